import type { OwnRelease } from '#shared/releases/state.ts';
import { ownReleasesTexts as texts } from '#shared/texts/releases/release.ts';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useOwnRefresh } from '../../lib/use-own-changes.ts';
import { trpc } from '../../trpc.ts';

/** Goes on with a release for as long again. `say`: what came of it. */
export function useRenew(say: (sentence: string) => void) {
  const refresh = useOwnRefresh();
  const renewal = trpc.releases.renew.useMutation({
    onSuccess: ({ expiresAt }) => say(texts.renewed(formatDate(expiresAt))),
    onSettled: refresh,
  });
  return {
    renew: ({ releaseId }: Pick<OwnRelease, 'releaseId'>) => renewal.mutate({ releaseId }),
    failure: renewal.error && sentenceOf(renewal.error, texts.actionFailed),
  };
}
