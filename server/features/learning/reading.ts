/**
 * Published courses as they are delivered to readers. A version never changes, so its bytes are made once, compressed once,
 * and kept with an ETag; everything that changes for readers (another version, offline, visibility, the organisation's name)
 * makes every process forget them.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReadCourse } from '#shared/learning/state.ts';
import { forReaders } from '#shared/publishing/snapshot.ts';
import type { App } from '../../core/app.ts';
import { keep } from '../../core/kept.ts';
import { readersChanged } from '../courses/service.ts';
import { findSnapshot } from '../publishing/service.ts';
import { findPublished } from './queries.ts';

/** What one process keeps at most, in bytes. */
const capacity = 96 * 1024 * 1024;
const compress = promisify(gzip);

export type DeliveredCourse = {
  courseId: string;
  /** Whether everybody may have it; otherwise each reader's right has to be asked for. */
  isPublic: boolean;
  etag: string;
  json: Buffer;
  gzipped: Buffer;
  /** What the head of the delivered page says. */
  head: Pick<ReadCourse, 'title' | 'description' | 'organisation' | 'publishedAt'>;
};

export type PublishedCourses = {
  /** The course as it is online, whoever may read it; null if it is not. */
  find: (courseId: string) => Promise<DeliveredCourse | null>;
};

export function openPublishedCourses(app: App): PublishedCourses {
  const weightOf = (course: DeliveredCourse | null) =>
    course === null ? Number.POSITIVE_INFINITY : course.json.length + course.gzipped.length;
  const kept = keep<DeliveredCourse | null>({ capacity, weightOf });
  app.events.subscribe(readersChanged, (courseId) => {
    if (typeof courseId === 'string') kept.forget(courseId);
    else kept.forgetAll();
  });
  app.events.onReconnect(kept.forgetAll);
  return { find: (courseId) => kept.get(courseId, () => deliver(app, courseId)) };
}

async function deliver(app: App, courseId: string): Promise<DeliveredCourse | null> {
  const published = await findPublished(app.db.prisma, courseId);
  if (published === null) return null;
  const snapshot = await findSnapshot(app.db.prisma, courseId, published.version);
  if (snapshot === null) return null;
  const { title, version, publishedAt, modules } = forReaders(snapshot);
  const { organisation, organisationSlug, description, visibility } = published;
  const course: ReadCourse = {
    courseId,
    organisation,
    organisationSlug,
    title,
    description,
    version,
    publishedAt,
    modules,
  };
  const json = Buffer.from(JSON.stringify(course));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  const head = { title, description, organisation, publishedAt };
  return { courseId, isPublic: visibility === 'public', etag, json, gzipped: await compress(json), head };
}
