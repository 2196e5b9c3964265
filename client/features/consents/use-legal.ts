import type { LegalSlug, LegalState } from '#shared/consents/state.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** Starts together with the page, so that the bar is there before the content. */
export function useLegalStates() {
  const { status } = useSession();
  return trpc.consents.legal.useQuery(undefined, {
    enabled: status !== 'guest',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Until the next visit. */
export function usePostpone(): (kind: LegalSlug) => void {
  const utils = trpc.useUtils();
  return (kind) =>
    utils.consents.legal.setData(undefined, (states) =>
      states?.map((state): LegalState => (state.kind === kind ? { ...state, isOpen: false } : state)),
    );
}

export function useAnswer(onDone: () => void) {
  const utils = trpc.useUtils();
  return trpc.consents.answer.useMutation({
    onSuccess: onDone,
    onSettled: () => utils.consents.invalidate(),
  });
}
