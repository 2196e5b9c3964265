import {
  type AdminOrganisationRow,
  organisationPages,
  organisationSorts,
  organisationStates,
} from '#shared/admin/organisations.ts';
import { adminOrganisationsTexts as texts } from '#shared/texts/admin/organisations.ts';
import { AdminListPage, listPaging } from '../../components/admin-list/admin-list.tsx';
import { defineAdminList, useListQuery } from '../../components/admin-list/list-definition.ts';
import { OrganisationState } from '../../components/admin-list/state-badges.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const list = defineAdminList({
  texts,
  exportPath: '/admin/export/organisations.csv',
  sorts: organisationSorts,
  filters: {
    state: { label: texts.state, values: organisationStates, names: texts.states },
    page: { label: texts.page, values: organisationPages, names: texts.pages },
  },
  keyOf: ({ organisationId }: AdminOrganisationRow) => organisationId,
  to: ({ organisationId }) => paths.admin.organisation(organisationId),
  columns: [
    { title: texts.sorts.name, sort: 'name', firstOrder: 'asc', cell: ({ name }) => name },
    { title: texts.members, cell: ({ members }) => texts.number(members) },
    { title: texts.courses, cell: ({ courses }) => texts.number(courses) },
    { title: texts.jobs, cell: ({ jobs }) => texts.number(jobs) },
    { title: texts.state, cell: (organisation) => <OrganisationState state={organisation} /> },
    { title: texts.sorts.created, sort: 'created', cell: ({ createdAt }) => formatDate(createdAt) },
  ],
});

export default function AdminOrganisationsPage() {
  const listQuery = useListQuery(list);
  const query = trpc.adminOrganisations.page.useInfiniteQuery(listQuery.query, listPaging);
  return <AdminListPage list={list} listState={listQuery} query={query} />;
}
