/** What the design auditor can find: what breaks scoring or the design (errors), and what weakens the measurement. */
export const errorRules = [
  'skill-count',
  'group-count',
  'group-size',
  'position-repeated',
  'id-repeated',
  'statement-unknown',
  'statement-repeated',
  'skill-unknown',
  'skill-repeated-in-group',
  'skill-group-count',
  'additional-count',
  'additional-of-other-skill',
  'additional-in-group',
  'text-empty',
  'not-connected',
] as const;
export const warningRules = [
  'pair-meets-again',
  'lengths-differ',
  'skill-not-in-every-place',
  'linked-too-far',
  'statement-unused',
  'text-repeated',
] as const;
type ErrorRule = (typeof errorRules)[number];
type WarningRule = (typeof warningRules)[number];
export type FindingRule = ErrorRule | WarningRule;

/** One thing that breaks, and where. Groups are named by their `position`, as the catalogue counts them. */
export type Finding = {
  severity: 'error' | 'warning';
  rule: FindingRule;
  groupPosition?: number;
  /** The other groups concerned. */
  otherPositions?: number[];
  skillIds?: number[];
  /** Names of `skillIds`, in the same order. */
  skillNames?: string[];
  statementIds?: number[];
  /** What was counted, where something else was expected. */
  found?: number;
  expected?: number;
};
