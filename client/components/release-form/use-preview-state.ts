import { useState } from 'react';
import { releaseFormTexts as texts } from '#shared/texts/releases/release.ts';
import { codeOf, sentenceOf } from '../../lib/errors.ts';
import type { PreviewState } from './preview-part.tsx';

type PreviewQuery<Preview> = {
  data: Preview | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

const isReleaseChanged = (error: unknown): boolean => codeOf(error) === 'RELEASE_CHANGED';
const isNameKnown = (error: unknown): boolean => codeOf(error) === 'NAME_KNOWN';

/**
 * If the server refuses because data has changed, reloads the preview, with a notice unless only the name is known.
 * Never shows an old response while a new one loads.
 */
export function usePreviewState<Preview>({ data, error, isFetching, refetch }: PreviewQuery<Preview>) {
  const [hasChanged, setHasChanged] = useState(false);
  const onRetry = () => void refetch();
  const state: Omit<PreviewState, 'view'> = {
    failure: error === null || isFetching ? null : sentenceOf(error, texts.previewFailed),
    hasChanged,
    onRetry,
  };
  return {
    preview: isFetching || error !== null ? undefined : data,
    state,
    onError: (refusal: unknown) => {
      if (isReleaseChanged(refusal)) setHasChanged(true);
      if (isReleaseChanged(refusal) || isNameKnown(refusal)) void refetch();
    },
    failureOf: (refusal: unknown): string | null =>
      refusal === null || isReleaseChanged(refusal) ? null : sentenceOf(refusal, texts.failed),
  };
}
