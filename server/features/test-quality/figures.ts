import { partOneGroupCount, partTwoGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { FirstPlaces } from '#shared/test-quality/drift.ts';
import {
  findDeviations,
  meanPlace,
  medianOfBins,
  minRuns,
  noPlaces,
  type PlaceCounts,
  placeShares,
  runsForComparing,
  sumCounts,
} from '#shared/test-quality/places.ts';
import type {
  DeviatingStatement,
  GroupFigures,
  MonthFigures,
  PartTwoFigures,
  StatementFigures,
} from '#shared/test-quality/state.ts';
import type { activeCatalogue } from '../assessments/service.ts';
import type { MonthRow, PlaceRow, TimeRow } from './state-queries.ts';

type Catalogue = Awaited<ReturnType<typeof activeCatalogue>>;
export type StatementNames = { catalogue: Catalogue; skillNames: ReadonlyMap<number, string> };
export type Counts = { placesOf: (statementId: number) => PlaceCounts; times: readonly TimeRow[] };

const maxDeviating = 12;
/** Smaller deviations may be chance, because 120 statements are tested together (see drift.ts). */
const errorsBeyondChance = 3.5;

export const countsOf = (places: readonly PlaceRow[], times: readonly TimeRow[]): Counts => {
  const byId = new Map(places.map(({ statementId, counts }) => [statementId, counts]));
  return { placesOf: (statementId) => byId.get(statementId) ?? noPlaces, times };
};

export function nameStatement({ catalogue, skillNames }: StatementNames, statementId: number) {
  const statement = catalogue.statements.get(statementId);
  return { statementId, text: statement?.text ?? '', skill: skillNames.get(statement?.skillId ?? 0) ?? '' };
}

export const groupIndexOf = ({ groups }: Catalogue): ReadonlyMap<number, number> =>
  new Map(groups.flatMap((ids, index) => ids.map((id) => [id, index] as const)));

const rounded = (value: number): number => Math.round(value * 100) / 100;

function statementFigures(naming: StatementNames, counts: PlaceCounts, statementId: number): StatementFigures {
  const [shares, mean] = [placeShares(counts), meanPlace(counts)];
  return {
    ...nameStatement(naming, statementId),
    shares,
    meanPlace: shares === null || mean === null ? null : rounded(mean),
  };
}

function medianOfGroups(times: readonly TimeRow[], isIncluded: (groupIndex: number) => boolean): number | null {
  const bins = times.filter(({ groupIndex }) => isIncluded(groupIndex));
  return sumCounts(bins.map(({ count }) => count)) < minRuns ? null : medianOfBins(bins);
}

export const medianOfPartOne = ({ times }: Counts): number | null =>
  medianOfGroups(times, (groupIndex) => groupIndex < partOneGroupCount);

export const groupFigures = (naming: StatementNames, { placesOf, times }: Counts): GroupFigures[] =>
  naming.catalogue.groups.map((ids, groupIndex) => ({
    groupIndex,
    medianSeconds: medianOfGroups(times, (index) => index === groupIndex),
    statements: ids.map((id) => statementFigures(naming, placesOf(id), id)),
  }));

export const partTwoFigures = (naming: StatementNames, { placesOf, times }: Counts): PartTwoFigures => ({
  medianSeconds: Array.from({ length: partTwoGroupCount }, (_, group) =>
    medianOfGroups(times, (index) => index === partOneGroupCount + group),
  ),
  statements: [...naming.catalogue.additional.values()].flat().map((id) => statementFigures(naming, placesOf(id), id)),
});

export const monthFigures = ({ month, runs, flagged, counted }: MonthRow): MonthFigures => ({
  month,
  runs: counted,
  flaggedShare: rounded(flagged / runs),
});

export function deviatingStatements(
  naming: StatementNames,
  { placesOf }: Counts,
  runs: number,
): DeviatingStatement[] | null {
  if (runs < runsForComparing) return null;
  const counted = naming.catalogue.groups.map((ids) =>
    ids.map((statementId) => ({ statementId, counts: placesOf(statementId) })),
  );
  const groupOf = groupIndexOf(naming.catalogue);
  return findDeviations(counted)
    .slice(0, maxDeviating)
    .map(({ statementId, ahead, error, ...places }) => ({
      ...nameStatement(naming, statementId),
      groupIndex: groupOf.get(statementId) ?? 0,
      meanPlace: rounded(places.meanPlace),
      matesPlace: rounded(places.matesPlace),
      ahead: rounded(ahead),
      isBeyondChance: Math.abs(ahead) >= errorsBeyondChance * error,
    }));
}

/** Part 1 only, because in part 2 each person compares a statement with different others. */
export const firstPlaces = ({ groups }: Catalogue, { placesOf }: Pick<Counts, 'placesOf'>): FirstPlaces[] =>
  groups.flat().map((statementId) => {
    const counts = placesOf(statementId);
    return { statementId, first: counts[0] ?? 0, times: sumCounts(counts) };
  });
