import type { TestVariant } from '../assessments/soft-skills/variants.ts';
import type { ImportFinding, VersionStatus } from './plan.ts';

/** Higher counts are not exact, because counting millions of rows takes too long. */
export const exactCountLimit = 10_000;
export type BoundedCount = { count: number; isMore: boolean };

/** Retention of a draft version, counted from the last import of its content. */
export const draftDays = 90;

export type VersionInList = {
  versionId: number;
  number: number;
  status: VersionStatus;
  createdAt: Date;
  activatedAt: Date | null;
  /** 0 after all test data was deleted; the version can then not be activated. */
  statements: number;
  groups: number;
  findings: number;
  runs: BoundedCount;
};
export type VersionsOfVariant = { testVariant: TestVariant; versions: VersionInList[] };

export type VersionSkill = {
  skillId: number;
  name: string;
  statements: Array<{ statementId: number; text: string; group: string | null }>;
};
export type VersionDetail = VersionInList & {
  testVariant: TestVariant;
  findings: number;
  findingList: ImportFinding[];
  skills: VersionSkill[];
};

export const deletedTables = ['results', 'decisions', 'groups', 'additional', 'statements', 'skills'] as const;
export type DeletionCounts = Record<(typeof deletedTables)[number], BoundedCount>;
