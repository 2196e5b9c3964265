import { rankSkills } from '#shared/assessments/soft-skills/scoring.ts';
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

function softskillView(row: SoftskillResultRow, skills: readonly SkillName[], shown: number): SoftskillResultView {
  const ranked = ranksOf(row, skills);
  const total = ranked.reduce((sum, skill) => sum + skill.points, 0);
  return {
    resultId: row.id,
    variant: row.testVariant,
    createdAt: row.createdAt,
    skills: ranked.slice(0, shown).map(describing(row, skills)),
    totalSkills: ranked.length,
    averagePoints: ranked.length === 0 ? 0 : total / ranked.length,
    quality: row.quality,
  };
}

export const rankedSkills = (row: SoftskillResultRow, skills: readonly SkillName[]): RankedSkill[] =>
  ranksOf(row, skills).map(describing(row, skills));

type Ranked = Pick<RankedSkill, 'skillId' | 'points' | 'rank'>;

function ranksOf({ scores }: SoftskillResultRow, skills: readonly SkillName[]): Ranked[] {
  const points = new Map(Object.entries(scores).map(([id, given]) => [Number(id), given]));
  const order = skills.map(({ id }) => id).filter((id) => points.has(id));
  return rankSkills(points, order);
}

const describing =
  ({ bands }: SoftskillResultRow, skills: readonly SkillName[]) =>
  ({ skillId, points, rank }: Ranked): RankedSkill => {
    const { low = rank, high = rank } = bands.find((band) => band.skillId === skillId) ?? {};
    const { name = '', description = '' } = skills.find(({ id }) => id === skillId) ?? {};
    return { skillId, name, description, points, rank, low, high };
  };

const valueView = (row: ValueResultRow, shown: number): ValueResultView => ({
  resultId: row.id,
  createdAt: row.createdAt,
  values: rankedValues(row.scores).slice(0, shown),
  consistence: row.consistence,
  band: consistencyBand(row.consistence),
});

/** Most wins first; equal wins share the rank of the first of them and stand in alphabetical order. */
function rankedValues(scores: Readonly<Record<string, number>>): RankedValue[] {
  const sorted = Object.entries(scores).sort(([a, aWins], [b, bWins]) => bWins - aWins || a.localeCompare(b, 'de'));
  return sorted.map(([value, wins]) => ({ value, wins, rank: sorted.findIndex(([, other]) => other === wins) + 1 }));
}

export const presentSummary = (row: { id: string; createdAt: Date; testVariant?: TestVariant }): ResultSummary => ({
  resultId: row.id,
  createdAt: row.createdAt,
  variant: row.testVariant ?? null,
});
