import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ShownGroup, ShownStatement } from '#shared/assessments/state.ts';
import { softskillTexts, testScreenTexts } from '#shared/texts/assessments.ts';
import { Announcer } from '../taking/announcer.tsx';
import { ConfirmButton } from '../taking/confirm-button.tsx';
import { QuietButton } from '../taking/quiet-button.tsx';
import { TestFooter } from '../taking/test-footer.tsx';
import classes from './group-form.module.css';
import { type Draft, draftOf, move, placeOf, reset, tap } from './ordering.ts';
import type { NextStep } from './run-progress.ts';
import { SortableStatements } from './sortable-statements.tsx';
import { TapStatements } from './tap-statements.tsx';

type GroupFormProps = {
  group: ShownGroup;
  next: NextStep;
  headingId: string;
  isWaiting: boolean;
  /** What it waits for, if that takes longer. */
  note: string | null;
  /** Why it was refused. */
  failure: string | null;
  onConfirm: (order: readonly number[]) => void;
  onBack: (() => void) | null;
};

const buttonTexts: Record<NextStep, string> = {
  group: softskillTexts.next,
  partTwo: softskillTexts.toPartTwo,
  finish: softskillTexts.finish,
};

/** Below this width statements are tapped in order instead of dragged. */
const phone = '(max-width: 47.99em)';
export const usePhone = (): boolean => useMediaQuery(phone, false, { getInitialValueInEffect: false }) ?? false;

/** One group until it is confirmed. Every way of ordering works on the same draft. */
export function GroupForm(props: GroupFormProps) {
  const { group, next, headingId, isWaiting, note, failure, onConfirm, onBack } = props;
  const isPhone = usePhone();
  const { draft, message, onMove, onDrag, onTap, onReset } = useDraft(group);
  const { statements } = group;
  return (
    <>
      <div className={classes.cards}>
        {isPhone ? (
          <TapStatements statements={statements} draft={draft} labelledBy={headingId} onTap={onTap} onReset={onReset} />
        ) : (
          <SortableStatements
            statements={statements}
            order={draft.order}
            labelledBy={headingId}
            onMove={onMove}
            onDrag={onDrag}
          />
        )}
      </div>
      <Announcer message={message} />
      <TestFooter
        note={note}
        failure={failure === null ? null : { message: failure }}
        start={onBack && <QuietButton onClick={onBack}>{testScreenTexts.previous}</QuietButton>}
      >
        <ConfirmButton
          loading={isWaiting && note === null}
          disabled={isPhone && draft.picked < statements.length}
          onConfirm={() => onConfirm(draft.order)}
        >
          {buttonTexts[next]}
        </ConfirmButton>
      </TestFooter>
    </>
  );
}

function useDraft({ statements, answer }: ShownGroup) {
  const of = statements.length;
  const [{ draft, message }, setState] = useState(() => ({
    draft: draftOf(
      statements.map(({ id }) => id),
      answer,
    ),
    message: '',
  }));
  const change = (changed: (draft: Draft) => Draft, say: (draft: Draft) => string) =>
    setState((before) => {
      const after = changed(before.draft);
      return after === before.draft ? before : { draft: after, message: say(after) };
    });

  const onMove = ({ id, text }: ShownStatement, to: number) =>
    change(
      (before) => move(before, id, to),
      () => softskillTexts.moved(text, to + 1, of),
    );
  const onTap = ({ id, text }: ShownStatement) =>
    change(
      (before) => tap(before, id),
      (after) => {
        const place = placeOf(after, id);
        return place === null ? softskillTexts.takenBack(after.picked, of) : softskillTexts.tapped(text, place);
      },
    );
  const onReset = () => change(reset, () => softskillTexts.takenBack(0, of));
  const onDrag = (id: number, to: number) =>
    change(
      (before) => move(before, id, to),
      () => '',
    );
  return { draft, message, onMove, onDrag, onTap, onReset };
}
