import { type AdminJobRow, adminJobSorts, jobStates } from '#shared/admin/jobs.ts';
import { adminJobsTexts as texts } from '#shared/texts/admin/jobs.ts';
import { AdminListPage, listPaging } from '../../components/admin-list/admin-list.tsx';
import { defineAdminList, useListQuery } from '../../components/admin-list/list-definition.ts';
import { JobState } from '../../components/admin-list/state-badges.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const list = defineAdminList({
  texts,
  exportPath: '/admin/export/jobs.csv',
  sorts: adminJobSorts,
  filters: { state: { label: texts.state, values: jobStates, names: texts.states } },
  isOwned: true,
  keyOf: ({ jobId }: AdminJobRow) => jobId,
  to: ({ jobId }) => paths.admin.job(jobId),
  columns: [
    { title: texts.sorts.title, sort: 'title', firstOrder: 'asc', cell: ({ title }) => title || texts.untitled },
    { title: texts.organisation, cell: ({ organisation }) => organisation.name },
    { title: texts.state, cell: (job) => <JobState job={job} /> },
    { title: texts.reference, cell: ({ reference }) => reference },
    { title: texts.sorts.created, sort: 'created', cell: ({ createdAt }) => formatDate(createdAt) },
    { title: texts.changed, cell: ({ updatedAt }) => formatDate(updatedAt) },
  ],
});

export default function AdminJobsPage() {
  const listQuery = useListQuery(list);
  const query = trpc.adminJobs.page.useInfiniteQuery(listQuery.query, listPaging);
  return <AdminListPage list={list} listState={listQuery} query={query} />;
}
