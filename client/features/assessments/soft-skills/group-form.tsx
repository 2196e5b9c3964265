import { Box, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { MouseEvent } from 'react';
import type { GroupView } from '#shared/assessments/state.ts';
import { softskillTexts, testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { ConfirmButton, SecondaryButton } from '../taking/test-buttons.tsx';
import { TestFooter } from '../taking/test-footer.tsx';
import classes from './group-form.module.css';
import { type Draft, isComplete, orderOf, placedCount } from './ordering.ts';
import type { NextStep } from './run-progress.ts';
import { SortableStatements } from './sortable-statements.tsx';
import { TapStatements } from './tap-statements.tsx';
import { useDraft } from './use-draft.ts';
import { useRankKeys } from './use-rank-keys.ts';

type GroupFormProps = {
  group: GroupView;
  loadDraft: () => Draft | null;
  next: NextStep;
  headingId: string;
  isWaiting: boolean;
  note: string | null;
  /** A sentence for the first group. */
  before: string | null;
  failure: string | null;
  onChange: (draft: Draft) => void;
  onConfirm: (order: readonly number[]) => void;
  onBack: (() => void) | null;
};

const buttonTexts: Record<NextStep, string> = {
  group: softskillTexts.next,
  partTwo: softskillTexts.toPartTwo,
  finish: softskillTexts.finish,
};

/** Below this width, statements cannot be dragged, so that the page scrolls. */
const phoneQuery = '(max-width: 47.99em)';
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false }) ?? false;

export function GroupForm({ group, loadDraft, onChange, ...form }: GroupFormProps) {
  const { next, headingId, isWaiting, note, before, failure, onConfirm, onBack } = form;
  const isPhone = useIsPhone();
  const { statements } = group;
  const { draft, message, onPick, onMove, onDrag, onTakeBack, onKeep } = useDraft(group, { loadDraft, onChange });
  const isDecided = isComplete(draft);
  const confirm = () => onConfirm(orderOf(draft));
  useRankKeys({
    onPick: (index) => {
      const statement = statements.find(({ id }) => id === draft.cards[index]);
      if (statement !== undefined) onPick(statement);
    },
    onConfirm: () => {
      if (isDecided && !isWaiting) confirm();
    },
  });
  const beforeText = before !== null && (
    <Text c="dimmed" fz="sm" mb={{ base: 'xs', sm: 0 }}>
      {before}
    </Text>
  );
  const parts = { statements, draft, labelledBy: headingId, onPick };
  return (
    <>
      <Box className={classes.cards} onMouseDown={keepFocus}>
        {isPhone ? (
          <TapStatements {...parts} />
        ) : (
          <SortableStatements {...parts} hasKeys={group.groupIndex > 0} onMove={onMove} onDrag={onDrag} />
        )}
        <DraftBar draft={draft} onTakeBack={onTakeBack} onKeep={isPhone ? null : onKeep} headingId={headingId} />
      </Box>
      <Announcer message={message} />
      {isPhone && beforeText}
      <TestFooter
        note={note}
        failure={failure === null ? null : { message: failure }}
        start={
          onBack ? (
            <SecondaryButton onClick={onBack}>{testScreenTexts.previous}</SecondaryButton>
          ) : (
            !isPhone && beforeText
          )
        }
      >
        <ConfirmButton loading={isWaiting && note === null} disabled={!isDecided} onConfirm={confirm}>
          {isDecided
            ? buttonTexts[next]
            : softskillTexts.left[isPhone ? 'phone' : 'desktop'](draft.cards.length - placedCount(draft))}
        </ConfirmButton>
      </TestFooter>
    </>
  );
}

/** A clicked card must not take the focus, so that Enter continues instead of taking it back. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function Announcer({ message }: { message: string }) {
  return (
    <p className={common.unseen} role="status">
      {message}
    </p>
  );
}

type DraftBarProps = { draft: Draft; headingId: string; onTakeBack: () => void; onKeep: (() => void) | null };

/** The random order of the rest needs a first choice and its own button, so that pressing 'next' never answers a group. */
function DraftBar({ draft, headingId, onTakeBack, onKeep }: DraftBarProps) {
  const isUntouched = draft.ranked.length === 0;
  const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true });
  const keep = () => {
    onKeep?.();
    focusHeading();
  };
  const takeBack = () => {
    onTakeBack();
    if (draft.ranked.length === 1) focusHeading();
  };
  return (
    <Group gap="0 0.5rem" justify="space-between" mih="2.75rem">
      <Text fw={600} className={common.numbers}>
        {softskillTexts.selected(placedCount(draft), draft.cards.length)}
      </Text>
      {!isUntouched && (
        <Group gap={0}>
          {onKeep !== null && !isComplete(draft) && (
            <SecondaryButton onClick={keep}>{softskillTexts.asShown.button}</SecondaryButton>
          )}
          <SecondaryButton onClick={takeBack}>{softskillTexts.takeBack}</SecondaryButton>
        </Group>
      )}
    </Group>
  );
}
