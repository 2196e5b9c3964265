import { Button, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import type { CourseComment } from '#shared/publishing/draft.ts';
import { commentTexts as texts } from '#shared/texts/courses/draft.ts';
import common from '../../../components/common.module.css';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { useComments } from './use-comments.ts';

type CommentSectionProps = {
  courseId: string;
  /** Null: comments about the course and about deleted lessons. */
  lessonId: string | null;
  lessonIds: ReadonlySet<string>;
  mayWrite: boolean;
  mt?: 0;
};

export function CommentSection({ courseId, lessonId, lessonIds, mayWrite, mt }: CommentSectionProps) {
  const id = useId();
  const { comments, hasFailed, isLoading, retry } = useComments(courseId);
  const belongsHere = (comment: CourseComment) =>
    lessonId === null ? comment.lessonId === null || !lessonIds.has(comment.lessonId) : comment.lessonId === lessonId;
  const sectionComments = comments.filter(belongsHere);
  if (!mayWrite && sectionComments.length === 0 && !hasFailed) return null;
  return (
    <Stack component="section" gap="md" mt={mt ?? 'xl'} mb="xl" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {lessonId === null ? texts.ofCourse : texts.ofLesson}
      </Title>
      {hasFailed ? (
        <p role="alert">
          {texts.loadFailed}{' '}
          <Button variant="subtle" size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      ) : (
        <Comments
          key={`list ${lessonId}`}
          courseId={courseId}
          comments={sectionComments}
          isLoading={isLoading}
          isAboutCourse={lessonId === null}
        />
      )}
      {mayWrite && <CommentForm key={`form ${lessonId}`} courseId={courseId} lessonId={lessonId} />}
    </Stack>
  );
}

type CommentsProps = {
  courseId: string;
  comments: readonly CourseComment[];
  isLoading: boolean;
  isAboutCourse: boolean;
};

function Comments({ courseId, comments, isLoading, isAboutCourse }: CommentsProps) {
  const [showsResolved, setShowsResolved] = useState(false);
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null);
  const visibleComments = showsResolved ? [...open, ...resolved] : open;
  return (
    <>
      {comments.length === 0 && !isLoading && <Text c="dimmed">{texts.none}</Text>}
      {visibleComments.length > 0 && (
        <Stack component="ul" gap="xs">
          {visibleComments.map((comment) => (
            <CommentItem
              key={comment.commentId}
              courseId={courseId}
              comment={comment}
              isLessonGone={isAboutCourse && comment.lessonId !== null}
            />
          ))}
        </Stack>
      )}
      {resolved.length > 0 && (
        <Button
          className={common.atStart}
          ms={-12}
          variant="subtle"
          size="sm"
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          {showsResolved ? texts.hideResolved : texts.showResolved(resolved.length)}
        </Button>
      )}
    </>
  );
}
