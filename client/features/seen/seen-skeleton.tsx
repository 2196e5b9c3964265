import type { SeenEvent } from '#shared/releases/state.ts';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { SeenDay } from './seen-day.tsx';

const outlined = (index: number): SeenEvent => ({
  eventId: `${index}`,
  kind: 'viewed',
  companyName: standIn(10),
  actorName: standIn(4, 5),
  details: { as: 'whole' },
  at: new Date(0),
});

export const SeenSkeleton = () => (
  <Ghost>
    <SeenDay date={standIn(10)} events={several(4, outlined)} />
  </Ghost>
);
