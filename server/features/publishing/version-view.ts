import { compareContents, type Difference } from '#shared/publishing/diff.ts';
import type { DraftCourse } from '#shared/publishing/draft.ts';
import {
  modulesForReaders,
  type QuizSolution,
  type ReaderSnapshot,
  type Snapshot,
  snapshotForReaders,
  solutionOf,
} from '#shared/publishing/snapshot.ts';

type About = {
  title: string;
  status: string;
  online: number | null;
};
/** `solutions` by block id, only for people who may edit. */
export type VersionView = About & { snapshot: ReaderSnapshot | null; solutions: Record<string, QuizSolution> };

export type VersionSource = { about: About; snapshot: string; withSolutions: boolean };

export function viewOf({ about, snapshot, withSolutions }: VersionSource): VersionView {
  const version = JSON.parse(snapshot) as Snapshot;
  return { ...about, snapshot: snapshotForReaders(version), solutions: withSolutions ? solutionsOf(version) : {} };
}

function solutionsOf({ modules }: Snapshot): Record<string, QuizSolution> {
  const blocks = modules.flatMap(({ lessons }) => lessons.flatMap(({ content_blocks }) => content_blocks));
  return Object.fromEntries(
    blocks.flatMap((block) => (block.type === 'quiz' ? [[block.id, solutionOf(block.json_content)]] : [])),
  );
}

export const comparisonOf = ({ before, after }: { before: string; after: string }): Difference =>
  compareContents(JSON.parse(before) as Snapshot, JSON.parse(after) as Snapshot);

export const draftOf = ({ about, modules }: DraftSource): DraftCourse => ({
  ...about,
  modules: modulesForReaders(JSON.parse(modules) as Snapshot['modules']),
});
export type DraftSource = { about: Omit<DraftCourse, 'modules'>; modules: string };
