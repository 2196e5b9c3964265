import { consistencyBand } from '#shared/tests/consistency.ts';
import { rankSkills } from '#shared/tests/scoring.ts';
import type {
  RankedSkill,
  RankedValue,
  ResultSummary,
  SoftskillResultView,
  ValueResultView,
} from '#shared/tests/state.ts';
import type { TestVariant } from '#shared/tests/variants.ts';
import type { SoftskillResultRow, ValueResultRow } from './result-queries.ts';

/** How much of a result is shown: owners see all of it. */
export const guestSkillCount = 5;
export const guestValueCount = 3;

type SkillName = { id: number; name: string; description: string };

export function presentSoftskillResult(
  row: SoftskillResultRow,
  skills: readonly SkillName[],
  shown: number = Number.POSITIVE_INFINITY,
): SoftskillResultView {
  const ranked = rankedSkills(row, skills);
  const total = ranked.reduce((sum, skill) => sum + skill.points, 0);
  return {
    resultId: row.id,
    variant: row.testVariant,
    createdAt: row.createdAt,
    skills: ranked.slice(0, shown),
    totalSkills: ranked.length,
    averagePoints: ranked.length === 0 ? 0 : total / ranked.length,
    quality: row.quality,
  };
}

export function rankedSkills(row: SoftskillResultRow, skills: readonly SkillName[]): RankedSkill[] {
  const scores = new Map(Object.entries(row.scores).map(([id, points]) => [Number(id), points]));
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const bands = new Map(row.bands.map((band) => [band.skillId, band]));
  const order = skills.map(({ id }) => id).filter((id) => scores.has(id));
  return rankSkills(scores, order).map(({ skillId, points, rank }) => {
    const { low = rank, high = rank } = bands.get(skillId) ?? {};
    const { name = '', description = '' } = byId.get(skillId) ?? {};
    return { skillId, name, description, points, rank, low, high };
  });
}

export function presentValueResult(row: ValueResultRow, shown: number = Number.POSITIVE_INFINITY): ValueResultView {
  return {
    resultId: row.id,
    createdAt: row.createdAt,
    values: rankedValues(row.scores).slice(0, shown),
    consistence: row.consistence,
    band: consistencyBand(row.consistence),
  };
}

/** Most wins first; equal wins share the rank of the first of them and stand in alphabetical order. */
export function rankedValues(scores: Readonly<Record<string, number>>): RankedValue[] {
  const sorted = Object.entries(scores).sort(([a, aWins], [b, bWins]) => bWins - aWins || a.localeCompare(b, 'de'));
  return sorted.map(([value, wins]) => ({ value, wins, rank: sorted.findIndex(([, other]) => other === wins) + 1 }));
}

export const presentSummary = (row: { id: string; createdAt: Date; testVariant?: TestVariant }): ResultSummary => ({
  resultId: row.id,
  createdAt: row.createdAt,
  variant: row.testVariant ?? null,
});
