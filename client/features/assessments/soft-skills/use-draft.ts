import { useEffect, useEffectEvent, useState } from 'react';
import type { GroupView, StatementView } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import {
  autoPlaced,
  type Draft,
  move,
  placedCount,
  placeOf,
  restoredDraft,
  tap,
  toggleAsShown,
  undoTap,
} from './ordering.ts';

type DraftStorage = {
  begun: () => Draft | null;
  onChange: (draft: Draft) => void;
};

export function useDraft({ statements, answer }: GroupView, { begun, onChange }: DraftStorage) {
  const of = statements.length;
  const [first] = useState(() => ({
    draft: restoredDraft(
      statements.map(({ id }) => id),
      answer,
      begun(),
    ),
    message: '',
  }));
  const [{ draft, message }, setState] = useState(first);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (draft !== first.draft) changed(draft);
  }, [draft, first]);

  const change = (changing: (draft: Draft) => Draft, say: (draft: Draft) => string) =>
    setState((before) => {
      const after = changing(before.draft);
      return after === before.draft ? before : { draft: after, message: say(after) };
    });
  const onMove = ({ id, text }: StatementView, to: number) =>
    change(
      (before) => move(before, id, to),
      () => softskillTexts.moved(text, to + 1, of),
    );
  const onTap = (statement: StatementView) =>
    change(
      (before) => tap(before, statement.id),
      (after) => tapAnnouncement(after, statement, statements),
    );
  const onTakeBack = () => change(undoTap, (after) => softskillTexts.takenBack(placedCount(after), of));
  const onDrag = (id: number, to: number) =>
    change(
      (before) => move(before, id, to),
      () => '',
    );
  const onKeep = () => change(toggleAsShown, ({ touch }) => (touch === 'kept' ? softskillTexts.asShown.kept : ''));
  return { draft, message, onMove, onDrag, onTap, onTakeBack, onKeep };
}

function tapAnnouncement(draft: Draft, { id, text }: StatementView, statements: readonly StatementView[]): string {
  const place = placeOf(draft, id);
  if (place === null) return softskillTexts.takenBack(placedCount(draft), statements.length);
  const last = statements.find((statement) => statement.id === autoPlaced(draft));
  const followed = last === undefined ? [] : [softskillTexts.selfPlaced(last.text, statements.length)];
  return [softskillTexts.tapped(text, place), ...followed].join(' ');
}
