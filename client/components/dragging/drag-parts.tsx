import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, Flex } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { dragTexts, structureTexts } from '#shared/texts/courses/editor.ts';
import common from '../common.module.css';
import classes from './drag-parts.module.css';
import type { DraggedItem, DropSlot } from './dragging.ts';

export function DropTarget({ slot }: { slot: DropSlot }) {
  const { kind, parentId, index } = slot;
  const { setNodeRef, isOver } = useDroppable({ id: `${kind}-slot:${parentId}:${index}`, data: slot });
  return <span className={classes.slot} ref={setNodeRef} data-over={isOver || undefined} aria-hidden="true" />;
}

export function DragHandle({ dragged }: { dragged: DraggedItem }) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: `${dragged.kind}:${dragged.id}`,
    data: dragged,
  });
  return (
    <Flex
      component="button"
      justify="center"
      align="center"
      flex="none"
      bdrs="sm"
      className={classes.grip}
      type="button"
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      aria-label={structureTexts.grip(dragged.title)}
      aria-roledescription={dragTexts.role}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
    </Flex>
  );
}

export function DragPreview({ title }: { title: string }) {
  return (
    <Box
      c="bright"
      fw={600}
      bg="var(--pg-surface)"
      bd="1px solid var(--pg-line)"
      bdrs="fit"
      className={`${classes.chip} ${common.hidden} ${common.oneLine} ${common.shadow}`}
    >
      {title}
    </Box>
  );
}
