import {
  type AdminReportRow,
  categoryFilters,
  kindFilters,
  reportSorts,
  stateFilters,
} from '#shared/reports/schema.ts';
import { adminReportsTexts as texts } from '#shared/texts/moderation/reports.ts';
import { AdminListPage, listPaging } from '../../components/admin-list/admin-list.tsx';
import { defineAdminList, useListQuery } from '../../components/admin-list/list-definition.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const list = defineAdminList({
  texts,
  exportPath: '/admin/export/reports.csv',
  sorts: reportSorts,
  filters: {
    state: { label: texts.state, values: stateFilters, names: texts.states },
    kind: { label: texts.kind, values: kindFilters, names: texts.kinds },
    category: { label: texts.category, values: categoryFilters, names: texts.categories },
  },
  keyOf: ({ reportId }: AdminReportRow) => reportId,
  to: ({ reportId }) => paths.admin.report(reportId),
  columns: [
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
  ],
});

export default function AdminReportsPage() {
  const listQuery = useListQuery(list);
  const query = trpc.adminReports.page.useInfiniteQuery(listQuery.query, listPaging);
  return <AdminListPage list={list} listState={listQuery} query={query} />;
}
