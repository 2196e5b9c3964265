import type { ReadCourse } from '#shared/learning/state.ts';
import { forReaders, type Snapshot } from '#shared/publishing/snapshot.ts';
import { type PreparedAnswer, prepareAnswer } from '../../core/memory/prepared-answer.ts';

/** What is told of a course beside its version. */
type Told = Pick<ReadCourse, 'courseId' | 'organisation' | 'organisationSlug' | 'description'>;
type Delivery = PreparedAnswer & { title: string; publishedAt: string };

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
  return { ...prepareAnswer(course), title, publishedAt };
}
