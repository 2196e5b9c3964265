import { type AdminCourseRow, courseSorts, courseStates } from '#shared/admin/courses.ts';
import { adminCoursesTexts as texts } from '#shared/texts/admin/courses.ts';
import { AdminListPage, listPaging } from '../../components/admin-list/admin-list.tsx';
import { defineAdminList, useListQuery } from '../../components/admin-list/list-definition.ts';
import { CourseStateBadge } from '../../components/course-badges.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const list = defineAdminList({
  texts,
  exportPath: '/admin/export/courses.csv',
  sorts: courseSorts,
  filters: { state: { label: texts.state, values: courseStates, names: texts.states } },
  isOwned: true,
  keyOf: ({ courseId }: AdminCourseRow) => courseId,
  to: ({ courseId }) => paths.admin.course(courseId),
  columns: [
    { title: texts.sorts.title, sort: 'title', firstOrder: 'asc', cell: ({ title }) => title },
    { title: texts.organisation, cell: ({ organisation }) => organisation?.name ?? texts.withoutOrganisation },
    { title: texts.state, cell: (course) => <CourseStateBadge course={course} /> },
    { title: texts.version, cell: ({ version }) => (version === 0 ? '–' : version.toLocaleString('de-DE')) },
    { title: texts.sorts.created, sort: 'created', cell: ({ createdAt }) => formatDate(createdAt) },
    { title: texts.changed, cell: ({ updatedAt }) => formatDate(updatedAt) },
  ],
});

export default function AdminCoursesPage() {
  const listQuery = useListQuery(list);
  const query = trpc.adminCourses.page.useInfiniteQuery(listQuery.query, listPaging);
  return <AdminListPage list={list} listState={listQuery} query={query} />;
}
