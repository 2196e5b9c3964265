import { type AnimateLayoutChanges, defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Flex, Group, Text } from '@mantine/core';
import { type Icon, IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import { orderOf, placeOf } from './ordering.ts';
import { RankButton, type RankButtonProps } from './rank-button.tsx';
import classes from './statements.module.css';

type SortableStatementProps = RankButtonProps & {
  /** Null: not shown. */
  keyNumber: number | null;
  onMove: (to: number) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const transition = { duration: 160, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
const animateLayoutChanges: AnimateLayoutChanges = (args) =>
  args.isSorting || args.wasDragging ? defaultAnimateLayoutChanges(args) : true;

export function SortableStatement({ statement, draft, keyNumber, onPick, onMove }: SortableStatementProps) {
  const { id, text } = statement;
  const sortable = useSortable({ id, transition, animateLayoutChanges });
  const { attributes, listeners, isDragging } = sortable;
  const order = orderOf(draft);
  const index = order.indexOf(id);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (isDragging || step === undefined) return listeners?.['onKeyDown']?.(event);
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <Group
      component="li"
      ref={sortable.setNodeRef}
      gap={0}
      wrap="nowrap"
      bg="var(--pg-surface)"
      className={`${classes.card} ${classes.sortable}`}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
    >
      <RankButton statement={statement} draft={draft} onPick={onPick} />
      <MoveButton
        label={softskillTexts.up(text)}
        icon={IconArrowUp}
        isAtEnd={index === 0}
        onMove={() => onMove(index - 1)}
      />
      <MoveButton
        label={softskillTexts.down(text)}
        icon={IconArrowDown}
        isAtEnd={index === order.length - 1}
        onMove={() => onMove(index + 1)}
      />
      {keyNumber !== null && (
        <Text span className={classes.key} aria-hidden="true">
          {keyNumber}
        </Text>
      )}
      <Flex
        component="button"
        type="button"
        ref={sortable.setActivatorNodeRef}
        justify="center"
        align="center"
        flex="none"
        bdrs="md"
        className={classes.grip}
        aria-roledescription={softskillTexts.handleRole}
        aria-describedby={attributes['aria-describedby']}
        aria-label={softskillTexts.handle(text, placeOf(draft, id), order.length)}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={22} stroke={1.75} aria-hidden="true" />
      </Flex>
    </Group>
  );
}

type MoveButtonProps = { label: string; icon: Icon; isAtEnd: boolean; onMove: () => void };

/** Not `disabled` at the end of the list, so that the button that moved its card keeps the focus. */
function MoveButton({ label, icon: IconOf, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <Flex
      component="button"
      type="button"
      justify="center"
      align="center"
      flex="none"
      bdrs="md"
      className={classes.move}
      aria-label={label}
      aria-disabled={isAtEnd}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => isAtEnd || onMove()}
    >
      <IconOf size={20} stroke={1.75} aria-hidden="true" />
    </Flex>
  );
}
