import { Alert, Box, Tabs, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { BoardCard, Board as BoardState } from '#shared/applications/state.ts';
import { applicationStatuses, type CompanyStatus } from '#shared/applications/status.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { applicationBoardTexts as texts } from '#shared/texts/applications/board.ts';
import { HumanDecisionNote } from '../../components/candidate-view/human-decision-note.tsx';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { RefuseDialog } from '../../components/move-application/refuse-dialog.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useFocusAfter, useIsNarrow, useTemporaryNote } from '../../lib/hooks.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { ColumnCards } from './board-column.tsx';
import { BoardColumns, type ColumnsProps } from './board-columns.tsx';
import { countsWithMoves, type PendingMove } from './pending-moves.ts';
import { useMoves } from './use-moves.ts';

const focusTargetOf =
  ({ card }: PendingMove) =>
  () => {
    const cardElement = document.querySelector(`[data-card="${card.applicationId}"]`);
    return (
      cardElement?.querySelector<HTMLElement>('[data-grip]') ??
      cardElement?.querySelector<HTMLElement>('a') ??
      document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    );
  };

export function Board({ board }: { board: BoardState }) {
  const { jobId, isOnline, columns } = board;
  const isNarrow = useIsNarrow();
  const [note, showNote] = useTemporaryNote();
  const focusAfter = useFocusAfter();
  const [cardToReject, setCardToReject] = useCardToReject(columns);
  const { moves, move, refuse, refusal, failure, forgetFailure } = useMoves((pendingMove) => {
    if (pendingMove.to === 'refused')
      setCardToReject((now) => (now?.applicationId === pendingMove.card.applicationId ? null : now));
    focusAfter(focusTargetOf(pendingMove));
    showNote(texts.moved(applicationStatusNames[pendingMove.to]));
  });
  const requestMove = (card: BoardCard, to: CompanyStatus) => {
    if (to !== 'refused') return void move(card, to);
    forgetFailure();
    setCardToReject(card);
  };
  const visibleFailure = failure ?? (cardToReject === null ? refusal.failure : null);
  const isEmpty = moves.length === 0 && Object.values(columns).every(({ count }) => count === 0);
  const Columns = isNarrow ? BoardTabs : BoardColumns;
  return (
    <>
      {!isOnline && (
        <Alert mb="md" color="petrol">
          {texts.offline}
        </Alert>
      )}
      {isEmpty ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <>
          <HumanDecisionNote>{!isNarrow && texts.hint}</HumanDecisionNote>
          <FormError message={visibleFailure} onClose={forgetFailure} />
          <Box mih="1.75rem" my={4}>
            <SavedNote note={visibleFailure === null && note} />
          </Box>
          <Columns jobId={jobId} columns={columns} moves={moves} onMove={requestMove} />
        </>
      )}
      <RefuseDialog
        {...refusal}
        name={cardToReject?.name ?? null}
        onClose={() => setCardToReject(null)}
        onRefuse={(input) => cardToReject !== null && void refuse(cardToReject, input)}
      />
    </>
  );
}

function useCardToReject(columns: BoardState['columns']) {
  const [selectedCard, setSelectedCard] = useState<BoardCard | null>(null);
  const id = selectedCard?.applicationId;
  useEffect(() => {
    if (id !== undefined && document.querySelector(`[data-card="${id}"]`) === null) setSelectedCard(null);
  });
  const updatedCard = Object.values(columns).flatMap(({ cards }) => cards.filter((one) => one.applicationId === id))[0];
  return [selectedCard && (updatedCard ?? selectedCard), setSelectedCard] as const;
}

function BoardTabs({ jobId, columns, moves, onMove }: ColumnsProps) {
  const { params, change } = useUrlParams();
  const openColumn = applicationStatuses.find((status) => status === params.get('column')) ?? 'applied';
  const counts = countsWithMoves(columns, moves);
  return (
    <Tabs
      value={openColumn}
      onChange={(status) => change({ column: status === null || status === 'applied' ? '' : status })}
      keepMounted={false}
    >
      <Tabs.List mb="md" aria-label={texts.columns}>
        {applicationStatuses.map((status) => (
          <Tabs.Tab key={status} value={status}>
            {applicationStatusNames[status]}{' '}
            <Text span c="dimmed" className={common.numbers}>
              {counts[status]}
            </Text>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {applicationStatuses.map((status) => (
        <Tabs.Panel key={status} value={status}>
          <h2 className={common.unseen}>{applicationStatusNames[status]}</h2>
          <ColumnCards
            jobId={jobId}
            status={status}
            column={columns[status]}
            count={counts[status]}
            moves={moves}
            onMove={onMove}
            isDraggable={false}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
