import { testVariants } from '#shared/assessments/soft-skills/variants.ts';
import { statementIdsOf } from '#shared/import/catalogue.ts';
import type { ImportFile } from '#shared/import/files.ts';
import type { StoredCatalogue } from '#shared/import/plan.ts';
import {
  type BoundedCount,
  type CatalogueVersionRow,
  exactCountLimit,
  type VersionDetail,
  type VersionSkill,
  type VersionsOfVariant,
} from '#shared/import/versions.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { findCatalogueOfVersion, findVersion } from './queries.ts';
import { findVersionRow, listVersions, type VersionListRow } from './version-queries.ts';
import { catalogueFile } from './write-csv.ts';

export const listVersionsByVariant = ({ db }: App): Promise<VersionsOfVariant[]> =>
  Promise.all(
    testVariants.map(async (testVariant) => {
      return { testVariant, versions: (await listVersions(db.prisma, testVariant)).map(presentVersion) };
    }),
  );

/** @throws RuleError NOT_FOUND */
export async function getVersionDetail({ db }: App, versionId: number): Promise<VersionDetail> {
  const [row, catalogue] = await Promise.all([
    findVersionRow(db.prisma, versionId),
    findCatalogueOfVersion(db.prisma, versionId),
  ]);
  if (row === null || catalogue === null) throw new RuleError('NOT_FOUND');
  const { testVariant, findings: findingList } = row;
  return { ...presentVersion(row), testVariant, findingList, skills: skillsOf(catalogue) };
}

function presentVersion({ id, findings, runs, ...row }: VersionListRow): CatalogueVersionRow {
  const { number, status, createdAt, activatedAt, statements, groups } = row;
  return {
    ...{ versionId: id, number, status, createdAt, activatedAt, statements, groups },
    findings: findings.length,
    runs: boundedCount(runs),
  };
}

export const boundedCount = (counted: number): BoundedCount => ({
  count: Math.min(counted, exactCountLimit),
  isMore: counted > exactCountLimit,
});

function skillsOf({ skills, statements, groups }: StoredCatalogue): VersionSkill[] {
  const groupOf = new Map(groups.flatMap((group) => statementIdsOf(group).map((id) => [id, group.label] as const)));
  const byId = new Map(
    skills.map(({ id, name }): [number, VersionSkill] => [id, { skillId: id, name, statements: [] }]),
  );
  for (const { id, text, softskillId } of statements)
    byId.get(softskillId)?.statements.push({ statementId: id, text, group: groupOf.get(id) ?? null });
  return [...byId.values()];
}

/** @throws RuleError NOT_FOUND, also if the version was emptied */
export async function getVersionFile({ db }: App, versionId: number, file: ImportFile) {
  const [version, catalogue] = await Promise.all([
    findVersion(db.prisma, versionId),
    findCatalogueOfVersion(db.prisma, versionId),
  ]);
  if (version === null || catalogue === null || !version.hasStatements) throw new RuleError('NOT_FOUND');
  return { csv: catalogueFile(catalogue, file), testVariant: version.testVariant, number: version.number };
}

export const recordDownload = (ctx: SignedInContext, list: string): Promise<void> =>
  inTransaction(ctx.app.db, (tx) =>
    logAuditEvent(ctx, tx, { action: 'list_exported', resourceId: list, details: { list }, names: { filters: '' } }),
  );
