import type { ReadCourse } from '#shared/learning/state.ts';
import { forReaders, type Snapshot } from '#shared/publishing/snapshot.ts';
import { type PreparedAnswer, prepareAnswer } from '../../core/memory/prepared-answer.ts';

type CourseDetails = Pick<ReadCourse, 'courseId' | 'organisation' | 'organisationSlug' | 'description'>;
type Delivery = PreparedAnswer & { title: string; publishedAt: string };

export function prepareDelivery({ told, snapshot }: { told: CourseDetails; snapshot: string }): Delivery {
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
