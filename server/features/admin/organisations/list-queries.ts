import { Prisma } from '#prisma/generated/client.ts';
import type { OrganisationsInput } from '#shared/admin/organisations.ts';
import type { Tx } from '../../../core/database/db.ts';
import { keysetOf, type Placed, type SortColumn } from '../../../core/database/keyset.ts';
import { type AskedList, type Collected, collectedFirst, matchingWords } from '../../../core/database/list-search.ts';

export type OrganisationRow = Placed &
  Collected & {
    organisationId: string;
    name: string;
    members: number;
    courses: number;
    jobs: number;
    isPublic: boolean;
    isLocked: boolean;
    isNameHeld: boolean;
    isVerified: boolean;
    createdAt: Date;
  };

const columns: Record<OrganisationsInput['sort'], SortColumn> = {
  created: { by: Prisma.sql`o.created_at`, as: 'timestamptz' },
  name: { by: Prisma.sql`lower(o.name)`, as: 'text' },
};

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

type Asked = AskedList<OrganisationsInput>;

/** What is counted is counted for the rows of the page alone. */
export function organisationsStatement({ input, take, isWhole = false }: Asked): Prisma.Sql {
  const { place, after, order } = keysetOf({ columns, id: { by: Prisma.sql`o.id`, as: 'uuid' } }, input);
  const wanted = Prisma.sql`o.id, o.name, o.is_public, o.locked_at, o.name_held_at, o.verified_at, o.created_at`;
  const matching = matchingWords(Prisma.sql`o.search_text`, input.search);
  const filters = Prisma.sql`${states[input.state]} ${pages[input.page]} ${matching}`;
  const isSearch = input.search !== '' && !isWhole;
  const { found, from, isCut } = collectedFirst({ table: 'orgs o', columns: wanted, filters, isSearch });
  return Prisma.sql`
    ${found}
    select o.id as "organisationId", o.name, o.is_public as "isPublic", o.locked_at is not null as "isLocked",
           o.name_held_at is not null as "isNameHeld", o.verified_at is not null as "isVerified", o.created_at as "createdAt", ${place}, ${isCut} as "isCut",
           (select count(*)::int from org_members m where m.org_id = o.id) as members,
           (select count(*)::int from courses c where c.org_id = o.id) as courses,
           (select count(*)::int from jobs j where j.org_id = o.id) as jobs
      from (select ${wanted}
              from ${from} ${after}
             order by ${order}
             limit ${take}) o
     order by ${order}`;
}

export const listOrganisations = (tx: Tx, asked: Asked): Promise<OrganisationRow[]> =>
  tx.$queryRaw(organisationsStatement(asked));
