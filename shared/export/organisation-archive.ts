/** The ZIP that an owner downloads and another installation imports. */
export const archiveFormat = 'passgenau-organisation';
export const archiveVersion = 1;

// biome-ignore format: one line
export const archiveListNames = ['members', 'jobs', 'progress', 'certificates', 'applicants', 'audit', 'courses', 'files'] as const;
export type ArchiveList = (typeof archiveListNames)[number];

/** Lists are JSON Lines. `number` is 0 for the draft of a course. */
export const archivePaths = {
  manifest: 'manifest.json',
  organisation: 'organisation.json',
  list: (list: ArchiveList) => `${list}.jsonl`,
  version: (courseId: string, number: number) =>
    `courses/${courseId}/${number === 0 ? 'draft' : `version-${number}`}.json`,
  file: (fileId: string, ending: string) => `files/${fileId}.${ending}`,
} as const;

/** The last entry of the archive; describes all others. Hashes are SHA-256, hex. */
export type ArchiveManifest = {
  format: typeof archiveFormat;
  formatVersion: number;
  productVersion: string;
  createdAt: string;
  organisation: string;
  rows: Partial<Record<ArchiveList, number>>;
  files: Array<{ path: string; bytes: number; sha256: string }>;
  versions: Array<{ courseId: string; number: number; contentHash: string }>;
  /** The skills of this installation; `esco` identifies a skill in every other one. */
  skills: Array<{ id: number; name: string; esco: string | null }>;
};

export const organisationExportPath = '/exports/organisation';
export const organisationImportPath = '/imports/organisation';

/** `existing`: courses that an earlier import added. */
export type ImportedOrganisation = {
  organisation: string;
  courses: number;
  existing: number;
  jobs: number;
  members: number;
};
