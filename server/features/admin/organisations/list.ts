import { Prisma } from '#prisma/generated/client.ts';
import {
  type AdminOrganisationRow,
  type OrganisationsInput,
  organisationsExport,
} from '#shared/admin/organisations.ts';
import { adminOrganisationsTexts as texts } from '#shared/texts/admin/organisations.ts';
import type { AdminList } from '../../../core/database/admin-list.ts';
import { listStatement } from '../../../core/database/list-search.ts';

const states: Record<OrganisationsInput['state'], Prisma.Sql> = {
  any: Prisma.empty,
  open: Prisma.sql`and o.locked_at is null`,
  locked: Prisma.sql`and o.locked_at is not null`,
  waiting: Prisma.sql`and o.name_held_at is not null`,
  unverified: Prisma.sql`and o.verified_at is null`,
};
const pages: Record<OrganisationsInput['page'], Prisma.Sql> = {
  any: Prisma.empty,
  public: Prisma.sql`and o.is_public = true`,
  hidden: Prisma.sql`and o.is_public = false`,
};

export const organisationList: AdminList<OrganisationsInput, AdminOrganisationRow, AdminOrganisationRow> = {
  statement: (query) =>
    listStatement<OrganisationsInput>(
      {
        table: 'orgs o',
        sorts: {
          created: { by: Prisma.sql`o.created_at`, as: 'timestamptz' },
          name: { by: Prisma.sql`lower(o.name)`, as: 'text' },
        },
        filters: ({ state, page }) => Prisma.sql`${states[state]} ${pages[page]}`,
        columns: Prisma.sql`o.id, o.name, o.is_public, o.locked_at, o.name_held_at, o.verified_at, o.created_at`,
        pageColumns: Prisma.sql`
          o.id as "organisationId", o.name, o.is_public as "isPublic", o.locked_at is not null as "isLocked",
          o.name_held_at is not null as "isNameHeld", o.verified_at is not null as "isVerified", o.created_at as "createdAt",
          (select count(*)::int from org_members m where m.org_id = o.id) as members,
          (select count(*)::int from courses c where c.org_id = o.id) as courses,
          (select count(*)::int from jobs j where j.org_id = o.id) as jobs`,
      },
      query,
    ),
  present: ({
    organisationId,
    name,
    members,
    courses,
    jobs,
    isPublic,
    isLocked,
    isNameHeld,
    isVerified,
    createdAt,
  }) => ({
    ...{ organisationId, name, members, courses, jobs },
    ...{ isPublic, isLocked, isNameHeld, isVerified, createdAt },
  }),
  file: {
    route: 'GET /admin/export/organisations.csv',
    title: texts.title,
    input: organisationsExport,
    columns: texts.exportColumns,
    cells: (organisation) => [
      organisation.name,
      String(organisation.members),
      String(organisation.courses),
      String(organisation.jobs),
      texts.pageOf(organisation),
      texts.stateOf(organisation),
      organisation.createdAt.toISOString(),
    ],
  },
};
