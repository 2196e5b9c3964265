import type { RankedSkill, SoftskillResultView } from './state.ts';

/** What a result says in plain words. The German sentences are made of it by `resultTexts`. */
export type Insight =
  /** These stand out: each of them belongs to the upper third, probably. */
  | { kind: 'clear'; names: string[]; isOrderOpen: boolean }
  /** These are very probably in the upper half, none surely further in front. */
  | { kind: 'leaning'; names: string[] }
  /** Nothing stands out surely. `names`: those at the first place. */
  | { kind: 'even'; names: string[]; leaders: number };

type Seen = Pick<SoftskillResultView, 'skills' | 'totalSkills' | 'tiedBeyond' | 'quality'>;

/** As many as a guest's result holds, so that an account does not change what the same answers say. */
const lookedAt = 5;

/**
 * What the first five of a profile allow to be said, from the ranks that each may really have. A flat run says nothing of the kind:
 * among thirty skills ordered by chance some always come out in front. null without skills.
 */
export function insightOf({ skills, totalSkills, tiedBeyond, quality }: Seen): Insight | null {
  const first = skills.slice(0, lookedAt);
  const leaders = skills.filter(({ rank }) => rank === 1);
  if (leaders.length === 0) return null;
  const isFlat = quality.signals.includes('flat');
  const within = (share: number) => first.filter(({ high }) => !isFlat && high <= Math.floor(totalSkills * share));
  const outstanding = within(1 / 3);
  if (outstanding.length > 0) return { kind: 'clear', names: namesOf(outstanding), isOrderOpen: isOpen(outstanding) };
  const leaning = within(1 / 2);
  if (leaning.length > 0) return { kind: 'leaning', names: namesOf(leaning) };
  const unseen = leaders.length === skills.length ? tiedBeyond : 0;
  return { kind: 'even', names: namesOf(leaders), leaders: leaders.length + unseen };
}

const namesOf = (skills: readonly RankedSkill[]): string[] => skills.map(({ name }) => name);

/** Whether it is uncertain which of them is the strongest. */
const isOpen = ([first, ...others]: readonly RankedSkill[]): boolean =>
  first !== undefined && others.some(({ low }) => low <= first.high);
