/** Views of runs and results for the browser. They never reveal the skill of a statement. */
import type { QualitySignal, RunQuality } from './soft-skills/quality.ts';
import type { TestVariant } from './soft-skills/variants.ts';
import type { ConsistencyBand } from './values/consistency.ts';

export type { ConsistencyBand, QualitySignal, RunQuality };

export type ShownStatement = { id: number; text: string };
export type ShownGroup = {
  groupIndex: number;
  statements: ShownStatement[];
  /** The confirmed order of statement ids; null while unanswered. */
  answer: number[] | null;
  durationSeconds: number | null;
};

export type SoftskillRunState = {
  token: string;
  variant: TestVariant;
  status: 'open' | 'finished';
  partOne: ShownGroup[];
  /** Null until the server has built it from part 1; [] if there is none. */
  partTwo: ShownGroup[] | null;
};

export type ValuePair = { left: string; right: string };
export type ValueRunState = {
  token: string;
  status: 'open' | 'finished';
  words: string[];
  selected: string[] | null;
  pairs: Array<ValuePair & { winner: string | null }>;
};
/**
 * Three values that each won against the next in a circle. The question is whether the first really won against the
 * second.
 */
export type Contradiction = { triad: [string, string, string]; number: number; of: number };
/**
 * `resolved`: contradictions removed by the decision, 0 if nothing was reversed. `left`: remaining contradictions.
 */
export type Resolution = { resolved: number; left: number };

export type RankedSkill = {
  skillId: number;
  name: string;
  description: string;
  points: number;
  rank: number;
  isShared: boolean;
  /** Plausible ranks, 1 strongest: low ≤ rank ≤ high. */
  low: number;
  high: number;
};

export type SoftskillResultView = {
  resultId: string;
  variant: TestVariant;
  createdAt: Date;
  skills: RankedSkill[];
  totalSkills: number;
  /** How many skills that are not shown share the rank of the last one shown. */
  tiedBeyond: number;
  quality: RunQuality;
};

export type RankedValue = {
  value: string;
  wins: number;
  rank: number;
  isShared: boolean;
};
export type ValueResultView = {
  resultId: string;
  createdAt: Date;
  values: RankedValue[];
  /** How many values that are not shown have as many wins as the last one shown. */
  tiedBeyond: number;
  consistence: number;
  band: ConsistencyBand;
};

export type TestProgress = {
  status: 'none' | 'open' | 'finished';
  answered: number;
  total: number;
  /** True if a run with answers is open, even if an earlier one is finished. */
  hasOpenRun: boolean;
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
  strongestAverage: number | null;
  softskillHistory: ResultSummary[];
  valueHistory: ResultSummary[];
};

export type SkillChange = {
  skillId: number;
  name: string;
  first: RankedSkill;
  second: RankedSkill;
  /** The change is more than chance explains over all skills. */
  isShifted: boolean;
};
export type ResultComparison = { first: ResultSummary; second: ResultSummary; skills: SkillChange[] };
