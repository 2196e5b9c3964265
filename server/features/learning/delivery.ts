import type { PublishedCourseView } from '#shared/learning/state.ts';
import { type Snapshot, snapshotForReaders } from '#shared/publishing/snapshot.ts';
import { type PreparedAnswer, prepareAnswer } from '../../core/memory/prepared-answer.ts';

type CourseDetails = Omit<PublishedCourseView, 'title' | 'outcomes' | 'version' | 'publishedAt' | 'modules'>;
type Delivery = PreparedAnswer & { title: string; publishedAt: string };

export function prepareDelivery({ told, snapshot }: { told: CourseDetails; snapshot: string }): Delivery {
  const { title, version, publishedAt, outcomes, modules } = snapshotForReaders(JSON.parse(snapshot) as Snapshot);
  const { courseId, organisation, organisationSlug, logoUrl, description, skills, minutes } = told;
  const course: PublishedCourseView = {
    courseId,
    organisation,
    organisationSlug,
    logoUrl,
    title,
    description,
    outcomes,
    skills,
    minutes,
    version,
    publishedAt,
    modules,
  };
  return { ...prepareAnswer(course), title, publishedAt };
}
