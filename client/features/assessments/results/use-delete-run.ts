import type { Dashboard, ResultSummary } from '#shared/assessments/state.ts';
import { runTexts } from '#shared/texts/assessments/results.ts';
import { ask } from '../../../components/ask/ask.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../trpc.ts';

const { confirm: texts } = runTexts;

export function useDeleteRun(onDeleted: () => void) {
  const utils = trpc.useUtils();
  const remove = trpc.results.delete.useMutation({
    onSuccess: () => void Promise.all([utils.results.invalidate(), utils.tests.invalidate()]),
  });
  return ({ kind, resultId, createdAt }: Run, next: Run | null) => {
    const consequence = next === null ? texts.last : texts.next(formatDate(next.createdAt));
    ask({
      title: texts.title,
      text: `${texts[kind](formatDate(createdAt))} ${consequence} ${texts.forever}`,
      confirmLabel: texts.action,
      run: () => remove.mutateAsync({ kind, resultId }),
      onDone: onDeleted,
    });
  };
}

export type Run = ResultSummary & { kind: 'softskill' | 'values' };

/** `test` tells the page which of the two tests the id belongs to. */
export const pathOf = ({ kind, resultId }: Run): string =>
  `${paths.results(resultId)}${kind === 'values' ? '?test=values' : ''}`;

export function runsOf({
  softskillHistory,
  valueHistory,
}: Pick<Dashboard, 'softskillHistory' | 'valueHistory'>): Run[] {
  const softskill = softskillHistory.map((summary): Run => ({ ...summary, kind: 'softskill' }));
  const values = valueHistory.map((summary): Run => ({ ...summary, kind: 'values' }));
  return [...softskill, ...values].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

export const activeRun = (runs: readonly Run[], kind: Run['kind']): Run | null =>
  runs.find((run) => run.kind === kind) ?? null;

export const activeRunWithout = (runs: readonly Run[], deletedRun: Run): Run | null =>
  activeRun(
    runs.filter((run) => run !== deletedRun),
    deletedRun.kind,
  );
