import { keepPreviousData } from '@tanstack/react-query';
import { categoryFilters, kindFilters, type ReportInList, reportSorts, stateFilters } from '#shared/reports/schema.ts';
import { adminReportsTexts as texts } from '#shared/texts/moderation/reports.ts';
import { AdminList, ListTools } from '../../components/admin-list/admin-list.tsx';
import { ListFilter, ListSearch } from '../../components/admin-list/list-fields.tsx';
import { exportAddress, listWish } from '../../components/admin-list/list-wish.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { forgotten } from '../../lib/refused.ts';
import { choice, useWish } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';

const wishes = listWish(reportSorts, {
  state: choice(stateFilters),
  kind: choice(kindFilters),
  category: choice(categoryFilters),
});

const columns: ReadonlyArray<Column<ReportInList, (typeof reportSorts)[number]>> = [
  { title: texts.what, cell: texts.titleOf },
  { title: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
  { title: texts.category, cell: ({ category }) => texts.categories[category] },
  {
    title: texts.state,
    cell: ({ state }) => (
      <StateBadge of="report" state={state}>
        {texts.states[state]}
      </StateBadge>
    ),
  },
  { title: texts.reporter, cell: texts.reporterOf },
  { title: texts.sorts.created, sort: 'created', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

/** What was reported; at first what nobody has decided about. */
export function ReportList() {
  const { wish, set, clear, isNarrowed } = useWish(wishes);
  const query = trpc.adminReports.page.useInfiniteQuery(wish, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...forgotten,
  });
  const reports = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <ListTools exportTo={exportAddress('/admin/export/reports.csv', wish)}>
        <ListSearch
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          search={wish.search}
          onSearch={(search) => set({ search })}
        />
        <ListFilter
          label={texts.state}
          values={stateFilters}
          names={texts.states}
          value={wish.state}
          onChange={(state) => set({ state })}
        />
        <ListFilter
          label={texts.kind}
          values={kindFilters}
          names={texts.kinds}
          value={wish.kind}
          onChange={(kind) => set({ kind })}
        />
        <ListFilter
          label={texts.category}
          values={categoryFilters}
          names={texts.categories}
          value={wish.category}
          onChange={(category) => set({ category })}
        />
      </ListTools>
      <AdminList query={query} count={reports.length} isNarrowed={isNarrowed} onClear={clear} empty={texts.empty}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={reports}
          keyOf={({ reportId }) => reportId}
          opening={{ to: ({ reportId }) => paths.admin.report(reportId) }}
          sorting={wish}
          onSort={set}
        />
      </AdminList>
    </>
  );
}
