import type { AdminMember } from '#shared/admin/organisations.ts';
import { adminOrganisationTexts as texts } from '#shared/texts/admin/organisations.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { ListFrame } from '../../components/admin-list/admin-list.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { formatDate } from '../../lib/dates.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const { memberColumns: titles } = texts;
const columns: ReadonlyArray<Column<AdminMember>> = [
  { title: titles.name, cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { title: titles.email, cell: ({ email }) => <EmailText email={email} /> },
  { title: titles.role, cell: ({ role }) => roleNames[role] },
  { title: titles.joined, cell: ({ joinedAt }) => formatDate(joinedAt) },
];

export function OrganisationMembers({ organisationId }: { organisationId: string }) {
  const query = trpc.adminOrganisations.members.useInfiniteQuery(
    { organisationId },
    { getNextPageParam: ({ nextCursor }) => nextCursor, ...dropOnUnmount },
  );
  const members = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <DetailSection title={texts.members}>
      <ListFrame
        query={query}
        count={members.length}
        isNarrowed={false}
        onClear={() => undefined}
        empty={texts.noMembers}
      >
        <DataTable
          label={texts.members}
          columns={columns}
          rows={members}
          keyOf={({ userId }) => userId}
          rowLink={{ to: ({ userId }) => paths.admin.user(userId) }}
        />
      </ListFrame>
    </DetailSection>
  );
}
