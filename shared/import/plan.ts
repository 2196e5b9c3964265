import type { Finding } from '../assessments/soft-skills/auditor.ts';
import type { TestVariant } from '../assessments/soft-skills/variants.ts';
import type { Catalogue, CatalogueGroup, CatalogueSkill, CatalogueStatement } from './catalogue.ts';
import { type Comparable, compareRows, type FieldChange, type ParsedRow } from './compare.ts';
import type { ImportError } from './files.ts';

export const rowKinds = ['softskill', 'statement', 'group'] as const;
export type RowKind = (typeof rowKinds)[number];
export const rowStatuses = ['new', 'changed', 'unchanged', 'removed', 'error'] as const;
export type RowStatus = (typeof rowStatuses)[number];

export type PlanRow = {
  kind: RowKind;
  id: number | null;
  line: number | null;
  status: RowStatus;
  changes: FieldChange[];
};

export type PlanCounts = Record<RowKind, Record<RowStatus, number>>;

export type ParsedRows = {
  skills: ParsedRow<CatalogueSkill>[];
  statements: ParsedRow<CatalogueStatement>[];
  groups: ParsedRow<CatalogueGroup>[];
};

export type StoredCatalogue = Omit<Catalogue, 'additional'>;

type Item = { id: number } & Comparable;

export function planRows(parsed: ParsedRows, stored: StoredCatalogue): PlanRow[] {
  return [
    ...comparedRows('softskill', parsed.skills, stored.skills),
    ...removedRows('softskill', parsed.skills, stored.skills),
    ...comparedRows('statement', parsed.statements, stored.statements),
    ...removedRows('statement', parsed.statements, stored.statements),
    ...comparedRows('group', parsed.groups, stored.groups),
    ...removedRows('group', parsed.groups, stored.groups),
  ];
}

const comparedRows = (kind: RowKind, rows: readonly ParsedRow<Item>[], stored: readonly Item[]): PlanRow[] =>
  compareRows(rows, new Map(stored.map((item) => [item.id, item]))).map((row) => ({ kind, ...row }));

function removedRows(kind: RowKind, rows: readonly ParsedRow<Item>[], stored: readonly Item[]): PlanRow[] {
  const fileIds = new Set(rows.map(({ id }) => id));
  return stored
    .filter(({ id }) => !fileIds.has(id))
    .map(({ id }) => ({ kind, id, line: null, status: 'removed', changes: [] }));
}

export function countRows(rows: readonly PlanRow[]): PlanCounts {
  const zeroCounts = () => ({ new: 0, changed: 0, unchanged: 0, removed: 0, error: 0 });
  const counts: PlanCounts = { softskill: zeroCounts(), statement: zeroCounts(), group: zeroCounts() };
  for (const { kind, status } of rows) counts[kind][status]++;
  return counts;
}

/** Errors refuse the import; a person can accept warnings. */
export type ImportFinding = Finding & {
  message: string;
  groups?: string[];
};

export type VersionStatus = 'draft' | 'active' | 'retired';
export type VersionReference = { versionId: number; number: number; status: VersionStatus };

export type ImportPlan = {
  testVariant: TestVariant;
  rows: PlanRow[];
  counts: PlanCounts;
  errors: ImportError[];
  errorTotal: number;
  /** Empty with errors: only a complete catalogue can be audited. */
  findings: ImportFinding[];
  newVersionNumber: number | null;
  /** Identical content: the import changes nothing. */
  same: VersionReference | null;
  isApplicable: boolean;
  needsAcceptance: boolean;
};

export type ImportOutcome = {
  status: 'imported' | 'unchanged';
  message: string;
  counts: PlanCounts;
  findings: ImportFinding[];
  version: VersionReference;
};
