import type { Generator } from '../courses/origin.ts';
import type { ErrorCode } from '../errors.ts';
import type { GeneratedBlock } from './generated.ts';
import type { OrderWishes } from './order.ts';
import type { CoursePlan } from './plan.ts';
import type { SourceKind, SourceUnit } from './source.ts';

/** `stopped`: cancelled or failed while writing; 'Rest erzeugen' continues. `failed`: there is no plan. */
const generationStates = ['reading', 'planning', 'planned', 'writing', 'written', 'stopped', 'failed'] as const;
export type GenerationState = (typeof generationStates)[number];

export type SourceView = {
  sourceId: string;
  kind: SourceKind;
  name: string;
  unit: SourceUnit;
  parts: number;
  /** Address of the file; null for a pasted text. Page n of a PDF: `#page=n`. */
  url: string | null;
  type: string | null;
  problem: ErrorCode | null;
};

export type LessonProgress = {
  key: string;
  state: 'waiting' | 'writing' | 'written' | 'proposed';
  lessonId: string | null;
};

export type GenerationReport = {
  lessons: number;
  texts: number;
  questions: number;
  /** Questions dropped by the checks. */
  leftOutQuestions: number;
  heldSources: number;
  unheldSources: number;
};

export type GenerationView = {
  generationId: string;
  state: GenerationState;
  generator: Generator;
  model: string | null;
  wishes: OrderWishes;
  lessonId: string | null;
  sources: SourceView[];
  plan: CoursePlan | null;
  /** Send it with changes; another value means that the plan changed in the meantime. */
  planRevision: number;
  lessons: LessonProgress[];
  /** The running background job, for progress and 'Abbrechen' (`backgroundJobs`). */
  jobId: string | null;
  problem: ErrorCode | null;
  report: GenerationReport | null;
  /** Lessons become proposals because the course has content. */
  isProposing: boolean;
  openProposals: number;
  createdAt: Date;
};

/** Progress of the job. `at`: title of the current file or lesson. */
export type GenerationProgress = {
  stage: 'reading' | 'planning' | 'writing' | 'waiting';
  at: string;
  done: number;
  of: number;
};

export type ProposalView = {
  proposalId: string;
  kind: 'lesson' | 'block';
  state: 'writing' | 'open' | 'failed';
  problem: ErrorCode | null;
  jobId: string | null;
  instruction: string;
  moduleTitle: string;
  lessonId: string | null;
  lessonTitle: string;
  blockId: string | null;
  before: GeneratedBlock[];
  after: GeneratedBlock[];
  /** The block has changed since; accepting would overwrite the change. */
  isStale: boolean;
};

/** Number of draft blocks that cite each source part: `uses[n - 1]` is part n. */
export type CoverageView = {
  sourceId: string;
  name: string;
  unit: SourceUnit;
  labels: string[];
  uses: number[];
  url: string | null;
};

/** Tokens of a month. `allowed`: null means unlimited. */
export type AiUse = { used: number; allowed: number | null; month: string };

export type AiOffer = {
  generator: Generator;
  model: string | null;
  use: AiUse;
  isOverBudget: boolean;
  isInstallationOver: boolean;
  mayGenerate: boolean;
};

/** Security: never contains the key. */
export type AiSettingsView = {
  /** Null if the embedded generator is used. */
  endpoint: { host: string; model: string; hasKey: boolean } | null;
  monthlyTokens: number | null;
  /** For all organisations together; null means unlimited. */
  installationTokens: number | null;
  /** Current month, the highest use first, at most 50. */
  use: Array<{ orgId: string; name: string; tokens: number; requests: number }>;
  lastCheck: AiCheck | null;
};

export type AiCheck = {
  checkedAt: Date;
  isWorking: boolean;
  problem: ErrorCode | null;
  format: 'json_schema' | 'json_object' | 'text' | null;
  tellsUsage: boolean;
  durationMs: number;
};
