import { cutRanked, ranksByCount } from '#shared/assessments/ranking.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type {
  RankedSkillView,
  RankedValue,
  ResultSummary,
  SoftskillResultView,
  ValueResultView,
} from '#shared/assessments/state.ts';
import { consistencyBand } from '#shared/assessments/values/consistency.ts';
import type { SkillName } from '../soft-skills/skills.ts';
import type { SoftskillResultRow, ValueResultRow } from './queries.ts';

const guestSkillCount = 5;
const guestValueCount = 3;

export const softskillsForOwner = (row: SoftskillResultRow, skills: readonly SkillName[]): SoftskillResultView =>
  softskillView(row, skills, skills.length);
export const valuesForOwner = (row: ValueResultRow): ValueResultView => valueView(row, Number.POSITIVE_INFINITY);

export const softskillsForGuest = (row: SoftskillResultRow, skills: readonly SkillName[]): SoftskillResultView =>
  softskillView(row, skills, guestSkillCount);
export const valuesForGuest = (row: ValueResultRow): ValueResultView => valueView(row, guestValueCount);

function softskillView(row: SoftskillResultRow, skills: readonly SkillName[], shownCount: number): SoftskillResultView {
  const ranked = rankedSkills(row, skills);
  const { shown, tied } = cutRanked(ranked, shownCount);
  return {
    resultId: row.id,
    variant: row.testVariant,
    createdAt: row.createdAt,
    skills: shown,
    totalSkills: ranked.length,
    tiedBeyond: tied,
    // Results of scoring version 1 have no `decisive` until they are recomputed.
    quality: { ...row.quality, decisive: row.quality.decisive ?? [] },
  };
}

/** Strongest first, in the order of the bands. Skips skills that the catalogue no longer has. */
export function rankedSkills({ scores, bands }: SoftskillResultRow, skills: readonly SkillName[]): RankedSkillView[] {
  const known = new Map(skills.map((skill) => [skill.id, skill]));
  return bands.flatMap(({ skillId, rank, low, high }) => {
    const skill = known.get(skillId);
    if (skill === undefined) return [];
    const isShared = bands.some((other) => other.skillId !== skillId && other.rank === rank);
    const { name, description } = skill;
    return [{ skillId, name, description, points: scores[skillId] ?? 0, rank, isShared, low, high }];
  });
}

function valueView(row: ValueResultRow, shownCount: number): ValueResultView {
  const { shown, tied } = cutRanked(rankedValues(row.scores), shownCount);
  return {
    resultId: row.id,
    createdAt: row.createdAt,
    values: shown,
    tiedBeyond: tied,
    consistence: row.consistence,
    band: consistencyBand(row.consistence),
  };
}

function rankedValues(scores: Readonly<Record<string, number>>): RankedValue[] {
  const sorted = Object.entries(scores).sort(([a, aWins], [b, bWins]) => bWins - aWins || a.localeCompare(b, 'de'));
  const places = ranksByCount(sorted.map(([, wins]) => wins));
  return sorted.map(([value, wins], index) => ({ value, wins, ...(places[index] ?? { rank: 0, isShared: false }) }));
}

export const presentSummary = (row: { id: string; createdAt: Date; testVariant?: TestVariant }): ResultSummary => ({
  resultId: row.id,
  createdAt: row.createdAt,
  variant: row.testVariant ?? null,
});
