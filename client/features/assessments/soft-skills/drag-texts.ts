import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { ShownStatement } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';

/** What dnd-kit says aloud while a statement is dragged, in German. */
export function dragAnnouncements(statements: readonly ShownStatement[], order: readonly number[]): Announcements {
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

export const dragInstructions: ScreenReaderInstructions = { draggable: softskillTexts.instructions };
