import { createContext } from 'react';
import type { BoardCard } from '#shared/applications/state.ts';
import type { Refusal } from '../../components/move-application/refuse-dialog.tsx';

/** Who is being refused on this board, and what comes of it. */
export const RefusalContext = createContext<{
  refusedId: string | null;
  onRefuse: (card: BoardCard, refusal: Refusal) => void;
  onClose: () => void;
}>({ refusedId: null, onRefuse: () => undefined, onClose: () => undefined });
