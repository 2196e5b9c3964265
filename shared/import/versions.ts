import type { TestVariant } from '../assessments/soft-skills/variants.ts';
import type { ImportFinding, VersionStatus } from './plan.ts';

/** Counts beyond this are only known to be more: nobody waits for millions of rows to be counted. */
export const countedAtMost = 10_000;
export type BoundedCount = { count: number; isMore: boolean };

/** How long a version waits for being activated, from when somebody last imported what it says. */
export const draftDays = 90;

export type VersionInList = {
  versionId: number;
  number: number;
  status: VersionStatus;
  createdAt: Date;
  activatedAt: Date | null;
  /** 0 once all test data was deleted: then it cannot be activated. */
  statements: number;
  groups: number;
  findings: number;
  runs: BoundedCount;
};
export type VersionsOfVariant = { testVariant: TestVariant; versions: VersionInList[] };

export type VersionSkill = {
  skillId: number;
  name: string;
  /** `group`: what the group is called that asks about it; null in part 2. */
  statements: Array<{ statementId: number; text: string; group: string | null }>;
};
export type VersionDetail = VersionInList & {
  testVariant: TestVariant;
  findings: number;
  findingList: ImportFinding[];
  skills: VersionSkill[];
};

/** What 'Alle Daten löschen' takes away, by table. `isMore`: the count is an estimate. */
export const deletedTables = ['results', 'decisions', 'groups', 'additional', 'statements', 'skills'] as const;
export type DeletionCounts = Record<(typeof deletedTables)[number], BoundedCount>;
