import type { ApplicationStatus } from './status.ts';

export type TimelineStep = { kind: ApplicationStatus | 'viewed'; at: Date };

type Decision = { to: ApplicationStatus; at: Date };
type Recorded = {
  status: ApplicationStatus;
  appliedAt: Date;
  statusAt: Date;
  viewedAt: Date | null;
  /** Oldest first. */
  decisions: readonly Decision[];
};

/** Sent, first viewed, then the states that still count: a state taken back removes itself and what came after it. */
export function timelineOf({ status, appliedAt, statusAt, viewedAt, decisions }: Recorded): TimelineStep[] {
  const isCurrent = decisions.at(-1)?.to === status;
  const moves = isCurrent ? decisions : [...decisions, { to: status, at: statusAt }];
  const states: TimelineStep[] = [];
  for (const { to, at } of moves) {
    const place = to === 'applied' ? 0 : states.findIndex(({ kind }) => kind === to);
    if (place >= 0) states.splice(place);
    if (to !== 'applied') states.push({ kind: to, at });
  }
  const viewed: TimelineStep[] = viewedAt === null ? [] : [{ kind: 'viewed', at: viewedAt }];
  const later = [...viewed, ...states].sort((one, other) => one.at.getTime() - other.at.getTime());
  return [{ kind: 'applied', at: appliedAt }, ...later];
}
