import type { Generator } from '../courses/origin.ts';
import type { ErrorCode } from '../errors.ts';
import type { GeneratedBlock } from './generated.ts';
import type { OrderOptions } from './order.ts';
import type { CoursePlan } from './plan.ts';
import type { SourceKind, SourceUnit } from './source.ts';

/** `stopped`: cancelled or failed while writing; it can continue. `failed`: there is no plan. */
const generationStates = ['reading', 'planning', 'planned', 'writing', 'written', 'stopped', 'failed'] as const;
export type GenerationState = (typeof generationStates)[number];

export type SourceView = {
  sourceId: string;
  kind: SourceKind;
  name: string;
  unit: SourceUnit;
  parts: number;
  /** Null for a pasted text. Page n of a PDF: `#page=n`. */
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
  leftOutQuestions: number;
  heldSources: number;
  unheldSources: number;
};

export type GenerationView = {
  generationId: string;
  state: GenerationState;
  generator: Generator;
  model: string | null;
  wishes: OrderOptions;
  lessonId: string | null;
  sources: SourceView[];
  plan: CoursePlan | null;
  /** Changes send it back; a different current value means a concurrent change. */
  planRevision: number;
  lessons: LessonProgress[];
  jobId: string | null;
  problem: ErrorCode | null;
  report: GenerationReport | null;
  isProposing: boolean;
  openProposals: number;
  createdAt: Date;
};

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
  /** The block changed since; accepting the proposal overwrites that change. */
  isStale: boolean;
};

/** `uses[n - 1]`: number of draft blocks that cite part n. */
export type CoverageView = {
  sourceId: string;
  name: string;
  unit: SourceUnit;
  labels: string[];
  uses: number[];
  url: string | null;
};

export type AiUsage = { used: number; allowed: number | null; month: string };

export type AiAvailability = {
  generator: Generator;
  model: string | null;
  use: AiUsage;
  isOverBudget: boolean;
  isInstallationOver: boolean;
  mayGenerate: boolean;
};

/** Security: never contains the key. */
export type AiSettingsView = {
  endpoint: { host: string; model: string; hasKey: boolean } | null;
  monthlyTokens: number | null;
  installationTokens: number | null;
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
