import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { findDrift, latestComparableMonths } from '#shared/test-quality/drift.ts';
import { minRuns } from '#shared/test-quality/places.ts';
import type { DriftFigures, QualityFigures, QualityState } from '#shared/test-quality/state.ts';
import type { App } from '../../core/app.ts';
import { activeCatalogue, listSkillNames } from '../assessments/service.ts';
import { countRunsForPage } from './count-runs.ts';
import {
  type Counts,
  countsOf,
  deviatingStatements,
  firstPlaces,
  groupFigures,
  groupIndexOf,
  medianOfPartOne,
  monthFigures,
  nameStatement,
  partTwoFigures,
  type StatementNames,
} from './figures.ts';
import { findVersion, listMonths, listPlaceCounts, listTimeCounts, type MonthRow } from './state-queries.ts';

const shownMonths = 24;
const maxMoved = 12;

/** @throws RuleError NO_CATALOGUE */
export async function qualityState(app: App, variant: TestVariant): Promise<QualityState> {
  const catalogue = await activeCatalogue(app.db, variant);
  const { versionId } = catalogue;
  await countRunsForPage(app, versionId);
  const { prisma } = app.db;
  const [version, months, skills] = await Promise.all([
    findVersion(prisma, versionId),
    listMonths(prisma, versionId, shownMonths),
    listSkillNames(app),
  ]);
  const runs = sumOf(months, 'counted');
  const naming = { catalogue, skillNames: new Map(skills.map(({ id, name }) => [id, name])) };
  return {
    variant,
    ...version,
    runs,
    figures: runs < minRuns ? null : await figuresOf(app, naming, months),
  };
}

async function figuresOf({ db: { prisma } }: App, naming: StatementNames, months: MonthRow[]): Promise<QualityFigures> {
  const { versionId } = naming.catalogue;
  const [from, to] = [months.at(-1)?.month ?? '', months[0]?.month ?? ''];
  const [places, times] = await Promise.all([
    listPlaceCounts(prisma, { versionId, from, to }),
    listTimeCounts(prisma, { versionId, from, to }),
  ]);
  const counts = countsOf(places, times);
  const [runs, flagged] = [sumOf(months, 'runs'), sumOf(months, 'flagged')];
  return {
    flaggedShare: Math.round((flagged / runs) * 100) / 100,
    medianSeconds: medianOfPartOne(counts),
    months: months.filter(({ counted }) => counted >= minRuns).map(monthFigures),
    groups: groupFigures(naming, counts),
    partTwo: partTwoFigures(naming, counts),
    deviating: deviatingStatements(naming, counts, sumOf(months, 'counted')),
    drift: await driftOf(prisma, { naming, months, counts }),
  };
}

const sumOf = (months: readonly MonthRow[], key: 'runs' | 'flagged' | 'counted'): number =>
  months.reduce((sum, month) => sum + month[key], 0);

type DriftSource = { naming: StatementNames; months: readonly MonthRow[]; counts: Counts };

async function driftOf(
  prisma: App['db']['prisma'],
  { naming, months, counts }: DriftSource,
): Promise<DriftFigures | null> {
  const compared = latestComparableMonths(months.map(({ month, counted }) => ({ month, runs: counted })));
  if (compared === null) return null;
  const { catalogue } = naming;
  const placesIn = async ({ month }: { month: string }) => {
    const rows = await listPlaceCounts(prisma, { versionId: catalogue.versionId, from: month, to: month });
    return firstPlaces(catalogue, countsOf(rows, []));
  };
  const [earlier, later] = compared;
  const [before, after] = await Promise.all([placesIn(earlier), placesIn(later)]);
  const overallShares = new Map(
    firstPlaces(catalogue, counts).map(({ statementId, first, times }) => [statementId, first / times]),
  );
  const groupOf = groupIndexOf(catalogue);
  const moved = findDrift(before, after)
    .slice(0, maxMoved)
    .map(({ statementId, ...shares }) => ({
      ...nameStatement(naming, statementId),
      groupIndex: groupOf.get(statementId) ?? 0,
      whole: thousandths(overallShares.get(statementId) ?? 0),
      before: thousandths(shares.before),
      after: thousandths(shares.after),
      error: thousandths(shares.error),
    }));
  return { before: earlier.month, after: later.month, moved };
}

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;
