import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { Box } from '@mantine/core';
import { useState } from 'react';
import type { Board, BoardCard } from '#shared/applications/state.ts';
import { applicationStatuses, type CompanyStatus } from '#shared/applications/status.ts';
import { applicationBoardTexts as texts } from '#shared/texts/applications/board.ts';
import { DragPreview } from '../../components/dragging/drag-parts.tsx';
import { BoardColumn } from './board-column.tsx';
import {
  boardAccessibility,
  cardIn,
  detectColumn,
  resetReachedStatus,
  targetOf,
  useBoardSensors,
} from './board-dragging.ts';
import { countsWithMoves, type PendingMove } from './pending-moves.ts';

export type ColumnsProps = {
  jobId: string;
  columns: Board['columns'];
  moves: readonly PendingMove[];
  onMove: (card: BoardCard, to: CompanyStatus) => void;
};

export function BoardColumns({ jobId, columns, moves, onMove }: ColumnsProps) {
  const sensors = useBoardSensors();
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const counts = countsWithMoves(columns, moves);
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const target = targetOf(active, over);
    if (target !== null) onMove(target.card, target.to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectColumn}
      accessibility={boardAccessibility}
      onDragStart={({ active }) => {
        resetReachedStatus();
        setDragged(cardIn(active) ?? null);
      }}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      <Box
        role="group"
        aria-label={texts.board}
        pb="sm"
        style={{
          position: 'relative',
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(14.5rem, 1fr)',
          gap: '0.75rem',
          overflowX: 'auto',
        }}
      >
        {applicationStatuses.map((status) => (
          <BoardColumn
            key={status}
            jobId={jobId}
            status={status}
            column={columns[status]}
            count={counts[status]}
            moves={moves}
            onMove={onMove}
          />
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>{dragged && <DragPreview title={dragged.name} />}</DragOverlay>
    </DndContext>
  );
}
