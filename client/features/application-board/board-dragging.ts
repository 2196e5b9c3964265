import {
  type Announcements,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { BoardCard } from '#shared/applications/state.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  type CompanyStatus,
  isCompanyStatus,
  mayMove,
} from '#shared/applications/status.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { boardDragTexts as texts } from '#shared/texts/applications/board.ts';

type DragItem = { data: { current?: unknown } };
export const cardIn = (active: DragItem | null): BoardCard | undefined => active?.data.current as BoardCard | undefined;
const columnIn = (over: DragItem | null): ApplicationStatus | undefined =>
  (over?.data.current as { status: ApplicationStatus } | undefined)?.status;

export const columnId = (status: ApplicationStatus): string => `column:${status}`;

/** Null if the card may not move there. */
export function targetOf(active: DragItem, over: DragItem | null): { card: BoardCard; to: CompanyStatus } | null {
  const [card, to] = [cardIn(active), columnIn(over)];
  if (card === undefined || to === undefined || !isCompanyStatus(to)) return null;
  return mayMove(card.status, to) ? { card, to } : null;
}

/** The column selected with the arrow keys; measured positions lag behind while the board scrolls. */
let reachedStatus: ApplicationStatus | null = null;

export const resetReachedStatus = (): void => {
  reachedStatus = null;
};

export const detectColumn: CollisionDetection = (args) => {
  if (reachedStatus !== null) return [{ id: columnId(reachedStatus) }];
  const collisions = pointerWithin(args);
  return collisions.length > 0 ? collisions : rectIntersection(args);
};

const stepToColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0;
  const card = cardIn(context.active);
  if (step === 0 || card === undefined) return undefined;
  event.preventDefault();
  const currentIndex = applicationStatuses.indexOf(reachedStatus ?? card.status);
  const next = applicationStatuses[currentIndex + step];
  const container = context.droppableContainers.get(next === undefined ? '' : columnId(next));
  const node = container?.node.current;
  if (next === undefined || !node) return undefined;
  reachedStatus = next;
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top } = node.getBoundingClientRect();
  // The coordinate must change, because dnd-kit may ignore an equal one.
  return { x: currentCoordinates.x === left ? left + 1 : left, y: top };
};

const keyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};
// Constants, because new objects would render every draggable again.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: stepToColumn, keyboardCodes, scrollBehavior: 'auto' } as const;

export const useBoardSensors = () =>
  useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));

const nameIn = (active: DragItem): string => cardIn(active)?.name ?? '';

const announcements: Announcements = {
  onDragStart: ({ active }) => texts.pickedUp(nameIn(active)),
  onDragOver: ({ active, over }) => {
    const column = columnIn(over);
    const isAtStart = reachedStatus === null && column === cardIn(active)?.status;
    if (column === undefined || isAtStart) return undefined;
    const status = applicationStatusNames[column];
    return isCompanyStatus(column) ? texts.over(nameIn(active), status) : texts.closed(status);
  },
  onDragEnd: ({ active, over }) => {
    const target = targetOf(active, over);
    return target === null
      ? texts.stayed(nameIn(active))
      : texts.dropped(target.card.name, applicationStatusNames[target.to]);
  },
  onDragCancel: ({ active }) => texts.cancelled(nameIn(active)),
};

export const boardAccessibility = {
  announcements,
  screenReaderInstructions: { draggable: texts.instructions },
};
