import type { PublishedCourseView } from '#shared/learning/state.ts';
import { type Snapshot, snapshotForReaders } from '#shared/publishing/snapshot.ts';
import { type PreparedAnswer, prepareAnswer } from '../../core/memory/prepared-answer.ts';

type CourseDetails = Pick<PublishedCourseView, 'courseId' | 'organisation' | 'organisationSlug' | 'description'>;
type Delivery = PreparedAnswer & { title: string; publishedAt: string };

export function prepareDelivery({ told, snapshot }: { told: CourseDetails; snapshot: string }): Delivery {
  const { title, version, publishedAt, modules } = snapshotForReaders(JSON.parse(snapshot) as Snapshot);
  const { courseId, organisation, organisationSlug, description } = told;
  const course: PublishedCourseView = {
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
