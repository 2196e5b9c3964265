import { Skeleton, Text } from '@mantine/core';
import { useRef } from 'react';
import { may } from '#shared/permissions.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { adminListTexts } from '#shared/texts/admin/list.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { DeleteAll } from './delete-all.tsx';
import { ImportSection } from './import-section.tsx';
import { useCatalogueImport } from './use-catalogue-import.ts';
import { VersionSection } from './version-section.tsx';

export function CatalogueAdmin({ mayChange }: { mayChange: boolean }) {
  const current = useCatalogueImport();
  const top = useRef<HTMLDivElement>(null);
  const versions = trpc.adminImport.versions.useQuery();
  if (versions.isPending) return <Skeleton height={320} />;
  if (versions.data === undefined)
    return <AdminFailure error={versions.error} onRetry={() => void versions.refetch()} />;
  return (
    <>
      <div ref={top} tabIndex={-1}>
        {mayChange ? <ImportSection current={current} /> : <Text c="dimmed">{adminListTexts.readOnly}</Text>}
      </div>
      <Text mb="xl" c="dimmed" maw="var(--pg-reading)">
        {adminImportTexts.versions.text}
      </Text>
      {versions.data.map((list) => (
        <VersionSection
          key={list.testVariant}
          list={list}
          mayChange={mayChange}
          onTakeShipped={() => {
            current.set({ testVariant: list.testVariant, source: 'shipped' });
            top.current?.focus();
          }}
        />
      ))}
      {mayChange && <DeleteAll />}
    </>
  );
}

export default function AdminImportPage() {
  const session = useSession();
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <>
      <PageHeader
        title={adminImportTexts.title}
        text={adminImportTexts.text}
        actions={<LinkButton to={paths.admin.quality}>{adminImportTexts.quality}</LinkButton>}
      />
      <CatalogueAdmin mayChange={mayChange} />
    </>
  );
}
