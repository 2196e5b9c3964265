import { useState } from 'react';
import type { BoardCard } from '#shared/applications/state.ts';
import type { CompanyStatus } from '#shared/applications/status.ts';
import { boardUi } from '#shared/texts/board-ui.ts';
import { noRefusal, type Refusal } from '../../components/move-application/refuse-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useCandidateRefresh } from '../../lib/use-candidate-changes.ts';
import { trpc } from '../../trpc.ts';
import type { Move } from './shown-columns.ts';

/** Moves cards: shown at once, taken back where the server refuses. */
export function useMoves(onMoved: (move: Move) => void) {
  const refresh = useCandidateRefresh();
  const { mutateAsync } = trpc.board.move.useMutation();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const move = async (card: BoardCard, to: CompanyStatus, refusal: Refusal = noRefusal) => {
    const begun: Move = { card, to };
    const isOther = ({ card: { applicationId } }: Move) => applicationId !== card.applicationId;
    const end = () => setMoves((before) => before.filter((one) => one !== begun));
    setFailure(null);
    setMoves((before) => [...before.filter(isOther), begun]);
    onMoved(begun);
    const { applicationId, status: from } = card;
    await mutateAsync({ applicationId, from, to, ...refusal }).catch((error: unknown) => {
      end();
      setFailure(sentenceOf(error, boardUi.notMoved));
    });
    // Shown as moved until the board says so itself.
    await refresh().catch(() => undefined);
    end();
  };
  return { moves, move, failure, forgetFailure: () => setFailure(null) };
}
