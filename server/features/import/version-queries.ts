import { Prisma } from '#prisma/generated/client.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { ImportFinding, VersionStatus } from '#shared/import/plan.ts';
import { exactCountLimit } from '#shared/import/versions.ts';
import type { Tx } from '../../core/database/db.ts';

const maxListedDrafts = 50;

export type VersionListRow = {
  id: number;
  testVariant: TestVariant;
  number: number;
  status: VersionStatus;
  findings: ImportFinding[];
  createdAt: Date;
  activatedAt: Date | null;
  statements: number;
  groups: number;
  /** `exactCountLimit` + 1 if there are more. */
  runs: number;
};

const columns = Prisma.sql`v.id, v.test_variant::text as "testVariant", v.number, v.status::text as status, v.findings,
  v.created_at as "createdAt", v.activated_at as "activatedAt",
  (select count(*)::int from statements s where s.catalogue_version_id = v.id) as statements,
  (select count(*)::int from question_groups g where g.catalogue_version_id = v.id) as groups,
  (select count(*)::int from (select from softskill_test_runs r where r.catalogue_version_id = v.id
                               limit ${exactCountLimit + 1}) counted) as runs`;

export const listVersions = (tx: Tx, testVariant: TestVariant): Promise<VersionListRow[]> =>
  tx.$queryRaw<
    VersionListRow[]
  >`select ${columns} from catalogue_versions v where v.test_variant = ${testVariant}::test_variant
    and (v.status = 'active' or v.activated_at is not null or v.id in (
      select d.id from catalogue_versions d where d.test_variant = ${testVariant}::test_variant
         and d.status <> 'active' and d.activated_at is null order by d.number desc limit ${maxListedDrafts}))
    order by v.status = 'active' desc, v.number desc`;

export async function findVersionRow(tx: Tx, id: number): Promise<VersionListRow | null> {
  const rows = await tx.$queryRaw<VersionListRow[]>`select ${columns} from catalogue_versions v where v.id = ${id}`;
  return rows[0] ?? null;
}
