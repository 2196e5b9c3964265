import { useDroppable } from '@dnd-kit/core';
import { Box, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { BoardCard as Card, BoardColumn as Column } from '#shared/applications/state.ts';
import { type ApplicationStatus, type CompanyStatus, isCompanyStatus } from '#shared/applications/status.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { applicationBoardTexts as texts } from '#shared/texts/applications/board.ts';
import common from '../../components/common.module.css';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { dropOnUnmount } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { BoardCard } from './board-card.tsx';
import { columnId } from './board-dragging.ts';
import { cardsWithMoves, type PendingMove } from './pending-moves.ts';

type ColumnProps = {
  jobId: string;
  status: ApplicationStatus;
  column: Column;
  count: number;
  moves: readonly PendingMove[];
  onMove: (card: Card, to: CompanyStatus) => void;
};

export function BoardColumn(props: ColumnProps) {
  const { status, count } = props;
  const { setNodeRef, isOver } = useDroppable({ id: columnId(status), data: { status } });
  const isTarget = isOver && isCompanyStatus(status);
  return (
    <Box
      component="section"
      ref={setNodeRef}
      p="xs"
      aria-label={texts.column(applicationStatusNames[status], count)}
      bg="var(--pg-sunken)"
      bdrs="lg"
      miw={0}
      style={{ outline: isTarget ? '2px solid var(--pg-focus)' : 'none', minHeight: '16rem' }}
    >
      <Group component="h2" p="xs" lh={1.3} gap={0} justify="space-between" wrap="nowrap" fz="md" fw={600}>
        <span>{applicationStatusNames[status]}</span>
        <Text span c="dimmed" fw={400} className={common.numbers}>
          {count.toLocaleString('de-DE')}
        </Text>
      </Group>
      <ColumnCards {...props} isDraggable />
    </Box>
  );
}

export function ColumnCards({
  jobId,
  status,
  column,
  moves,
  onMove,
  isDraggable,
}: ColumnProps & { isDraggable: boolean }) {
  const { cards, list } = useColumn({ jobId, status, column });
  const visibleCards = cardsWithMoves(status, cards, moves);
  return (
    <>
      <Stack component="ul" gap="xs" aria-label={texts.cards(applicationStatusNames[status])}>
        {visibleCards.map((card) => (
          <BoardCard
            key={card.applicationId}
            card={card}
            jobId={jobId}
            isDraggable={isDraggable}
            onMove={(to) => onMove(card, to)}
          />
        ))}
      </Stack>
      {visibleCards.length === 0 && (
        <Text p="xs" c="dimmed" fz="sm">
          {texts.emptyColumn}
        </Text>
      )}
      <Box mt="sm">
        <MoreButton list={list} label={texts.more} failed={texts.moreFailed} />
      </Box>
    </>
  );
}

function useColumn({ jobId, status, column }: Pick<ColumnProps, 'jobId' | 'status' | 'column'>) {
  const [wantsMore, setWantsMore] = useState(false);
  const pages = trpc.board.column.useInfiniteQuery(
    { jobId, status },
    { enabled: wantsMore, getNextPageParam: ({ nextCursor }) => nextCursor, ...dropOnUnmount },
  );
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = pages;
  const hasFirstOnly = wantsMore && data?.pages.length === 1 && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (hasFirstOnly) void fetchNextPage();
  }, [hasFirstOnly, fetchNextPage]);
  const loadMore = async () => {
    setWantsMore(true);
    if (isError) await pages.refetch();
  };
  if (data === undefined || !wantsMore) {
    const list = {
      hasNextPage: column.nextCursor !== null,
      isFetchingNextPage: wantsMore && isFetching,
      isFetchNextPageError: isError,
      fetchNextPage: loadMore,
    };
    return { cards: column.cards, list };
  }
  return { cards: data.pages.flatMap(({ cards }) => cards), list: pages };
}
