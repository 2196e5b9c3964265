import type { ReleaseScope } from './scope.ts';

/** Kinds of view log entries by actor; `product`: the system. */
export const personEventKinds = {
  released: 'person',
  narrowed: 'person',
  renewed: 'person',
  withdrawn: 'person',
  expired: 'product',
  companyGone: 'product',
  foundOn: 'person',
  foundOff: 'person',
  foundExpired: 'product',
  applied: 'person',
  applicationWithdrawn: 'person',
  viewed: 'company',
  exported: 'company',
  reported: 'company',
  requested: 'company',
  accepted: 'person',
  declined: 'person',
} as const;
export type PersonEventKind = keyof typeof personEventKinds;

/** A company looked at the person, or stored what it saw. */
export const viewKinds: readonly PersonEventKind[] = ['viewed', 'exported', 'reported'];

/** The first of these acts after a request answers it. */
export const answerKinds = ['released', 'applied', 'accepted'] as const satisfies readonly PersonEventKind[];

export type ViewedAs = 'list' | 'whole';

export type PersonEventDetails = {
  scope?: ReleaseScope;
  as?: ViewedAs;
  jobTitle?: string;
  /** For whole views: the first view for each job within the hour. */
  jobs?: Array<{ jobId: string; title: string; at: string }>;
  format?: 'csv' | 'pdf';
};

export const viewLogFilters = ['all', 'company', 'own'] as const;
export type ViewLogFilter = (typeof viewLogFilters)[number];

/** `own`: the person and the system. Null: all kinds. */
export const eventKindsOf = (filter: ViewLogFilter): PersonEventKind[] | null =>
  filter === 'all'
    ? null
    : eventKinds.filter((kind) => (personEventKinds[kind] === 'company') === (filter === 'company'));

const eventKinds = Object.keys(personEventKinds) as PersonEventKind[];
