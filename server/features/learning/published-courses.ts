/**
 * Published courses as delivered to readers. A version never changes, so its bytes are built once; changes for readers
 * invalidate the caches of every process.
 */
import type { SessionUser } from '#shared/auth/session-user.ts';
import { mayRead } from '#shared/courses/visibility.ts';
import type { PublishedCourseView } from '#shared/learning/state.ts';
import type { App } from '../../core/app.ts';
import { isOverloaded } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { openCache } from '../../core/memory/cache.ts';
import { seconds } from '../../core/runtime/clock.ts';
import { workReference } from '../../core/workers/work.ts';
import type { WorkOptions } from '../../core/workers/workers.ts';
import { hasCourseAccess, readersChanged } from '../courses/service.ts';
import { prepareDelivery } from './delivery.ts';
import { findOnline, findOnlineReach } from './published-course-queries.ts';

/** Bytes per process. */
const capacity = 96 * 1024 * 1024;
/** Characters of JSON; longer courses are prepared in a worker. */
const maxInlineCharacters = 200_000;
const workerTask = workReference<typeof import('./delivery.work.ts')>(new URL('./delivery.work.ts', import.meta.url));
const workOptions: WorkOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' };

export type DeliveredCourse = {
  courseId: string;
  orgId: string | null;
  isPublic: boolean;
  etag: string;
  json: Buffer;
  gzipped: Buffer;
  head: Pick<PublishedCourseView, 'title' | 'description' | 'organisation' | 'publishedAt'> & {
    skillIds: readonly number[];
  };
};

export type PublishedCourses = {
  /**
   * The online course without an access check; null if it is offline.
   * @throws RuleError BUSY if it is not cached
   */
  find: (courseId: string) => Promise<DeliveredCourse | null>;
  mayRead: (user: SessionUser | null, courseId: string, invitation: string | null) => Promise<boolean>;
};

export function openPublishedCourses(app: App): PublishedCourses {
  const weightOf = (course: DeliveredCourse | null) =>
    course === null ? Number.POSITIVE_INFINITY : course.json.length + course.gzipped.length;
  const courses = openCache<DeliveredCourse | null>({ capacity, weightOf });
  app.events.subscribe(readersChanged, (courseId) => {
    if (courseId !== null) courses.invalidate(courseId);
    else courses.invalidateAll();
  });
  app.events.onReconnect(courses.invalidateAll);
  return {
    find: (courseId) => courses.get(courseId, () => loadDeliveredCourse(app, courseId)),
    mayRead: async (user, courseId, invitation) => {
      const reach = await findOnlineReach(app.db, courseId);
      if (reach === null) return false;
      return (
        hasCourseAccess(user, reach) ||
        mayRead(reach, { orgId: user?.organisation?.organisationId ?? null, invitation })
      );
    },
  };
}

async function loadDeliveredCourse({ db, workers }: App, courseId: string): Promise<DeliveredCourse | null> {
  if (isOverloaded(db.readPool)) throw new RuleError('BUSY');
  const online = await findOnline(db, courseId);
  if (online === null) return null;
  const { orgId, visibility, skillIds, snapshot, ...shown } = online;
  const { organisation, description } = shown;
  const details = { courseId, ...shown };
  const { json, gzipped, etag, title, publishedAt } =
    snapshot.length > maxInlineCharacters
      ? await workers.run(workerTask('deliver'), { told: details, snapshot }, workOptions)
      : prepareDelivery({ told: details, snapshot });
  const head = { title, description, organisation, publishedAt, skillIds };
  const bytes = { etag, json: asBuffer(json), gzipped: asBuffer(gzipped) };
  return { courseId, orgId, isPublic: visibility === 'public', ...bytes, head };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
