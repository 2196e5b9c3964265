import type { TestVariant } from '../assessments/soft-skills/variants.ts';

type Named = { statementId: number; text: string; skill: string };

/** `shares`: share of each of the four places, 0 to 1; null below ten people. */
export type StatementFigures = Named & { shares: number[] | null; meanPlace: number | null };
export type GroupFigures = { groupIndex: number; medianSeconds: number | null; statements: StatementFigures[] };
/** In part 2 each person sees different statements: five groups, and all additional statements. */
export type PartTwoFigures = { medianSeconds: Array<number | null>; statements: StatementFigures[] };
/** `month`: '2026-11'. Only months with at least ten runs. */
export type MonthFigures = { month: string; runs: number; flaggedShare: number };
/** `ahead`: places ahead of the middle of its group, negative behind it. */
export type DeviatingStatement = Named & {
  groupIndex: number;
  meanPlace: number;
  matesPlace: number;
  ahead: number;
  isBeyondChance: boolean;
};
/** Shares of first places: in all months, and in the earlier and the later compared month. */
type MovedStatement = Named & {
  groupIndex: number;
  whole: number;
  before: number;
  after: number;
  error: number;
};
export type DriftFigures = { before: string; after: string; moved: MovedStatement[] };

export type QualityFigures = {
  flaggedShare: number;
  /** For groups of part 1. */
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
  /** Counted runs of the last 24 months; 0 below ten. */
  runs: number;
  figures: QualityFigures | null;
};
