import type { AuditEventInList } from '#shared/admin/audit.ts';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { ListFrame, ListTools, listPaging } from '../../components/admin-list/admin-list.tsx';
import { exportAddress } from '../../components/admin-list/list-definition.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import { AuditChips } from './audit-chips.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { EventDrawer } from './event-drawer.tsx';
import { useAuditWish } from './use-audit-wish.ts';

const columns: ReadonlyArray<Column<AuditEventInList, 'created'>> = [
  { title: texts.what, cell: ({ sentence }) => sentence },
  { title: texts.who, cell: texts.whoOf },
  { title: texts.organisation, cell: texts.organisationOf },
  { title: texts.resourceType, cell: ({ resourceType }) => texts.resourceOf(resourceType) },
  { title: texts.when, sort: 'created', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

/** Everything that was written down, and what stands behind one of it. */
export function AuditList() {
  const audit = useAuditWish();
  const { wish, set, clear, isNarrowed, opened, close, toEvent } = audit;
  const query = trpc.adminAudit.page.useInfiniteQuery(wish, listPaging);
  const events = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <ListTools exportTo={exportAddress('/admin/export/audit.csv', wish)}>
        <AuditFilters audit={audit} />
      </ListTools>
      <AuditChips audit={audit} called={query.isPlaceholderData ? undefined : query.data?.pages[0]?.called} />
      <ListFrame query={query} count={events.length} isNarrowed={isNarrowed} onClear={clear} empty={texts.empty}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={events}
          keyOf={({ eventId }) => eventId}
          opening={{ to: ({ eventId }) => toEvent(eventId) }}
          sorting={wish}
          onSort={set}
        />
      </ListFrame>
      <EventDrawer eventId={opened} onClose={close} />
    </>
  );
}
