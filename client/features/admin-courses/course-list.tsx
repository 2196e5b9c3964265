import { keepPreviousData } from '@tanstack/react-query';
import { type CourseInAdminList, courseSorts, courseStates } from '#shared/admin/courses.ts';
import { adminCoursesTexts as texts } from '#shared/texts/admin/courses.ts';
import { AdminList, ListTools } from '../../components/admin-list/admin-list.tsx';
import { ListFilter, ListSearch } from '../../components/admin-list/list-fields.tsx';
import { exportAddress, listWish } from '../../components/admin-list/list-wish.ts';
import { OwnerFilter, useOwnerFilter } from '../../components/admin-list/owner-filter.tsx';
import { CourseStateBadge } from '../../components/course-badges.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { forgotten } from '../../lib/refused.ts';
import { choice, useWish } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';

const wishes = listWish(courseSorts, { state: choice(courseStates) });

const columns: ReadonlyArray<Column<CourseInAdminList, (typeof courseSorts)[number]>> = [
  { title: texts.sorts.title, sort: 'title', first: 'asc', cell: ({ title }) => title },
  { title: texts.organisation, cell: ({ organisation }) => organisation?.name ?? texts.withoutOrganisation },
  { title: texts.state, cell: (course) => <CourseStateBadge course={course} /> },
  { title: texts.version, cell: ({ version }) => (version === 0 ? '–' : version.toLocaleString('de-DE')) },
  { title: texts.sorts.created, sort: 'created', cell: ({ createdAt }) => formatDate(createdAt) },
  { title: texts.changed, cell: ({ updatedAt }) => formatDate(updatedAt) },
];

/** All courses of the installation. */
export function CourseList() {
  const { wish, set, clear, isNarrowed } = useWish(wishes);
  const owner = useOwnerFilter();
  const query = trpc.adminCourses.page.useInfiniteQuery(
    { ...wish, ...owner.wish },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData, ...forgotten },
  );
  const courses = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <ListTools exportTo={exportAddress('/admin/export/courses.csv', { ...wish, ...owner.wish })}>
        <ListSearch
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          search={wish.search}
          onSearch={(search) => set({ search })}
        />
        <ListFilter
          label={texts.state}
          values={courseStates}
          names={texts.states}
          value={wish.state}
          onChange={(state) => set({ state })}
        />
        <OwnerFilter filter={owner} list={query} />
      </ListTools>
      <AdminList
        query={query}
        count={courses.length}
        isCut={query.data?.pages.some(({ isCut }) => isCut)}
        isNarrowed={isNarrowed || owner.isSet}
        onClear={clear}
        empty={texts.empty}
      >
        <DataTable
          label={texts.title}
          columns={columns}
          rows={courses}
          keyOf={({ courseId }) => courseId}
          opening={{ to: ({ courseId }) => paths.admin.course(courseId) }}
          sorting={wish}
          onSort={set}
        />
      </AdminList>
    </>
  );
}
