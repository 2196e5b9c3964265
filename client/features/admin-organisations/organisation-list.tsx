import { keepPreviousData } from '@tanstack/react-query';
import {
  type OrganisationInList,
  organisationPages,
  organisationSorts,
  organisationStates,
} from '#shared/admin/organisations.ts';
import { adminOrganisationsTexts as texts } from '#shared/texts/admin/organisations.ts';
import { AdminList, ListTools } from '../../components/admin-list/admin-list.tsx';
import { ListFilter, ListSearch } from '../../components/admin-list/list-fields.tsx';
import { exportAddress, listWish } from '../../components/admin-list/list-wish.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { forgotten } from '../../lib/refused.ts';
import { choice, useWish } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';
import { OrganisationState } from './organisation-state.tsx';

const wishes = listWish(organisationSorts, { state: choice(organisationStates), page: choice(organisationPages) });

const columns: ReadonlyArray<Column<OrganisationInList, (typeof organisationSorts)[number]>> = [
  { title: texts.sorts.name, sort: 'name', first: 'asc', cell: ({ name }) => name },
  { title: texts.members, cell: ({ members }) => texts.number(members) },
  { title: texts.courses, cell: ({ courses }) => texts.number(courses) },
  { title: texts.jobs, cell: ({ jobs }) => texts.number(jobs) },
  { title: texts.state, cell: (organisation) => <OrganisationState state={organisation} /> },
  { title: texts.sorts.created, sort: 'created', cell: ({ createdAt }) => formatDate(createdAt) },
];

/** Every organisation of the installation. */
export function OrganisationList() {
  const { wish, set, clear, isNarrowed } = useWish(wishes);
  const query = trpc.adminOrganisations.page.useInfiniteQuery(wish, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...forgotten,
  });
  const organisations = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <ListTools exportTo={exportAddress('/admin/export/organisations.csv', wish)}>
        <ListSearch
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          search={wish.search}
          onSearch={(search) => set({ search })}
        />
        <ListFilter
          label={texts.state}
          values={organisationStates}
          names={texts.states}
          value={wish.state}
          onChange={(state) => set({ state })}
        />
        <ListFilter
          label={texts.page}
          values={organisationPages}
          names={texts.pages}
          value={wish.page}
          onChange={(page) => set({ page })}
        />
      </ListTools>
      <AdminList
        query={query}
        count={organisations.length}
        isCut={query.data?.pages.some(({ isCut }) => isCut)}
        isNarrowed={isNarrowed}
        onClear={clear}
        empty={texts.empty}
      >
        <DataTable
          label={texts.title}
          columns={columns}
          rows={organisations}
          keyOf={({ organisationId }) => organisationId}
          opening={{ to: ({ organisationId }) => paths.admin.organisation(organisationId) }}
          sorting={wish}
          onSort={set}
        />
      </AdminList>
    </>
  );
}
