import { useState } from 'react';
import { releaseFormTexts as texts } from '#shared/texts/releases/release.ts';
import { codeOf, sentenceOf } from '../../lib/errors.ts';
import type { ShownPreview } from './preview-part.tsx';

type PreviewQuery<Preview> = {
  data: Preview | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

const hasChangedMeanwhile = (error: unknown): boolean => codeOf(error) === 'RELEASE_CHANGED';

/**
 * What a dialog shows of a preview, and what it does when the server refuses because something has changed: it loads the preview anew and
 * says so. An older answer is never shown while a newer one is on its way.
 */
export function usePreviewState<Preview>({ data, error, isFetching, refetch }: PreviewQuery<Preview>) {
  const [hasChanged, setHasChanged] = useState(false);
  const onRetry = () => void refetch();
  const state: Omit<ShownPreview, 'view'> = {
    failure: error === null || isFetching ? null : sentenceOf(error, texts.previewFailed),
    hasChanged,
    onRetry,
  };
  return {
    preview: isFetching || error !== null ? undefined : data,
    state,
    /** Of the mutation that confirms. */
    onError: (refusal: unknown) => {
      if (!hasChangedMeanwhile(refusal)) return;
      setHasChanged(true);
      void refetch();
    },
    failureOf: (refusal: unknown): string | null =>
      refusal === null || hasChangedMeanwhile(refusal) ? null : sentenceOf(refusal, texts.failed),
  };
}
