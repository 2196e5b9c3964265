import type { RankedSkillView, SoftskillResultView } from './state.ts';

export type Insight =
  /** Skills that probably belong to the upper third. */
  | { kind: 'clear'; names: string[]; isOrderOpen: boolean }
  /** Skills that very probably belong to the upper half. */
  | { kind: 'leaning'; names: string[] }
  /** No skill is clearly ahead; `names`: the skills at rank 1. */
  | { kind: 'even'; names: string[]; leaders: number };

type InsightInput = Pick<SoftskillResultView, 'skills' | 'totalSkills' | 'tiedBeyond' | 'quality'>;

/** A sentence names no more. */
const namedSkillCount = 3;

/** Size of a guest's result, so that signing up does not change the insight. */
const consideredSkillCount = 5;

/** A flat run has no strengths: among thirty random skills, some always lead. Null without skills. */
export function insightOf({ skills, totalSkills, tiedBeyond, quality }: InsightInput): Insight | null {
  const topSkills = skills.slice(0, consideredSkillCount);
  const leaders = skills.filter(({ rank }) => rank === 1);
  if (leaders.length === 0) return null;
  const isFlat = quality.signals.includes('flat');
  const withinTopShare = (share: number) =>
    topSkills.filter(({ high }) => !isFlat && high <= Math.floor(totalSkills * share)).slice(0, namedSkillCount);
  const outstanding = withinTopShare(1 / 3);
  if (outstanding.length > 0) return { kind: 'clear', names: namesOf(outstanding), isOrderOpen: isOpen(outstanding) };
  const leaning = withinTopShare(1 / 2);
  if (leaning.length > 0) return { kind: 'leaning', names: namesOf(leaning) };
  const hiddenTies = leaders.length === skills.length ? tiedBeyond : 0;
  return { kind: 'even', names: namesOf(leaders), leaders: leaders.length + hiddenTies };
}

const namesOf = (skills: readonly RankedSkillView[]): string[] => skills.map(({ name }) => name);

const isOpen = ([first, ...others]: readonly RankedSkillView[]): boolean =>
  first !== undefined && others.some(({ low }) => low <= first.high);
