/** Errors break scoring or the design; warnings weaken the measurement. */
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

export type Finding = {
  severity: 'error' | 'warning';
  rule: FindingRule;
  groupPosition?: number;
  otherPositions?: number[];
  skillIds?: number[];
  skillNames?: string[];
  statementIds?: number[];
  found?: number;
  expected?: number;
};
