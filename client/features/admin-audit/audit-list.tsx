import { Drawer, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { AuditEventRow } from '#shared/admin/audit.ts';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { ListFrame, ListTools, listPaging } from '../../components/admin-list/admin-list.tsx';
import { exportUrl } from '../../components/admin-list/list-definition.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import { AuditChips } from './audit-chips.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { ChainPanel } from './chain-panel.tsx';
import { EventContent } from './event-content.tsx';
import { useAuditQuery } from './use-audit-query.ts';

const columns: ReadonlyArray<Column<AuditEventRow, 'created'>> = [
  { title: texts.what, cell: ({ sentence }) => sentence },
  { title: texts.who, cell: texts.whoOf },
  { title: texts.organisation, cell: texts.organisationOf },
  { title: texts.resourceType, cell: ({ resourceType }) => texts.resourceOf(resourceType) },
  { title: texts.when, sort: 'created', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

export function AuditList() {
  const audit = useAuditQuery();
  const { query: listQuery, set, clear, isNarrowed, openedEventId, close, eventHref } = audit;
  const query = trpc.adminAudit.page.useInfiniteQuery(listQuery, listPaging);
  const events = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <ListTools exportTo={exportUrl('/admin/export/audit.csv', listQuery)}>
        <AuditFilters audit={audit} />
      </ListTools>
      <AuditChips audit={audit} names={query.isPlaceholderData ? undefined : query.data?.pages[0]?.called} />
      <ListFrame query={query} count={events.length} isNarrowed={isNarrowed} onClear={clear} empty={texts.empty}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={events}
          keyOf={({ eventId }) => eventId}
          rowLink={{ to: ({ eventId }) => eventHref(eventId) }}
          sorting={listQuery}
          onSort={set}
        />
      </ListFrame>
      <EventDrawer eventId={openedEventId} onClose={close} />
    </>
  );
}

export default function AdminAuditPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <ChainPanel />
      <AuditList />
    </>
  );
}

type EventDrawerProps = { eventId: string | null; onClose: () => void };

function EventDrawer({ eventId, onClose }: EventDrawerProps) {
  const [displayedId, setDisplayedId] = useState(eventId);
  if (eventId !== null && eventId !== displayedId) setDisplayedId(eventId);
  return (
    <Drawer
      position="right"
      size="lg"
      title={displayedId === null ? '' : texts.details.title(displayedId)}
      opened={eventId !== null}
      onClose={onClose}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': texts.details.close }}
    >
      {displayedId !== null && <LoadedEvent eventId={displayedId} />}
    </Drawer>
  );
}

function LoadedEvent({ eventId }: { eventId: string }) {
  const query = trpc.adminAudit.event.useQuery({ eventId });
  if (query.data !== undefined) return <EventContent event={query.data} />;
  if (query.isError) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label={shellTexts.loading}>
      {['70%', '40%', '90%', '55%', '80%'].map((width) => (
        <Skeleton key={width} height={20} width={width} mb={16} />
      ))}
    </div>
  );
}
