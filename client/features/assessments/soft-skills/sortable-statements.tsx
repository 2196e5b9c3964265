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
import { Center, Text } from '@mantine/core';
import type { StatementView } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import { SortableStatement } from './sortable-statement.tsx';
import classes from './statements.module.css';

type SortableStatementsProps = {
  statements: readonly StatementView[];
  order: readonly number[];
  labelledBy: string;
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

export function SortableStatements({ statements, order, labelledBy, onMove, onDrag }: SortableStatementsProps) {
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
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <Text pl="4.25rem" c="dimmed" fz="sm">
          {softskillTexts.most}
        </Text>
        <div className={classes.board}>
          <PlaceRail count={order.length} />
          <ol className={classes.cards} aria-labelledby={labelledBy}>
            {order.map((id, place) => {
              const statement = statements.find((candidate) => candidate.id === id);
              return (
                statement && (
                  <SortableStatement
                    key={id}
                    statement={statement}
                    index={place}
                    of={order.length}
                    onMove={(to) => onMove(statement, to)}
                  />
                )
              );
            })}
          </ol>
        </div>
        <Text pl="4.25rem" c="dimmed" fz="sm">
          {softskillTexts.least}
        </Text>
      </SortableContext>
    </DndContext>
  );
}

function PlaceRail({ count }: { count: number }) {
  return (
    <div className={classes.rail} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Center
          component="span"
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={index}
          ff="heading"
          fw={650}
          fz="h4"
          className={classes.place}
          data-place={index + 1}
        >
          {index + 1}
        </Center>
      ))}
    </div>
  );
}

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
