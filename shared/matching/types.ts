/** The shapes of a match ('Passung'); how it is computed: match.ts. */
import type { SkillRequirement } from '../jobs/draft.ts';

/** Raised whenever the same inputs could give another number. */
export const matchingVersion = 2;

/** The ten basic values of Schwartz, in the order of his circle. */
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

/**
 * Joint draws of the ranks of a person's skills from the posterior behind their bands: `ranks[draw * size + index]` is the rank
 * (1 strongest) of the skill at `index` of `skillIds`. Same answers, same draws.
 */
export type RankDraws = { skillIds: readonly number[]; draws: number; ranks: Uint8Array };

/** What of a person enters a match, and nothing else ever does. */
export type MatchPerson = {
  /** Ranks of the newest soft-skill result; null without one. `size`: how many skills were ranked. */
  skills: { rankOf: ReadonlyMap<number, number>; size: number; draws: RankDraws } | null;
  /** Value word → wins of the newest values result; null without one. */
  values: Readonly<Record<string, number>> | null;
};

/** What of a job enters a match: its requirements and the values of its company (maybe none). */
export type MatchJob = { skills: readonly SkillRequirement[]; values: readonly string[] };

/** Which halves were measured; the other one counts as the mean fit of a random pair. */
export type MatchBasis = 'both' | 'skills' | 'values';

/** A share of the shown number; all of a match sum to it exactly (largest remainder). `points` in whole percent points of the match. */
export type SkillPart = {
  kind: 'skill';
  skillId: number;
  weight: 1 | 2 | 3;
  /** Null: the result says nothing of this skill; it counts as the last place. */
  rank: number | null;
  points: number;
  /** The most this requirement could have brought. */
  most: number;
};
export type ValuePart = {
  kind: 'value';
  value: BasicValue;
  /** Words of this basic value that both chose. */
  shared: string[];
  points: number;
};
/** A half that one side has no data for: it counts as the mean fit of a random pair. */
export type MissingPart = { kind: 'missing'; half: 'skills' | 'values'; points: number };
export type MatchPart = SkillPart | ValuePart | MissingPart;

/** 'ohne die Anforderung X wäre die Passung Y'. */
export type Counterfactual = { skillId: number; match: number };

export type Match = {
  /** Whole percent, 0 to 100. */
  match: number;
  basis: MatchBasis;
  skillFit: number | null;
  valueFit: number | null;
  /** Central 80 % of the match over the draws; low ≤ match ≤ high. Equal to the match where only values enter. */
  low: number;
  high: number;
};

export type ExplainedMatch = Match & {
  parts: MatchPart[];
  counterfactuals: Counterfactual[];
  /** How many of the required skills lie in the person's upper third, and how many are required. */
  inUpperThird: number;
  required: number;
};
