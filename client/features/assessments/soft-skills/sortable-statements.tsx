import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  type ScreenReaderInstructions,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Text } from '@mantine/core';
import type { StatementView } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import { type Draft, isSorted, orderOf } from './ordering.ts';
import { SortableStatement } from './sortable-statement.tsx';
import classes from './statements.module.css';

type SortableStatementsProps = {
  statements: readonly StatementView[];
  draft: Draft;
  labelledBy: string;
  hasKeys: boolean;
  onPick: (statement: StatementView) => void;
  onMove: (statement: StatementView, to: number) => void;
  /** By dragging, which dnd-kit has already announced. */
  onDrag: (id: number, to: number) => void;
};

const modifiers = [restrictToVerticalAxis, restrictToParentElement];
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };
const keyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

export function SortableStatements({ statements, draft, labelledBy, hasKeys, ...events }: SortableStatementsProps) {
  const { onPick, onMove, onDrag } = events;
  const order = orderOf(draft);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  );
  const endDrag = ({ active, over }: DragEndEvent) => {
    if (over !== null) onDrag(Number(active.id), order.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      measuring={measuring}
      accessibility={{
        announcements: dragAnnouncements(statements, order),
        screenReaderInstructions: dragInstructions,
      }}
      onDragEnd={endDrag}
    >
      <SortableContext items={[...draft.cards]} strategy={verticalListSortingStrategy}>
        <EndLabel draft={draft}>{softskillTexts.most}</EndLabel>
        <ol className={classes.cards} aria-labelledby={labelledBy}>
          {draft.cards.map((id, index) => {
            const statement = statements.find((candidate) => candidate.id === id);
            return (
              statement && (
                <SortableStatement
                  key={id}
                  statement={statement}
                  draft={draft}
                  keyNumber={hasKeys ? index + 1 : null}
                  onPick={onPick}
                  onMove={(to) => onMove(statement, to)}
                />
              )
            );
          })}
        </ol>
        <EndLabel draft={draft}>{softskillTexts.least}</EndLabel>
      </SortableContext>
    </DndContext>
  );
}

/** Hidden while the places do not follow the cards from top to bottom. */
const EndLabel = ({ draft, children }: { draft: Draft; children: string }) => (
  <Text pl="4.25rem" c="dimmed" fz="sm" className={classes.end} data-hidden={!isSorted(draft) || undefined}>
    {children}
  </Text>
);

function dragAnnouncements(statements: readonly StatementView[], order: readonly number[]): Announcements {
  const textOf = (id: UniqueIdentifier) => statements.find((statement) => statement.id === id)?.text ?? '';
  const placeOf = (id: UniqueIdentifier) => order.indexOf(Number(id)) + 1;
  const of = order.length;
  return {
    onDragStart: ({ active }) => softskillTexts.pickedUp(textOf(active.id), placeOf(active.id), of),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : softskillTexts.moved(textOf(active.id), placeOf(over.id), of),
    onDragEnd: ({ active, over }) => softskillTexts.dropped(textOf(active.id), placeOf(over?.id ?? active.id), of),
    onDragCancel: ({ active }) => softskillTexts.cancelled(textOf(active.id)),
  };
}

const dragInstructions: ScreenReaderInstructions = { draggable: softskillTexts.instructions };
