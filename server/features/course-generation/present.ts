import { lessonsOf } from '#shared/ai/plan.ts';
import type { GenerationView, LessonProgress, SourceView } from '#shared/ai/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { isErrorCode } from '#shared/texts/errors.ts';
import { type GenerationRow, nextLesson } from './generation-rows.ts';
import type { SourceRow } from './sources/source-rows.ts';

const toErrorCode = (problem: string): ErrorCode | null => {
  if (problem === '') return null;
  return isErrorCode(problem) ? problem : 'UNEXPECTED';
};

export const urlOf = (file: { key: string } | null): string | null => file && `/files/${file.key}`;

export const presentSource = ({ id, kind, name, unit, partCount, file, problem }: SourceRow): SourceView => ({
  sourceId: id,
  kind,
  name,
  unit,
  parts: partCount,
  url: urlOf(file),
  type: file?.type ?? null,
  problem: toErrorCode(problem),
});

const runningStates = ['reading', 'planning', 'writing'];

type PresentationContext = { sources: readonly SourceRow[]; openProposals: number; viewerId: string };

/** Only the owner sees the job itself; other viewers see the progress of the order. */
export function presentGeneration(
  row: GenerationRow,
  { sources, openProposals, viewerId }: PresentationContext,
): GenerationView {
  const isOwnJob = runningStates.includes(row.state) && row.ownerId === viewerId;
  return {
    generationId: row.id,
    state: row.state,
    generator: row.generator,
    model: row.model === '' ? null : row.model,
    wishes: row.wishes,
    lessonId: row.lessonId,
    sources: sources.map(presentSource),
    plan: row.plan,
    planRevision: row.planRevision,
    lessons: progressOf(row),
    jobId: isOwnJob ? row.jobId : null,
    problem: ['failed', 'stopped'].includes(row.state) ? toErrorCode(row.problem) : null,
    report: row.report,
    isProposing: row.isProposing,
    openProposals,
    createdAt: row.createdAt,
  };
}

function progressOf(row: GenerationRow): LessonProgress[] {
  const current = row.state === 'writing' ? nextLesson(row)?.key : undefined;
  return lessonsOf(row.plan ?? { modules: [] }).map(({ key }) => {
    const writtenPart = row.written[key];
    if (writtenPart === undefined) return { key, state: key === current ? 'writing' : 'waiting', lessonId: null };
    return 'lessonId' in writtenPart
      ? { key, state: 'written', lessonId: writtenPart.lessonId }
      : { key, state: 'proposed', lessonId: null };
  });
}
