import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ReadCourse } from '#shared/learning/state.ts';
import { forReaders, type Snapshot } from '#shared/publishing/snapshot.ts';

/** What is told of a course beside its version. */
export type Told = Pick<ReadCourse, 'courseId' | 'organisation' | 'organisationSlug' | 'description'>;
export type Delivery = {
  json: Uint8Array;
  gzipped: Uint8Array;
  etag: string;
  title: string;
  publishedAt: string;
};

/** The bytes that readers get. @param snapshot JSON of a `Snapshot` */
export function deliveryOf({ told, snapshot }: { told: Told; snapshot: string }): Delivery {
  const { title, version, publishedAt, modules } = forReaders(JSON.parse(snapshot) as Snapshot);
  const { courseId, organisation, organisationSlug, description } = told;
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
  const json = new TextEncoder().encode(JSON.stringify(course));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { json, gzipped: gzipSync(json), etag, title, publishedAt };
}
