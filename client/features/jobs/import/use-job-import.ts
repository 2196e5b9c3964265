import { useState } from 'react';
import { roomText } from '#shared/assets/kinds.ts';
import { readCsvText } from '#shared/import/csv-text.ts';
import { type JobImportOutcome, type JobImportPlan, jobImportLimits } from '#shared/jobs/import.ts';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { useAttempts } from '../../../lib/use-attempts.ts';
import { trpc } from '../../../trpc.ts';
import { useJobRefresh } from '../use-job-actions.ts';

export type ImportState =
  | { step: 'choosing'; error: string | null }
  | { step: 'planning'; filename: string }
  /** What taking the file over would do; `error`: why that failed. */
  | { step: 'planned'; filename: string; csv: string; plan: JobImportPlan; error: string | null }
  | { step: 'done'; outcome: JobImportOutcome };

const atFirst: ImportState = { step: 'choosing', error: null };

/**
 * One import: a file is looked through without changing anything, then taken over as a whole. Whoever closes the dialog meanwhile
 * hears at the edge of the page what became of it.
 */
export function useJobImport() {
  const [state, setState] = useState<ImportState>(atFirst);
  const plan = trpc.jobs.planImport.useMutation();
  const apply = trpc.jobs.applyImport.useMutation();
  const refresh = useJobRefresh();
  const attempts = useAttempts();
  const choose = async (file: File) => {
    const isAwaited = attempts.begin();
    if (file.size > jobImportLimits.bytes)
      return setState({ step: 'choosing', error: texts.tooLarge(roomText(jobImportLimits.bytes)) });
    const { name: filename } = file;
    setState({ step: 'planning', filename });
    try {
      const csv = readCsvText(new Uint8Array(await file.arrayBuffer()));
      const planned = await plan.mutateAsync({ csv });
      if (isAwaited()) setState({ step: 'planned', filename, csv, plan: planned, error: null });
    } catch (error) {
      if (isAwaited()) setState({ step: 'choosing', error: sentenceOf(error, texts.planFailed) });
    }
  };
  const takeOver = async () => {
    if (state.step !== 'planned') return;
    const isAwaited = attempts.begin();
    try {
      const outcome = await apply.mutateAsync({ csv: state.csv });
      if (isAwaited()) setState({ step: 'done', outcome });
      else toastSuccess(texts.done, texts.outcome(outcome));
    } catch (error) {
      const sentence = sentenceOf(error, texts.applyFailed);
      if (isAwaited()) setState({ ...state, error: sentence });
      else toastError(sentence);
    }
    await refresh();
  };
  return {
    state,
    isApplying: apply.isPending,
    choose: (file: File) => void choose(file),
    takeOver: () => void takeOver(),
    /** The dialog is closed: what is on its way changes nothing here any more. */
    leave: attempts.giveUp,
    reset: () => setState(atFirst),
  };
}
