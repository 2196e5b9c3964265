import { useState } from 'react';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { ImportOutcome, ImportPlan } from '#shared/import/plan.ts';
import { adminImportTexts as texts } from '#shared/texts/admin/import.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { UploadError } from '../../lib/requests/upload.ts';
import { usePlannedImport } from '../../lib/requests/use-planned-import.ts';
import { trpc } from '../../trpc.ts';
import { assignFiles, type CatalogueFiles } from './catalogue-files.ts';
import { sendImport, sendPlan } from './send-import.ts';

export const sources = ['own', 'shipped'] as const;
type Source = (typeof sources)[number];

type ImportChoice = { testVariant: TestVariant; source: Source; files: CatalogueFiles };

export function useCatalogueImport() {
  const [importChoice, setImportChoice] = useState<ImportChoice>({ testVariant: 'test1', source: 'own', files: {} });
  const { client, adminImport } = trpc.useUtils();
  const { state, choose, runImport, restart } = usePlannedImport({
    read: (chosen: ImportChoice) => chosen,
    plan: ({ source, files, testVariant }, { onProgress }): Promise<ImportPlan> =>
      source === 'shipped'
        ? client.adminImport.planShipped.mutate({ testVariant })
        : sendPlan(files, { testVariant }, { onProgress }),
    runImport: ({ content, choice: acceptWarnings }: { content: ImportChoice; choice: boolean }, { onProgress }) => {
      const { source, files, testVariant } = content;
      const outcome: Promise<ImportOutcome> =
        source === 'shipped'
          ? client.adminImport.takeShipped.mutate({ testVariant, acceptWarnings })
          : sendImport(files, { testVariant, acceptWarnings }, { onProgress });
      return outcome.finally(() => void adminImport.versions.invalidate());
    },
    planErrorText: (error) => reasonOf(error, texts.plan.failed),
    importErrorText: importFailure,
  });
  const set = (change: Partial<ImportChoice>, error: string | null = null) => {
    setImportChoice({ ...importChoice, ...change });
    restart(error);
  };
  const add = (dropped: readonly File[]) => {
    const { files, unknown } = assignFiles(importChoice.files, dropped);
    set({ files }, unknown === null ? null : texts.source.unknown(unknown));
  };
  return {
    wish: importChoice,
    state,
    set,
    add,
    plan: () => choose(importChoice),
    take: runImport,
    again: () => set({ files: {} }),
  };
}

export type CatalogueImport = ReturnType<typeof useCatalogueImport>;

function importFailure(error: unknown): string {
  const reason = reasonOf(error, '');
  return reason === '' ? texts.take.failed : texts.take.failedBecause(reason);
}

const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof UploadError ? error.message : sentenceOf(error, fallback);
