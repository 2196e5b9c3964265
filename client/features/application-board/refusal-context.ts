import { createContext } from 'react';
import type { BoardCard } from '#shared/applications/state.ts';
import { noRefusal, type Refusal } from '../../components/move-application/refuse-dialog.tsx';

/** Who is being refused on this board, and what comes of it. */
export const RefusalContext = createContext<{
  refusedId: string | null;
  isBusy: boolean;
  failure: string | null;
  /** What was typed for them before their card was drawn anew. */
  wordsOf: (applicationId: string) => Refusal;
  keepWords: (applicationId: string, words: Refusal) => void;
  /** The effect of the card that asks. */
  asking: () => () => void;
  onRefuse: (card: BoardCard, refusal: Refusal) => void;
  onClose: (applicationId: string) => void;
}>({
  refusedId: null,
  isBusy: false,
  failure: null,
  wordsOf: () => noRefusal,
  keepWords: () => undefined,
  asking: () => () => undefined,
  onRefuse: () => undefined,
  onClose: () => undefined,
});
