import { keepPreviousData } from '@tanstack/react-query';
import { adminJobSorts, type JobInAdminList, jobStates } from '#shared/admin/jobs.ts';
import { adminJobsTexts as texts } from '#shared/texts/admin/jobs.ts';
import { AdminList, ListTools } from '../../components/admin-list/admin-list.tsx';
import { ListFilter, ListSearch } from '../../components/admin-list/list-fields.tsx';
import { exportAddress, listWish } from '../../components/admin-list/list-wish.ts';
import { OwnerFilter, useOwnerFilter } from '../../components/admin-list/owner-filter.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { forgotten } from '../../lib/refused.ts';
import { choice, useWish } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';
import { JobState } from './job-state.tsx';

const wishes = listWish(adminJobSorts, { state: choice(jobStates) });

const columns: ReadonlyArray<Column<JobInAdminList, (typeof adminJobSorts)[number]>> = [
  { title: texts.sorts.title, sort: 'title', first: 'asc', cell: ({ title }) => title || texts.untitled },
  { title: texts.organisation, cell: ({ organisation }) => organisation.name },
  { title: texts.state, cell: (job) => <JobState job={job} /> },
  { title: texts.reference, cell: ({ reference }) => reference },
  { title: texts.sorts.created, sort: 'created', cell: ({ createdAt }) => formatDate(createdAt) },
  { title: texts.changed, cell: ({ updatedAt }) => formatDate(updatedAt) },
];

/** All jobs of the installation. */
export function JobList() {
  const { wish, set, clear, isNarrowed } = useWish(wishes);
  const owner = useOwnerFilter();
  const query = trpc.adminJobs.page.useInfiniteQuery(
    { ...wish, ...owner.wish },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData, ...forgotten },
  );
  const jobs = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <ListTools exportTo={exportAddress('/admin/export/jobs.csv', { ...wish, ...owner.wish })}>
        <ListSearch
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          search={wish.search}
          onSearch={(search) => set({ search })}
        />
        <ListFilter
          label={texts.state}
          values={jobStates}
          names={texts.states}
          value={wish.state}
          onChange={(state) => set({ state })}
        />
        <OwnerFilter filter={owner} list={query} />
      </ListTools>
      <AdminList
        query={query}
        count={jobs.length}
        isCut={query.data?.pages.some(({ isCut }) => isCut)}
        isNarrowed={isNarrowed || owner.isSet}
        onClear={clear}
        empty={texts.empty}
      >
        <DataTable
          label={texts.title}
          columns={columns}
          rows={jobs}
          keyOf={({ jobId }) => jobId}
          opening={{ to: ({ jobId }) => paths.admin.job(jobId) }}
          sorting={wish}
          onSort={set}
        />
      </AdminList>
    </>
  );
}
