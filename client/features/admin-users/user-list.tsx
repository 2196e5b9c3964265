import { keepPreviousData } from '@tanstack/react-query';
import { type UserInList, userKinds, userSorts, userStates } from '#shared/admin/users.ts';
import { adminUsersTexts as texts } from '#shared/texts/admin/users.ts';
import { AdminList, ListTools } from '../../components/admin-list/admin-list.tsx';
import { ListFilter, ListSearch } from '../../components/admin-list/list-fields.tsx';
import { exportAddress, listWish } from '../../components/admin-list/list-wish.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { forgotten } from '../../lib/refused.ts';
import { choice, useWish } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';
import { UserState } from './user-state.tsx';

const wishes = listWish(userSorts, { kind: choice(userKinds), state: choice(userStates) });

const columns: ReadonlyArray<Column<UserInList, (typeof userSorts)[number]>> = [
  {
    title: texts.sorts.name,
    sort: 'name',
    first: 'asc',
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  { title: texts.sorts.email, sort: 'email', first: 'asc', cell: ({ email }) => <EmailText email={email} /> },
  { title: texts.kind, cell: texts.kindOf },
  { title: texts.organisation, cell: ({ organisation }) => organisation?.name ?? '' },
  { title: texts.state, cell: (user) => <UserState user={user} /> },
  { title: texts.sorts.created, sort: 'created', cell: ({ createdAt }) => formatDate(createdAt) },
];

/** Everybody who has an account. */
export function UserList() {
  const { wish, set, clear, isNarrowed } = useWish(wishes);
  const query = trpc.adminUsers.page.useInfiniteQuery(wish, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...forgotten,
  });
  const users = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <ListTools exportTo={exportAddress('/admin/export/users.csv', wish)}>
        <ListSearch
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          search={wish.search}
          onSearch={(search) => set({ search })}
        />
        <ListFilter
          label={texts.kind}
          values={userKinds}
          names={texts.kinds}
          value={wish.kind}
          onChange={(kind) => set({ kind })}
        />
        <ListFilter
          label={texts.state}
          values={userStates}
          names={texts.states}
          value={wish.state}
          onChange={(state) => set({ state })}
        />
      </ListTools>
      <AdminList
        query={query}
        count={users.length}
        isCut={query.data?.pages.some(({ isCut }) => isCut)}
        isNarrowed={isNarrowed}
        onClear={clear}
        empty={texts.empty}
      >
        <DataTable
          label={texts.title}
          columns={columns}
          rows={users}
          keyOf={({ userId }) => userId}
          opening={{ to: ({ userId }) => paths.admin.user(userId) }}
          sorting={wish}
          onSort={set}
        />
      </AdminList>
    </>
  );
}
