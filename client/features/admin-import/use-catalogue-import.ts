import { useState } from 'react';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { ImportOutcome, ImportPlan } from '#shared/import/plan.ts';
import { adminImportTexts as texts } from '#shared/texts/admin/import.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { UploadError } from '../../lib/upload.ts';
import { useAttempts } from '../../lib/use-attempts.ts';
import { trpc } from '../../trpc.ts';
import { type CatalogueFiles, placeFiles } from './catalogue-files.ts';
import { sendPlan, sendTake } from './send-import.ts';

export const sources = ['own', 'shipped'] as const;
export type Source = (typeof sources)[number];

export type ImportState =
  | { step: 'choosing'; error: string | null }
  /** `share`: how much of the files has been sent, 0 to 1. */
  | { step: 'planning'; share: number }
  /** `error`: why it could not be taken. */
  | { step: 'planned'; plan: ImportPlan; error: string | null }
  | { step: 'taking'; plan: ImportPlan; share: number }
  | { step: 'done'; outcome: ImportOutcome };

type Wish = { testVariant: TestVariant; source: Source; files: CatalogueFiles };

const atFirst: ImportState = { step: 'choosing', error: null };

/** One import: looked through without changing anything, then taken as a whole. Whatever is chosen anew begins anew. */
export function useCatalogueImport() {
  const [wish, setWish] = useState<Wish>({ testVariant: 'test1', source: 'own', files: {} });
  const [state, setState] = useState<ImportState>(atFirst);
  const utils = trpc.useUtils();
  const attempts = useAttempts();

  const set = (change: Partial<Wish>, error: string | null = null) => {
    attempts.giveUp();
    setWish({ ...wish, ...change });
    setState({ step: 'choosing', error });
  };
  const add = (dropped: readonly File[]) => {
    const { files, unknown } = placeFiles(wish.files, dropped);
    set({ files }, unknown === null ? null : texts.source.unknown(unknown));
  };

  const plan = async () => {
    const isAwaited = attempts.begin();
    setState({ step: 'planning', share: 0 });
    const { source, files, testVariant } = wish;
    const onProgress = (share: number) => isAwaited() && setState({ step: 'planning', share });
    try {
      const planned =
        source === 'shipped'
          ? await utils.client.adminImport.planShipped.mutate({ testVariant })
          : await sendPlan(files, { testVariant }, { onProgress });
      if (isAwaited()) setState({ step: 'planned', plan: planned, error: null });
    } catch (error) {
      if (isAwaited()) setState({ step: 'choosing', error: reasonOf(error, texts.plan.failed) });
    }
  };

  const take = async (acceptWarnings: boolean) => {
    if (state.step !== 'planned') return;
    const { plan: planned } = state;
    const isAwaited = attempts.begin();
    setState({ step: 'taking', plan: planned, share: 0 });
    const { source, files, testVariant } = wish;
    const onProgress = (share: number) => isAwaited() && setState({ step: 'taking', plan: planned, share });
    try {
      const outcome =
        source === 'shipped'
          ? await utils.client.adminImport.takeShipped.mutate({ testVariant, acceptWarnings })
          : await sendTake(files, { testVariant, acceptWarnings }, { onProgress });
      if (isAwaited()) setState({ step: 'done', outcome });
    } catch (error) {
      if (isAwaited()) setState({ step: 'planned', plan: planned, error: importFailure(error) });
    }
    await utils.adminImport.versions.invalidate();
  };

  return {
    wish,
    state,
    set,
    add,
    plan: () => void plan(),
    take: (acceptWarnings: boolean) => void take(acceptWarnings),
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
