/** What staff sees of how the statements of a test work: counted over many runs, of nobody. */
import type { TestVariant } from '../assessments/soft-skills/variants.ts';

type Named = { statementId: number; text: string; skill: string };

/** `shares`: of the four places, 0 to 1; null where fewer than ten people had it before them. */
export type StatementFigures = Named & { shares: number[] | null; meanPlace: number | null };
/** `groupIndex`: 0 to 29. Its four statements in the order of the catalogue. */
export type GroupFigures = { groupIndex: number; medianSeconds: number | null; statements: StatementFigures[] };
/** Who sees which statements of part 2 is different for each person: five groups, and all additional statements. */
export type PartTwoFigures = { medianSeconds: Array<number | null>; statements: StatementFigures[] };
/** `month`: 2026-11, with at least ten runs. */
export type MonthFigures = { month: string; runs: number; flaggedShare: number };
/** `ahead`: places before the middle of its group, negative behind it. */
export type DeviatingStatement = Named & {
  groupIndex: number;
  meanPlace: number;
  matesPlace: number;
  ahead: number;
  isBeyondChance: boolean;
};
/** Shares of first places: in all months, in the earlier and in the later of the two that are compared. */
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
  /** Of a group of part 1. */
  medianSeconds: number | null;
  /** The latest first. */
  months: MonthFigures[];
  groups: GroupFigures[];
  partTwo: PartTwoFigures;
  /** Null below 100 runs. */
  deviating: DeviatingStatement[] | null;
  /** Null without two months of 100 runs. */
  drift: DriftFigures | null;
};

export type QualityState = {
  variant: TestVariant;
  /** Of the version that new runs start on. */
  number: number;
  activatedAt: Date | null;
  /** Counted runs of the last 24 months; none until ten have come together. */
  runs: number;
  figures: QualityFigures | null;
};
