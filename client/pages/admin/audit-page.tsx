import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { AuditList } from '../../features/admin-audit/audit-list.tsx';
import { ChainPanel } from '../../features/admin-audit/chain-panel.tsx';

export default function AdminAuditPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <ChainPanel />
      <AuditList />
    </>
  );
}
