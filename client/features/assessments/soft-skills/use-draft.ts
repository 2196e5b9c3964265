import { useEffect, useEffectEvent, useState } from 'react';
import type { GroupView, StatementView } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import {
  autoPlacedId,
  type Draft,
  moveStatement,
  placedCount,
  placeOf,
  restoreDraft,
  tapStatement,
  toggleAsShown,
  undoTap,
} from './ordering.ts';

type DraftStorage = {
  loadDraft: () => Draft | null;
  onChange: (draft: Draft) => void;
};

export function useDraft({ statements, answer }: GroupView, { loadDraft, onChange }: DraftStorage) {
  const of = statements.length;
  const [initialState] = useState(() => ({
    draft: restoreDraft(
      statements.map(({ id }) => id),
      answer,
      loadDraft(),
    ),
    message: '',
  }));
  const [{ draft, message }, setState] = useState(initialState);
  const notifyChange = useEffectEvent(onChange);
  useEffect(() => {
    if (draft !== initialState.draft) notifyChange(draft);
  }, [draft, initialState]);

  const change = (update: (draft: Draft) => Draft, say: (draft: Draft) => string) =>
    setState((before) => {
      const after = update(before.draft);
      return after === before.draft ? before : { draft: after, message: say(after) };
    });
  const onMove = ({ id, text }: StatementView, to: number) =>
    change(
      (before) => moveStatement(before, id, to),
      () => softskillTexts.moved(text, to + 1, of),
    );
  const onTap = (statement: StatementView) =>
    change(
      (before) => tapStatement(before, statement.id),
      (after) => tapAnnouncement(after, statement, statements),
    );
  const onTakeBack = () => change(undoTap, (after) => softskillTexts.takenBack(placedCount(after), of));
  const onDrag = (id: number, to: number) =>
    change(
      (before) => moveStatement(before, id, to),
      () => '',
    );
  const onKeep = () => change(toggleAsShown, ({ touch }) => (touch === 'kept' ? softskillTexts.asShown.kept : ''));
  return { draft, message, onMove, onDrag, onTap, onTakeBack, onKeep };
}

function tapAnnouncement(draft: Draft, { id, text }: StatementView, statements: readonly StatementView[]): string {
  const place = placeOf(draft, id);
  if (place === null) return softskillTexts.takenBack(placedCount(draft), statements.length);
  const last = statements.find((statement) => statement.id === autoPlacedId(draft));
  const autoPlacedTexts = last === undefined ? [] : [softskillTexts.selfPlaced(last.text, statements.length)];
  return [softskillTexts.tapped(text, place), ...autoPlacedTexts].join(' ');
}
