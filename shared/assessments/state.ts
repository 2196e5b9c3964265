/** Views of runs and results for the browser. They never reveal the skill of a statement. */
import type { QualitySignal, RunQuality } from './soft-skills/quality.ts';
import type { TestVariant } from './soft-skills/variants.ts';
import type { ConsistencyBand } from './values/consistency.ts';

export type { ConsistencyBand, QualitySignal, RunQuality };

export type StatementView = { id: number; text: string };
export type GroupView = {
  groupIndex: number;
  statements: StatementView[];
  /** Statement ids in the confirmed order; null while unanswered. */
  answer: number[] | null;
  durationSeconds: number | null;
};

export type SoftskillRunState = {
  token: string;
  variant: TestVariant;
  status: 'open' | 'finished';
  partOne: GroupView[];
  /** Null until the server builds it from part 1; [] if there is none. */
  partTwo: GroupView[] | null;
} & FreshStart;

/** Set by a start that begins a new run because the run of the given token is no longer accessible. */
type FreshStart = { isFreshStart?: true };

export type ValuePair = { left: string; right: string };
export type ValueRunState = {
  token: string;
  status: 'open' | 'finished';
  words: string[];
  selected: string[] | null;
  pairs: Array<ValuePair & { winner: string | null }>;
} & FreshStart;
/** Each value won against the next in a circle; the person decides again on the first pair. */
export type Contradiction = { triad: [string, string, string]; number: number; of: number };
/** `resolved`: contradictions that the decision removed; `left`: remaining ones. */
export type Resolution = { resolved: number; left: number };

export type RankedSkillView = {
  skillId: number;
  name: string;
  description: string;
  points: number;
  rank: number;
  isShared: boolean;
  low: number;
  high: number;
};

/** Only guests have it: afterwards their result is deleted. */
type Expiring = { expiresAt?: Date };

export type SoftskillResultView = Expiring & {
  resultId: string;
  variant: TestVariant;
  createdAt: Date;
  skills: RankedSkillView[];
  totalSkills: number;
  /** Hidden skills with the rank of the last visible one. */
  tiedBeyond: number;
  quality: RunQuality;
};

export type RankedValue = {
  value: string;
  wins: number;
  rank: number;
  isShared: boolean;
};
export type ValueResultView = Expiring & {
  resultId: string;
  createdAt: Date;
  values: RankedValue[];
  tiedBeyond: number;
  consistence: number;
  band: ConsistencyBand;
};

export type TestProgress = {
  status: 'none' | 'open' | 'finished';
  /** In the open run, also if another one is finished. */
  answered: number;
  total: number;
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
  first: RankedSkillView;
  second: RankedSkillView;
  isShifted: boolean;
};
export type ResultComparison = { first: ResultSummary; second: ResultSummary; skills: SkillChange[] };
