import { runTexts } from '#shared/texts/assessments/results.ts';
import { ask } from '../../../components/ask/ask.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import type { Run } from './runs.ts';

const { confirm: texts } = runTexts;

/** Names what is lost and what then counts, and deletes. `next`: the run that counts afterwards, if another is left. */
export function useDeleteRun(onDeleted: () => void) {
  const utils = trpc.useUtils();
  const remove = trpc.results.delete.useMutation({
    onSuccess: () => void Promise.all([utils.results.invalidate(), utils.tests.invalidate()]),
  });
  return ({ kind, resultId, createdAt }: Run, next: Run | null) => {
    const then = next === null ? texts.last : texts.next(formatDate(next.createdAt));
    ask({
      title: texts.title,
      text: `${texts[kind](formatDate(createdAt))} ${then} ${texts.forever}`,
      confirmLabel: texts.action,
      run: () => remove.mutateAsync({ kind, resultId }),
      onDone: onDeleted,
    });
  };
}
