/** What the generator's pages are told. */

import type { Generator } from '../courses/origin.ts';
import type { ErrorCode } from '../errors.ts';
import type { GeneratedBlock } from './generated.ts';
import type { OrderWishes } from './order.ts';
import type { CoursePlan } from './plan.ts';
import type { SourceKind, SourceUnit } from './source.ts';

/**
 * reading and planning run in the background; planned waits for its author; writing runs in the background; written is the good end;
 * stopped: cancelled or failed while writing, what was written stays and 'Rest erzeugen' goes on; failed: no plan came of it.
 */
const generationStates = ['reading', 'planning', 'planned', 'writing', 'written', 'stopped', 'failed'] as const;
export type GenerationState = (typeof generationStates)[number];

export type SourceView = {
  sourceId: string;
  kind: SourceKind;
  name: string;
  unit: SourceUnit;
  parts: number;
  /** Opens the file; null for a pasted text. Part n of a PDF: `#page=n`. */
  url: string | null;
  type: string | null;
  /** Why it could not be read. */
  problem: ErrorCode | null;
};

/** waiting, written (into `lessonId`), or proposed beside what is there. */
export type LessonProgress = {
  key: string;
  state: 'waiting' | 'writing' | 'written' | 'proposed';
  lessonId: string | null;
};

/** What the generator says of its work once it has ended. */
export type GenerationReport = {
  lessons: number;
  texts: number;
  questions: number;
  /** Left out because the question checker refused them twice. */
  leftOutQuestions: number;
  heldSources: number;
  unheldSources: number;
};

export type GenerationView = {
  generationId: string;
  state: GenerationState;
  generator: Generator;
  /** The model of the service, null for the embedded generator. */
  model: string | null;
  wishes: OrderWishes;
  /** Only this lesson is to be filled. */
  lessonId: string | null;
  sources: SourceView[];
  plan: CoursePlan | null;
  /** What the author had before them; another one means that somebody changed the plan meanwhile. */
  planRevision: number;
  lessons: LessonProgress[];
  /** The background job, while one runs: progress and 'Abbrechen' by `backgroundJobs`. */
  jobId: string | null;
  problem: ErrorCode | null;
  report: GenerationReport | null;
  /** What is written becomes proposals, because the course had content. */
  isProposing: boolean;
  openProposals: number;
  createdAt: Date;
};

/** What the job tells while it runs. `at`: the title of the file or lesson that it is at. */
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
  /** For a redone block: which one, and what it was when it was redone. */
  blockId: string | null;
  before: GeneratedBlock[];
  after: GeneratedBlock[];
  /** The block was changed since; taking it would overwrite that. */
  isStale: boolean;
};

/** How often each part of a source was drawn on by blocks of the working copy: `uses[n - 1]` is part n. */
export type CoverageView = {
  sourceId: string;
  name: string;
  unit: SourceUnit;
  labels: string[];
  uses: number[];
  url: string | null;
};

/** Tokens of a month. `allowed`: null without a bound. */
export type AiUse = { used: number; allowed: number | null; month: string };

/** What the forms need to know before anything is ordered. */
export type AiOffer = {
  generator: Generator;
  model: string | null;
  use: AiUse;
  isOverBudget: boolean;
  /** The budget of the whole installation is used up. */
  isInstallationOver: boolean;
  mayGenerate: boolean;
};

/** What a platform admin sees of the service. Never the key itself. */
export type AiSettingsView = {
  /** Without one the embedded generator works. */
  endpoint: { host: string; model: string; hasKey: boolean } | null;
  monthlyTokens: number | null;
  /** For all organisations together. */
  installationTokens: number | null;
  /** Of the current month, the most first, at most 50. */
  use: Array<{ orgId: string; name: string; tokens: number; requests: number }>;
  /** What 'Verbindung prüfen' found last. */
  lastCheck: AiCheck | null;
};

/** `format`: how the endpoint gives answers of a shape, the best that works. */
export type AiCheck = {
  checkedAt: Date;
  isWorking: boolean;
  problem: ErrorCode | null;
  format: 'json_schema' | 'json_object' | 'text' | null;
  tellsUsage: boolean;
  durationMs: number;
};
