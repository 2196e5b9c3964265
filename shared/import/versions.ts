import type { TestVariant } from '../assessments/soft-skills/variants.ts';
import type { ImportFinding, VersionStatus } from './plan.ts';

/** Counting millions of rows takes too long, so higher counts are not exact. */
export const exactCountLimit = 10_000;
export type BoundedCount = { count: number; isMore: boolean };

export const draftDays = 90;

export type CatalogueVersionRow = {
  versionId: number;
  number: number;
  status: VersionStatus;
  createdAt: Date;
  activatedAt: Date | null;
  /** 0 after the deletion of all test data; such a version cannot be activated. */
  statements: number;
  groups: number;
  findings: number;
  runs: BoundedCount;
};
export type VersionsOfVariant = { testVariant: TestVariant; versions: CatalogueVersionRow[] };

export type VersionSkill = {
  skillId: number;
  name: string;
  statements: Array<{ statementId: number; text: string; group: string | null }>;
};
export type VersionDetail = CatalogueVersionRow & {
  testVariant: TestVariant;
  findings: number;
  findingList: ImportFinding[];
  skills: VersionSkill[];
};

export const deletedTables = ['results', 'decisions', 'groups', 'additional', 'statements', 'skills'] as const;
export type DeletionCounts = Record<(typeof deletedTables)[number], BoundedCount>;
