import { may } from '#shared/permissions.ts';
import { adminImportTexts as texts } from '#shared/texts/admin/import.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { CatalogueAdmin } from '../../features/admin-import/catalogue-admin.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

export default function AdminImportPage() {
  const session = useSession();
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={<LinkButton to={paths.admin.quality}>{texts.quality}</LinkButton>}
      />
      <CatalogueAdmin mayChange={mayChange} />
    </>
  );
}
