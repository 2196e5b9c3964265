import { Flex, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import type { GroupView } from '#shared/assessments/state.ts';
import { softskillTexts, testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { ConfirmButton, SecondaryButton } from '../taking/test-buttons.tsx';
import { TestFooter } from '../taking/test-footer.tsx';
import classes from './group-form.module.css';
import { type Draft, placedCount, type Touch } from './ordering.ts';
import type { NextStep } from './run-progress.ts';
import { SortableStatements } from './sortable-statements.tsx';
import { TapStatements } from './tap-statements.tsx';
import { useDraft } from './use-draft.ts';

type GroupFormProps = {
  group: GroupView;
  loadDraft: () => Draft | null;
  next: NextStep;
  headingId: string;
  isWaiting: boolean;
  note: string | null;
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

/** Below this width, statements are tapped in order instead of dragged. */
const phoneQuery = '(max-width: 47.99em)';
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false }) ?? false;

export function GroupForm({ group, loadDraft, onChange, ...form }: GroupFormProps) {
  const { next, headingId, isWaiting, note, failure, onConfirm, onBack } = form;
  const isPhone = useIsPhone();
  const { draft, message, onMove, onDrag, onTap, onTakeBack, onKeep } = useDraft(group, { loadDraft, onChange });
  const { statements } = group;
  const isDecided = isPhone ? placedCount(draft) === statements.length : draft.touch !== 'none';
  return (
    <>
      <div className={classes.cards}>
        {isPhone ? (
          <TapStatements
            statements={statements}
            draft={draft}
            labelledBy={headingId}
            onTap={onTap}
            onTakeBack={onTakeBack}
          />
        ) : (
          <>
            <SortableStatements
              statements={statements}
              order={draft.order}
              labelledBy={headingId}
              onMove={onMove}
              onDrag={onDrag}
            />
            <KeepOrderButton touch={draft.touch} onKeep={onKeep} />
          </>
        )}
      </div>
      <Announcer message={message} />
      <TestFooter
        note={note}
        failure={failure === null ? null : { message: failure }}
        start={onBack && <SecondaryButton onClick={onBack}>{testScreenTexts.previous}</SecondaryButton>}
      >
        <ConfirmButton
          loading={isWaiting && note === null}
          disabled={!isDecided}
          onConfirm={() => onConfirm(draft.order)}
        >
          {buttonTexts[next]}
        </ConfirmButton>
      </TestFooter>
    </>
  );
}

function Announcer({ message }: { message: string }) {
  return (
    <p className={common.unseen} role="status">
      {message}
    </p>
  );
}

type KeepOrderButtonProps = { touch: Touch; onKeep: () => void };

const { asShown: texts } = softskillTexts;

/**
 * Confirms the shown order with a separate button, so that pressing 'next' repeatedly never answers a group.
 * The height is fixed to avoid a layout shift on the first move.
 */
function KeepOrderButton({ touch, onKeep }: KeepOrderButtonProps) {
  return (
    <Group pl={68} mt="xs" gap="0.75rem" wrap="nowrap" mih="2.75rem">
      {touch === 'moved' ? (
        <IconCheck color="var(--pg-fit-text)" size={20} stroke={1.75} aria-hidden="true" />
      ) : (
        <Flex
          component="button"
          type="button"
          gap="xs"
          align="center"
          display="inline-flex"
          fw={600}
          mih={44}
          flex="none"
          className={classes.keep}
          aria-pressed={touch === 'kept'}
          onClick={onKeep}
        >
          <IconCheck size={20} stroke={1.75} aria-hidden="true" />
          {texts.button}
        </Flex>
      )}
      <Text c="dimmed" fz="sm">
        {texts[touch]}
      </Text>
    </Group>
  );
}
