import { cutRanked } from './ranking.ts';
import type { RankedSkillView, SoftskillResultView } from './state.ts';

export type Insight =
  /** Skills that probably belong to the upper third; `next`: the measured followers of a single one. */
  | { kind: 'clear'; names: string[]; next: string[]; isOrderOpen: boolean }
  /** Begins with the skills that very probably belong to the upper half. */
  | { kind: 'leaning'; names: string[] }
  /** No skill is clearly ahead; `names`: the first as measured, `tied`: others at the rank of the last of them. */
  | { kind: 'even'; names: string[]; tied: number };

type InsightInput = Pick<SoftskillResultView, 'skills' | 'totalSkills' | 'tiedBeyond' | 'quality'>;

/** A sentence names no more. */
const namedSkillCount = 3;

/** Size of a guest's result, so that signing up does not change the insight. */
const consideredSkillCount = 5;

/** A flat run has no clear strengths: among thirty random skills, some always lead. Null without skills. */
export function insightOf({ skills, totalSkills, tiedBeyond, quality }: InsightInput): Insight | null {
  const topSkills = skills.slice(0, consideredSkillCount);
  if (topSkills.length === 0) return null;
  const isFlat = quality.signals.includes('flat');
  const withinTopShare = (share: number) =>
    topSkills.filter(({ high }) => !isFlat && high <= Math.floor(totalSkills * share)).slice(0, namedSkillCount);
  const outstanding = withinTopShare(1 / 3);
  if (outstanding.length > 0) {
    const [, ...next] = outstanding.length === 1 ? namesOf(filledUp(outstanding, topSkills)) : [];
    return { kind: 'clear', names: namesOf(outstanding), next, isOrderOpen: isOpen(outstanding) };
  }
  const leaning = withinTopShare(1 / 2);
  if (leaning.length > 0) return { kind: 'leaning', names: namesOf(filledUp(leaning, topSkills)) };
  const { shown, tied } = cutRanked(skills, namedSkillCount, tiedBeyond);
  return { kind: 'even', names: namesOf(shown), tied };
}

const filledUp = (first: readonly RankedSkillView[], all: readonly RankedSkillView[]): RankedSkillView[] =>
  [...new Set([...first, ...all])].slice(0, namedSkillCount);

const namesOf = (skills: readonly RankedSkillView[]): string[] => skills.map(({ name }) => name);

const isOpen = ([first, ...others]: readonly RankedSkillView[]): boolean =>
  first !== undefined && others.some(({ low }) => low <= first.high);
