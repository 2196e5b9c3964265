import { useEffect, useEffectEvent, useState } from 'react';
import type { GroupView, StatementView } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import {
  autoPlacedId,
  type Draft,
  keepAsShown,
  moveStatement,
  pickStatement,
  placedCount,
  placeOf,
  restoreDraft,
  undoPick,
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
  const onPick = (statement: StatementView) =>
    change(
      (before) => pickStatement(before, statement.id),
      (after) => pickAnnouncement(after, statement, statements),
    );
  const onTakeBack = () => change(undoPick, (after) => softskillTexts.takenBack(placedCount(after), of));
  const onDrag = (id: number, to: number) =>
    change(
      (before) => moveStatement(before, id, to),
      () => '',
    );
  const onKeep = () => change(keepAsShown, () => softskillTexts.asShown.kept);
  return { draft, message, onMove, onDrag, onPick, onTakeBack, onKeep };
}

function pickAnnouncement(draft: Draft, { id, text }: StatementView, statements: readonly StatementView[]): string {
  const place = placeOf(draft, id);
  if (place === null) return softskillTexts.takenBack(placedCount(draft), statements.length);
  const last = statements.find((statement) => statement.id === autoPlacedId(draft));
  const autoPlacedTexts = last === undefined ? [] : [softskillTexts.selfPlaced(last.text, statements.length)];
  return [softskillTexts.ranked(text, place), ...autoPlacedTexts].join(' ');
}
