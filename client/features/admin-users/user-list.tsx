import { type AdminUserRow, userKinds, userSorts, userStates } from '#shared/admin/users.ts';
import { adminUsersTexts as texts } from '#shared/texts/admin/users.ts';
import { AdminListPage, listPaging } from '../../components/admin-list/admin-list.tsx';
import { defineAdminList, useListQuery } from '../../components/admin-list/list-definition.ts';
import { UserState } from '../../components/admin-list/state-badges.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const { sorts } = texts;

const list = defineAdminList({
  texts,
  exportPath: '/admin/export/users.csv',
  sorts: userSorts,
  filters: {
    kind: { label: texts.kind, values: userKinds, names: texts.kinds },
    state: { label: texts.state, values: userStates, names: texts.states },
  },
  keyOf: ({ userId }: AdminUserRow) => userId,
  to: ({ userId }) => paths.admin.user(userId),
  columns: [
    {
      title: sorts.name,
      sort: 'name',
      firstOrder: 'asc',
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { title: sorts.email, sort: 'email', firstOrder: 'asc', cell: ({ email }) => <EmailText email={email} /> },
    { title: texts.kind, cell: texts.kindOf },
    { title: texts.organisation, cell: ({ organisation }) => organisation?.name ?? '' },
    { title: texts.state, cell: (user) => <UserState user={user} /> },
    { title: sorts.created, sort: 'created', cell: ({ createdAt }) => formatDate(createdAt) },
  ],
});

export default function UsersPage() {
  const listQuery = useListQuery(list);
  const query = trpc.adminUsers.page.useInfiniteQuery(listQuery.query, listPaging);
  return <AdminListPage list={list} listState={listQuery} query={query} />;
}
