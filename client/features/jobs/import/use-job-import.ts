import { compactSizeText } from '#shared/assets/kinds.ts';
import { decodeCsv } from '#shared/import/cell-text.ts';
import { jobImportLimits } from '#shared/jobs/import.ts';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { usePlannedImport } from '../../../lib/requests/use-planned-import.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import { useJobRefresh } from '../use-job-actions.ts';

const tooLargeError = texts.tooLarge(compactSizeText(jobImportLimits.bytes));

export function useJobImport() {
  const plan = trpc.jobs.planImport.useMutation();
  const apply = trpc.jobs.applyImport.useMutation();
  const refresh = useJobRefresh();
  return usePlannedImport({
    refuse: (file: File) => (file.size > jobImportLimits.bytes ? tooLargeError : null),
    read: async (file) => ({
      filename: file.name,
      csv: decodeCsv(new Uint8Array(await file.arrayBuffer())),
    }),
    plan: ({ csv }) => plan.mutateAsync({ csv }),
    runImport: ({ content: { csv } }) => apply.mutateAsync({ csv }).finally(() => void refresh()),
    planErrorText: (error) => sentenceOf(error, texts.planFailed),
    importErrorText: (error) => sentenceOf(error, texts.applyFailed),
    onUnwatched: { imported: (outcome) => toastSuccess(texts.done, texts.outcome(outcome)), failed: toastError },
  });
}
