import { beginningOf, placesOf } from '#shared/assessments/places.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type {
  RankedSkill,
  RankedValue,
  ResultSummary,
  SoftskillResultView,
  ValueResultView,
} from '#shared/assessments/state.ts';
import { consistencyBand } from '#shared/assessments/values/consistency.ts';
import type { SkillName } from '../soft-skills/skills.ts';
import type { SoftskillResultRow, ValueResultRow } from './queries.ts';

/** How much of a result whoever has only its token sees. */
const guestSkillCount = 5;
const guestValueCount = 3;

/** What the person themselves sees: all of it. */
export const softskillsForOwner = (row: SoftskillResultRow, skills: readonly SkillName[]): SoftskillResultView =>
  softskillView(row, skills, skills.length);
export const valuesForOwner = (row: ValueResultRow): ValueResultView => valueView(row, Number.POSITIVE_INFINITY);

/** What belongs to no account yet shows its beginning, so that taking it over is worth something. */
export const softskillsForGuest = (row: SoftskillResultRow, skills: readonly SkillName[]): SoftskillResultView =>
  softskillView(row, skills, guestSkillCount);
export const valuesForGuest = (row: ValueResultRow): ValueResultView => valueView(row, guestValueCount);

function softskillView(row: SoftskillResultRow, skills: readonly SkillName[], shownCount: number): SoftskillResultView {
  const ranked = rankedSkills(row, skills);
  const { shown, tied } = beginningOf(ranked, shownCount);
  return {
    resultId: row.id,
    variant: row.testVariant,
    createdAt: row.createdAt,
    skills: shown,
    totalSkills: ranked.length,
    tiedBeyond: tied,
    // Results of the first scoring version know none, until they are computed anew.
    quality: { ...row.quality, decisive: row.quality.decisive ?? [] },
  };
}

/** Strongest first, as the bands stand; equal strengths share a place. Of skills that the catalogue has no more nothing is said. */
export function rankedSkills({ scores, bands }: SoftskillResultRow, skills: readonly SkillName[]): RankedSkill[] {
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
  const { shown, tied } = beginningOf(rankedValues(row.scores), shownCount);
  return {
    resultId: row.id,
    createdAt: row.createdAt,
    values: shown,
    tiedBeyond: tied,
    consistence: row.consistence,
    band: consistencyBand(row.consistence),
  };
}

/** Most wins first; equal wins stand in alphabetical order. */
function rankedValues(scores: Readonly<Record<string, number>>): RankedValue[] {
  const sorted = Object.entries(scores).sort(([a, aWins], [b, bWins]) => bWins - aWins || a.localeCompare(b, 'de'));
  const places = placesOf(sorted.map(([, wins]) => wins));
  return sorted.map(([value, wins], index) => ({ value, wins, ...(places[index] ?? { rank: 0, isShared: false }) }));
}

export const presentSummary = (row: { id: string; createdAt: Date; testVariant?: TestVariant }): ResultSummary => ({
  resultId: row.id,
  createdAt: row.createdAt,
  variant: row.testVariant ?? null,
});
