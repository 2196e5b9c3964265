import { Box, type BoxProps, Group, type GroupProps } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { structureTexts as texts } from '#shared/texts/courses/editor.ts';
import { DragArea } from '../dragging/drag-area.tsx';
import { DragHandle, DropTarget } from '../dragging/drag-parts.tsx';
import type { DraggedItem, DropResult } from '../dragging/dragging.ts';
import { LazyMenu, type MenuEntry } from '../lazy-menu/lazy-menu.tsx';
import classes from './outline.module.css';

type OutlineProps = {
  id: string;
  count: number;
  label?: string;
  onMove: (item: DraggedItem, target: DropResult) => void;
  children: ReactNode;
};

export function Outline({ id, count, label, onMove, children }: OutlineProps) {
  return (
    <DragArea onMove={onMove}>
      <ol aria-label={label}>
        {children}
        <Box component="li" pos="relative">
          <DropTarget slot={{ kind: 'module', parentId: id, index: count, count, parentTitle: '' }} />
        </Box>
      </ol>
    </DragArea>
  );
}

type OutlineModuleProps = BoxProps & {
  id: string;
  title: string;
  count: number;
  isOpen?: boolean;
  head: ReactNode;
  add: ReactNode;
  children: ReactNode;
};

export function OutlineModule({ id, title, count, isOpen = true, head, add, children, ...box }: OutlineModuleProps) {
  const lastSlot = <DropTarget slot={{ kind: 'lesson', parentId: id, index: count, count, parentTitle: title }} />;
  return (
    <Box component="li" {...box}>
      {head}
      {isOpen ? (
        <ol className={classes.lessons} aria-label={title}>
          {children}
          <Box component="li" pos="relative">
            {lastSlot}
            {add}
          </Box>
        </ol>
      ) : (
        <Box pos="relative">{lastSlot}</Box>
      )}
    </Box>
  );
}

type OutlineRowProps = GroupProps & {
  dragged: DraggedItem;
  siblingCount: number;
  parentTitle?: string;
  menu: (() => readonly MenuEntry[]) | null;
};

export function OutlineRow({ dragged, siblingCount, parentTitle = '', menu, children, ...group }: OutlineRowProps) {
  const { kind, title, parentId, index } = dragged;
  return (
    <Group component={kind === 'lesson' ? 'li' : 'div'} wrap="nowrap" pos="relative" {...group}>
      <DropTarget slot={{ kind, parentId, index, count: siblingCount, parentTitle }} />
      <DragHandle dragged={dragged} />
      {children}
      {menu && <LazyMenu label={texts.menuOf(title)} entries={menu} />}
    </Group>
  );
}

type RowActions = {
  step: (by: -1 | 1) => void;
  isFirst?: boolean;
  isLast?: boolean;
  remove: () => void;
  isRemoveDisabled?: boolean;
};

export const rowEntries = (actions: RowActions, extraEntries: readonly MenuEntry[] = []): MenuEntry[] => {
  const { step, isFirst = false, isLast = false, remove, isRemoveDisabled = false } = actions;
  return [
    { label: texts.up, icon: IconArrowUp, isDisabled: isFirst, onClick: () => step(-1) },
    { label: texts.down, icon: IconArrowDown, isDisabled: isLast, onClick: () => step(1) },
    ...extraEntries,
    { label: texts.remove, icon: IconTrash, isDangerous: true, isDisabled: isRemoveDisabled, onClick: remove },
  ];
};
