/** What the server tells a browser about runs and results. Nothing in here says which skill a statement belongs to. */
import type { QualitySignal, RunQuality } from './soft-skills/quality.ts';
import type { TestVariant } from './soft-skills/variants.ts';
import type { ConsistencyBand } from './values/consistency.ts';

export type { ConsistencyBand, QualitySignal, RunQuality };

export type ShownStatement = { id: number; text: string };
export type ShownGroup = {
  /** 0 to 29 in part 1, 30 to 34 in part 2. */
  groupIndex: number;
  /** In the order shown to this person. */
  statements: ShownStatement[];
  /** The confirmed order of statement ids, or null while unanswered. */
  answer: number[] | null;
  /** How long it was on screen before it was confirmed; null while unanswered. */
  durationSeconds: number | null;
};

export type SoftskillRunState = {
  token: string;
  variant: TestVariant;
  status: 'open' | 'finished';
  partOne: ShownGroup[];
  /** null until the server has built it from part 1; [] if there is none. */
  partTwo: ShownGroup[] | null;
};

export type ValuePair = { left: string; right: string };
export type ValueRunState = {
  token: string;
  status: 'open' | 'finished';
  /** All 170 words in this person's order. */
  words: string[];
  /** The ten chosen values, or null before choosing. */
  selected: string[] | null;
  /** 45 pairs, each with the value chosen, or null. [] before choosing. */
  pairs: Array<ValuePair & { winner: string | null }>;
};
/** Three values chosen in a circle, each won against the next; asked is whether the first really won against the second. */
export type Contradiction = { triad: [string, string, string]; number: number; of: number };
/** How many contradictions a decision ended, 0 if nothing was turned round, and how many are left. */
export type Resolution = { resolved: number; left: number };

export type RankedSkill = {
  skillId: number;
  name: string;
  description: string;
  points: number;
  /** By strength; equal strengths share a rank: 1, 2, 2, 4. */
  rank: number;
  isShared: boolean;
  /** The ranks that this skill may really have, 1 strongest: low ≤ rank ≤ high. */
  low: number;
  high: number;
};

export type SoftskillResultView = {
  resultId: string;
  variant: TestVariant;
  createdAt: Date;
  /** Guests see the first five, owners all. */
  skills: RankedSkill[];
  totalSkills: number;
  /** How many of those not shown stand on the place of the last one shown. */
  tiedBeyond: number;
  quality: RunQuality;
};

export type RankedValue = {
  value: string;
  wins: number;
  /** Equal wins share a rank. */
  rank: number;
  isShared: boolean;
};
export type ValueResultView = {
  resultId: string;
  createdAt: Date;
  /** Guests see the first three, owners all ten. */
  values: RankedValue[];
  /** How many of those not shown have as many wins as the last one shown. */
  tiedBeyond: number;
  consistence: number;
  band: ConsistencyBand;
};

export type TestProgress = {
  status: 'none' | 'open' | 'finished';
  answered: number;
  total: number;
  /** Whether a run with answers waits to be finished, whatever was finished before. */
  hasOpenRun: boolean;
  /** Which version of the soft-skill test it is of. */
  openVariant: TestVariant | null;
};
export type TestsOverview = {
  softskill: TestProgress;
  values: TestProgress;
  completed: number;
  available: number;
};

export type ResultSummary = { resultId: string; createdAt: Date; variant: TestVariant | null };
export type Dashboard = {
  testsCompleted: number;
  testsAvailable: number;
  softskill: SoftskillResultView | null;
  values: ValueResultView | null;
  /** Points per answered statement of the five strongest skills, 1 to 4; null without a result. */
  strongestAverage: number | null;
  /** All finished runs, newest first. */
  softskillHistory: ResultSummary[];
  valueHistory: ResultSummary[];
};

export type SkillChange = {
  skillId: number;
  name: string;
  first: RankedSkill;
  second: RankedSkill;
  /** More than chance would explain over all skills. */
  isShifted: boolean;
};
export type ResultComparison = { first: ResultSummary; second: ResultSummary; skills: SkillChange[] };
