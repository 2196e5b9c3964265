/** Drag and drop between slots: each item has a slot before and after it; the nearest slot receives the item. */
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type DroppableContainer,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { dragTexts as texts } from '#shared/texts/courses/editor.ts';

export type DraggedItem = {
  kind: 'module' | 'lesson' | 'block';
  id: string;
  title: string;
  parentId: string;
  index: number;
};
/** The slot before the item that is currently at `index`; the last slot has `index` = `count`. */
export type DropSlot = {
  kind: DraggedItem['kind'];
  parentId: string;
  index: number;
  count: number;
  parentTitle: string;
};

type WithData = { data: { current?: unknown } };
export const draggedOf = (active: WithData | null): DraggedItem | undefined =>
  active?.data.current as DraggedItem | undefined;
export const dropSlotOf = (over: WithData | null): DropSlot | undefined => over?.data.current as DropSlot | undefined;

/** False for the slot directly after the item: dropping there changes nothing. */
const isAllowedSlot = (dragged: DraggedItem | undefined, { data, disabled }: DroppableContainer): boolean => {
  const slot = data.current as DropSlot | undefined;
  if (disabled || dragged === undefined || slot?.kind !== dragged.kind) return false;
  return slot.parentId !== dragged.parentId || slot.index !== dragged.index + 1;
};

/** The slot chosen with the arrow keys. Measured positions would be outdated while the page scrolls. */
let keyboardSlot: { dragged: UniqueIdentifier; slotId: UniqueIdentifier } | null = null;

export const beginDrag = (active: WithData): DraggedItem | null => {
  keyboardSlot = null;
  return draggedOf(active) ?? null;
};

export const nearestSlot: CollisionDetection = (args) => {
  const dragged = draggedOf(args.active);
  if (keyboardSlot !== null && keyboardSlot.dragged === args.active.id) return [{ id: keyboardSlot.slotId }];
  const droppableContainers = args.droppableContainers.filter((container) => isAllowedSlot(dragged, container));
  return closestCenter({ ...args, droppableContainers });
};

/** Where a dropped item ends up: `index` counts its new siblings without the item itself. */
export type DropResult = { parentId: string; index: number };

export function dropResultOf(dragged: DraggedItem, slot: DropSlot): DropResult | null {
  const { parentId } = slot;
  const isMovingDown = parentId === dragged.parentId && slot.index > dragged.index;
  const index = isMovingDown ? slot.index - 1 : slot.index;
  return parentId === dragged.parentId && index === dragged.index ? null : { parentId, index };
}

const stepToSlot: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = event.code === KeyboardCode.Down ? 1 : event.code === KeyboardCode.Up ? -1 : 0;
  const { active, over, droppableContainers, droppableRects, collisionRect } = context;
  if (step === 0 || collisionRect === null) return undefined;
  event.preventDefault();
  const dragged = draggedOf(active);
  const slots = droppableContainers
    .getEnabled()
    .filter((container) => isAllowedSlot(dragged, container))
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((one, other) => one.rect.top - other.rect.top);
  const currentSlotId = keyboardSlot?.slotId ?? over?.id;
  const next = slots[slots.findIndex(({ id }) => id === currentSlotId) + step];
  if (next === undefined || active === null) return undefined;
  keyboardSlot = { dragged: active.id, slotId: next.id };
  const { left, top, height } = next.rect;
  // Alternates x by one pixel: at an unchanged x, dnd-kit may scroll without updating the position.
  return { x: currentCoordinates.x === left ? left + 1 : left, y: top + height / 2 - collisionRect.height / 2 };
};

const keyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

// Constants, because new objects would re-render every draggable item.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: stepToSlot, keyboardCodes, scrollBehavior: 'auto' } as const;

export const useDragSensors = () =>
  useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));

function dragOverText(dragged: DraggedItem, slot: DropSlot): string {
  const isSameParent = slot.parentId === dragged.parentId;
  const index = dropResultOf(dragged, slot)?.index ?? dragged.index;
  const total = isSameParent ? slot.count : slot.count + 1;
  return slot.parentTitle === ''
    ? texts.over(dragged.title, index, total)
    : texts.overModule({ title: dragged.title, module: slot.parentTitle, index, of: total });
}

const announcements: Announcements = {
  onDragStart: ({ active }) => texts.pickedUp(draggedOf(active)?.title ?? ''),
  onDragOver: ({ active, over }) => {
    const [dragged, slot] = [draggedOf(active), dropSlotOf(over)];
    return dragged && slot ? dragOverText(dragged, slot) : undefined;
  },
  onDragEnd: ({ active }) => texts.dropped(draggedOf(active)?.title ?? ''),
  onDragCancel: ({ active }) => texts.cancelled(draggedOf(active)?.title ?? ''),
};

export const dragAccessibility = { announcements, screenReaderInstructions: { draggable: texts.instructions } };
