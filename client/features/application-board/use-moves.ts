import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import type { BoardCard } from '#shared/applications/state.ts';
import type { CompanyStatus } from '#shared/applications/status.ts';
import { applicationBoardTexts } from '#shared/texts/applications/board.ts';
import { noRefusal, type Refusal } from '../../components/move-application/refuse-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useCandidateRefresh } from '../../lib/use-candidate-changes.ts';
import { trpc } from '../../trpc.ts';
import type { PendingMove } from './pending-moves.ts';

const inputOf = ({ card: { applicationId, status: from }, to }: PendingMove, refusal: Refusal) => ({
  ...{ applicationId, from, to },
  ...refusal,
});

/** A rejection shows only after the server accepted it, because its text must stay available for a retry. */
export function useMoves(onMoved: (move: PendingMove) => void) {
  const client = useQueryClient();
  const refresh = useCandidateRefresh();
  const { mutateAsync } = trpc.board.move.useMutation();
  const refusing = trpc.board.move.useMutation();
  const [moves, setMoves] = useState<readonly PendingMove[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const addMove = (pendingMove: PendingMove) => {
    const isOther = ({ card }: PendingMove) => card.applicationId !== pendingMove.card.applicationId;
    setMoves((before) => [...before.filter(isOther), pendingMove]);
    onMoved(pendingMove);
  };
  const removeMove = (finishedMove: PendingMove) => setMoves((before) => before.filter((one) => one !== finishedMove));
  /** Repeats the refetch, because one that another refetch cancels ends without new data. */
  const settle = async (pendingMove: PendingMove) => {
    do await refresh().catch(() => undefined);
    while (client.isFetching({ queryKey: getQueryKey(trpc.board) }) > 0);
    removeMove(pendingMove);
  };
  const forgetFailure = () => {
    setFailure(null);
    if (refusing.isError) refusing.reset();
  };
  const move = async (card: BoardCard, to: CompanyStatus) => {
    const pendingMove: PendingMove = { card, to };
    forgetFailure();
    addMove(pendingMove);
    await mutateAsync(inputOf(pendingMove, noRefusal)).catch((error: unknown) => {
      removeMove(pendingMove);
      setFailure(sentenceOf(error, applicationBoardTexts.notMoved));
    });
    await settle(pendingMove);
  };
  const refuse = (card: BoardCard, refusal: Refusal) => {
    const rejection: PendingMove = { card, to: 'refused' };
    const send = async () => {
      await refusing.mutateAsync(inputOf(rejection, refusal));
      addMove(rejection);
    };
    return send()
      .catch(() => undefined)
      .then(() => settle(rejection));
  };
  const refusal = {
    isBusy: refusing.isPending,
    failure: refusing.error && sentenceOf(refusing.error, applicationBoardTexts.notMoved),
  };
  return { moves, move, refuse, refusal, failure, forgetFailure };
}
