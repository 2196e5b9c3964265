import { Box, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import type { DraftCourse, DraftState } from '#shared/publishing/draft.ts';
import { draftTexts as texts } from '#shared/texts/courses/draft.ts';
import common from '../../../components/common.module.css';
import { CommentCount } from '../../../components/icon-count.tsx';
import { DraftReader } from '../../../features/learning/reader-frame.tsx';
import type { ReaderSlots } from '../../../features/learning/reader-parts.ts';
import { CommentSection } from '../../../features/publishing/comments/comment-section.tsx';
import { useOpenCounts } from '../../../features/publishing/comments/use-comments.ts';
import { DraftBanner } from '../../../features/publishing/draft/draft-banner.tsx';
import {
  ChangeMark,
  CourseChanges,
  LessonChanges,
  RemovedLessons,
} from '../../../features/publishing/draft/draft-changes.tsx';
import { DraftDock } from '../../../features/publishing/draft/draft-dock.tsx';
import { type DraftDifference, useDifference } from '../../../features/publishing/draft/use-difference.ts';
import { paths } from '../../../lib/paths.ts';
import { DraftDecision, DraftEndFor } from './draft-decision.tsx';

type DraftViewProps = {
  user: SessionUser;
  draft: DraftCourse;
  state: DraftState;
  isLoading: boolean;
  onReload: () => Promise<unknown>;
};

export function DraftView({ user, draft, state, isLoading, onReload }: DraftViewProps) {
  const { courseId, version } = draft;
  const mayEdit = may(user, 'course.edit');
  const isInReview = state.status === 'review';
  const [changesChoice, setChangesChoice] = useState<boolean | null>(null);
  const showsChanges = changesChoice ?? (mayEdit && isInReview);
  const changes = useDifference(courseId, mayEdit && showsChanges && version > 0 ? version : null);
  const slots = useSlots({ draft, changes, mayComment: may(user, 'course.comment'), isInReview });
  const isStale = state.revision !== draft.revision;
  return (
    <>
      <DraftBanner
        draft={draft}
        state={state}
        back={useBackLink(user, courseId)}
        changes={mayEdit ? { isShown: showsChanges, onShow: setChangesChoice } : undefined}
      />
      <Box __vars={{ '--pg-dock': '5rem' }}>
        <DraftReader draft={draft} slots={slots} onReload={onReload} />
      </Box>
      <DraftDock isStale={isStale} isLoading={isLoading} onReload={() => void onReload()}>
        {mayEdit && <DraftDecision user={user} state={state} courseId={courseId} isStale={isStale} />}
      </DraftDock>
    </>
  );
}

function useBackLink(user: SessionUser, courseId: string): { to: string; label: string } {
  const [params] = useSearchParams();
  const lesson = params.get('lesson');
  const editor = paths.company.course(courseId);
  if (may(user, 'course.edit'))
    return { to: lesson === null ? editor : `${editor}?lesson=${lesson}`, label: texts.toEditor };
  if (may(user, 'course.read')) return { to: paths.company.courses, label: texts.toCourses };
  return { to: paths.admin.courses, label: texts.toPortal };
}

type SlotOptions = { draft: DraftCourse; changes: DraftDifference | null; mayComment: boolean; isInReview: boolean };

function useSlots({ draft, changes, mayComment, isInReview }: SlotOptions): ReaderSlots {
  const { courseId, modules } = draft;
  const counts = useOpenCounts(courseId, mayComment);
  const lessonIds = useMemo(() => new Set(modules.flatMap(({ lessons }) => lessons.map(({ id }) => id))), [modules]);
  const comments = (lessonId: string | null) =>
    mayComment && (
      <CommentSection courseId={courseId} lessonId={lessonId} lessonIds={lessonIds} mayWrite={isInReview} />
    );
  return {
    start: changes && <CourseChanges changes={changes} />,
    startEnd: comments(null),
    lesson: (lessonId) => changes && <LessonChanges changes={changes} lessonId={lessonId} />,
    lessonEnd: ({ current, next }) => (
      <>
        {comments(current.lesson.id)}
        {next === null && mayComment && isInReview && <DraftEndFor courseId={courseId} />}
      </>
    ),
    mark: (lessonId) => (
      <Group component="span" gap={6} wrap="nowrap" flex="none" className={common.atStart}>
        <CommentCount count={counts.get(lessonId)} />
        {changes && <ChangeMark changes={changes} lessonId={lessonId} />}
      </Group>
    ),
    structureEnd: changes && <RemovedLessons changes={changes} courseId={courseId} />,
  };
}
