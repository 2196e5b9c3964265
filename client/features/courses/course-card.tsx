import { Badge } from '@mantine/core';
import {
  IconBook,
  IconCopy,
  IconEye,
  IconEyeEdit,
  IconPencil,
  IconProgressCheck,
  IconTrash,
} from '@tabler/icons-react';
import type { inferRouterOutputs } from '@trpc/server';
import { may } from '#shared/permissions.ts';
import { answersTexts } from '#shared/texts/ai/questions.ts';
import {
  courseStateTexts,
  lessonCountText,
  moduleCountText,
  courseListTexts as texts,
} from '#shared/texts/courses/courses.ts';
import { draftTexts } from '#shared/texts/courses/draft.ts';
import { learnersTexts } from '#shared/texts/learning/learning.ts';
import { CourseStateBadge } from '../../components/course-badges.tsx';
import { type ItemAction, ItemCard } from '../../components/item-list/item-card.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import type { AppRouter } from '../../trpc.ts';

type CourseListEntry = inferRouterOutputs<AppRouter>['courses']['page']['courses'][number];

export const generatingRefetchMs = 5_000;
export const isGenerating = ({ courses }: { courses: readonly CourseListEntry[] }): boolean =>
  courses.some(({ generation }) => generation === 'running');

type CourseCardProps = {
  course: CourseListEntry;
  mayEdit: boolean;
  showsLearners?: boolean;
  failure?: string | null;
  onFailureRead?: () => void;
  onDuplicate?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
};

export function CourseCard(props: CourseCardProps) {
  const { course, mayEdit, showsLearners = false, failure = null, onFailureRead, onDuplicate, onDelete } = props;
  const { courseId, title, visibility, version, moduleCount, lessonCount, isOnline, createdAt, updatedAt } = course;
  const learnersLabel = useLearnersLabel();
  const readPath = isOnline ? paths.course(courseId) : paths.company.courseDraft(courseId);
  const counts = `${moduleCountText(moduleCount)}, ${lessonCountText(lessonCount)}`;
  const actions: ItemAction[] = [
    ...(mayEdit
      ? [
          { label: texts.edit, icon: IconPencil, to: paths.company.course(courseId) },
          { label: texts.preview, icon: IconEye, to: paths.company.coursePreview(courseId) },
        ]
      : []),
    { label: draftTexts.view, icon: IconEyeEdit, to: paths.company.courseDraft(courseId) },
    ...(isOnline ? [{ label: texts.toCourse, icon: IconBook, to: paths.course(courseId) }] : []),
    ...(showsLearners && version > 0 && learnersLabel !== null
      ? [{ label: learnersLabel, icon: IconProgressCheck, to: paths.company.courseLearners(courseId) }]
      : []),
    ...(mayEdit && !course.isTakenDown && onDuplicate
      ? [{ label: texts.duplicate, icon: IconCopy, onClick: onDuplicate }]
      : []),
    ...(mayEdit && onDelete ? [{ label: texts.delete, icon: IconTrash, onClick: onDelete, isDangerous: true }] : []),
  ];
  return (
    <ItemCard
      title={title}
      to={mayEdit ? paths.company.course(courseId) : readPath}
      badges={<Badges course={course} />}
      menuLabel={texts.menuOf(title)}
      actions={actions}
      facts={[
        version > 0 ? `${courseStateTexts.version(version)}, ${counts}` : counts,
        courseStateTexts.visibilities[visibility],
      ]}
      dates={[
        { term: texts.created, day: <Day at={createdAt} /> },
        { term: texts.updated, day: <Day at={updatedAt} /> },
      ]}
      failure={failure}
      onFailureDismiss={onFailureRead}
    />
  );
}

const Day = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{formatDate(at)}</time>;

function Badges({ course }: { course: CourseListEntry }) {
  return (
    <>
      <CourseStateBadge course={course} />
      {course.hasChanges && (
        <Badge component="span" color="amber">
          {courseStateTexts.unpublishedChanges}
        </Badge>
      )}
      {course.generation !== null && (
        <Badge component="span" color="sage" variant="outline">
          {courseStateTexts.generation[course.generation]}
        </Badge>
      )}
    </>
  );
}

function useLearnersLabel(): string | null {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  if (may(session.user, 'organisation.manage')) return learnersTexts.title;
  return may(session.user, 'course.edit') ? answersTexts.tab : null;
}

const placeholderCourse = (index: number): CourseListEntry => ({
  courseId: `${index}`,
  title: placeholderText(8, 2, 8),
  status: 'published',
  visibility: 'public',
  version: 1,
  hasChanges: false,
  isOnline: true,
  isTakenDown: false,
  moduleCount: 2,
  generation: null,
  lessonCount: 5,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

export const skeletonCourseCards = (count: number) =>
  placeholderItems(count, placeholderCourse).map((course) => (
    <CourseCard key={course.courseId} course={course} mayEdit={false} />
  ));
