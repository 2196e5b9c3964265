import type { TestVariant } from '../assessments/soft-skills/variants.ts';

type StatementText = { statementId: number; text: string; skill: string };

/** `shares`: of each place, 0 to 1; null below ten people. */
export type StatementFigures = StatementText & { shares: number[] | null; meanPlace: number | null };
export type GroupFigures = { groupIndex: number; medianSeconds: number | null; statements: StatementFigures[] };
/** Each person sees different statements: five groups, and all additional statements. */
export type PartTwoFigures = { medianSeconds: Array<number | null>; statements: StatementFigures[] };
/** `month`: '2026-11', at least ten runs. */
export type MonthFigures = { month: string; runs: number; flaggedShare: number };
export type DeviatingStatement = StatementText & {
  groupIndex: number;
  meanPlace: number;
  matesPlace: number;
  ahead: number;
  isBeyondChance: boolean;
};
/** Shares of first places: all months, earlier and later compared month. */
type MovedStatement = StatementText & {
  groupIndex: number;
  whole: number;
  before: number;
  after: number;
  error: number;
};
export type DriftFigures = { before: string; after: string; moved: MovedStatement[] };

export type QualityFigures = {
  flaggedShare: number;
  medianSeconds: number | null;
  months: MonthFigures[];
  groups: GroupFigures[];
  partTwo: PartTwoFigures;
  deviating: DeviatingStatement[] | null;
  drift: DriftFigures | null;
};

export type QualityState = {
  variant: TestVariant;
  number: number;
  activatedAt: Date | null;
  /** Runs of the last 24 months; 0 below ten. */
  runs: number;
  figures: QualityFigures | null;
};
