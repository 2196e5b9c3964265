import type { SkillRequirement } from '../jobs/draft.ts';

/** Increase it when the same inputs give another number. */
export const matchingVersion = 2;

/** Schwartz, in the order of his circle. */
export const basicValues = [
  'selfDirection',
  'stimulation',
  'hedonism',
  'achievement',
  'power',
  'security',
  'conformity',
  'tradition',
  'benevolence',
  'universalism',
] as const;
export type BasicValue = (typeof basicValues)[number];

/** `ranks[draw * skillIds.length + index]`: rank of `skillIds[index]`. The same answers give the same draws. */
export type RankDraws = { skillIds: readonly number[]; draws: number; ranks: Uint8Array };

export type MatchPerson = {
  /** Newest result; null without one. `size`: number of ranked skills. */
  skills: { rankOf: ReadonlyMap<number, number>; size: number; draws: RankDraws } | null;
  values: Readonly<Record<string, number>> | null;
};

export type MatchJob = { skills: readonly SkillRequirement[]; values: readonly string[] };

/** A missing half counts as the mean fit of a random pair. */
export type MatchBasis = 'both' | 'skills' | 'values';

/** `points`: whole points; all parts sum to the match. `most`: of a full match, by weight. */
export type SkillPart = {
  kind: 'skill';
  skillId: number;
  weight: 1 | 2 | 3;
  rank: number | null;
  points: number;
  most: number;
};
export type ValuePart = {
  kind: 'value';
  value: BasicValue;
  shared: string[];
  points: number;
};
export type MissingPart = { kind: 'missing'; half: 'skills' | 'values'; points: number };
export type MatchPart = SkillPart | ValuePart | MissingPart;

export type Counterfactual = { skillId: number; match: number };

export type Match = {
  match: number;
  basis: MatchBasis;
  skillFit: number | null;
  valueFit: number | null;
  /** Central 80 % of the match over the draws; low ≤ match ≤ high. Equal to the match if only values count. */
  low: number;
  high: number;
};

export type ExplainedMatch = Match & {
  parts: MatchPart[];
  counterfactuals: Counterfactual[];
  inUpperThird: number;
  required: number;
};
