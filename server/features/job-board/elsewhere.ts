import type { JobsElsewhere } from '#shared/jobs/board.ts';
import { distanceKm } from '#shared/places/distance.ts';
import { townText } from '#shared/texts/places.ts';
import type { App } from '../../core/app.ts';
import { openExpiringCache } from '../../core/memory/cache.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { similarTownOf } from '../places/service.ts';
import { type Circle, cacheKeyOf, type JobCriteria } from './criteria.ts';
import { findNearest } from './list-queries.ts';
import { onJobsChanged } from './online-jobs.ts';

type Nearest = JobsElsewhere['nearest'];
type Around = { criteria: JobCriteria; circle: Circle; place: string };

/** Where to look instead, for a place without hits. */
export function openElsewhere(app: App, countOf: (criteria: JobCriteria) => Promise<number>) {
  const nearest = openExpiringCache<Nearest>({ capacity: 1_000, ageMs: minutes(1) }, app.clock);
  onJobsChanged(app, nearest.invalidateAll);

  const readNearest = async ({ criteria, circle }: Around) => {
    const job = await findNearest(app.db, { criteria, centre: circle, now: app.clock.now() });
    if (job === null) return { value: null, endsAt: null };
    const { town, country, endsAt } = job;
    const value = {
      place: townText(job),
      town: townText({ postalCode: null, town, country }),
      km: Math.round(distanceKm(circle, job)),
    };
    return { value, endsAt };
  };
  const meantTown = async ({ criteria, circle, place }: Around) => {
    const town = await similarTownOf(place);
    if (town === null) return null;
    const count = await countOf({ ...criteria, circle: { ...town, radiusKm: circle.radiusKm } });
    return count === 0 ? null : { place: town.label, count };
  };
  return async (around: Around): Promise<JobsElsewhere> => ({
    nearest: await nearest.get(cacheKeyOf(around.criteria), () => readNearest(around)),
    meantTown: await meantTown(around),
  });
}
