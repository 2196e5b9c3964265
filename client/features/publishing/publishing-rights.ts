import type { SessionUser } from '#shared/auth/session-user.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { isPublisher, reviewObstacle } from '#shared/publishing/four-eyes.ts';

type CourseState = Pick<
  EditedCourse,
  | 'status'
  | 'hasChanges'
  | 'isOnline'
  | 'isSetAside'
  | 'version'
  | 'needsReview'
  | 'submittedByMe'
  | 'changedInReviewByMe'
>;

/** The server enforces the same rules. */
export type PublishingRights = {
  next: 'publish' | 'submit' | null;
  isUpToDate: boolean;
  maySubmit: boolean;
  maySendBack: boolean;
  mayWithdraw: boolean;
  mayRestore: boolean;
  mayDelete: boolean;
  mayChangeVisibility: boolean;
  mayChangeShown: boolean;
  isOwnSubmission: boolean;
  isOwnChange: boolean;
};

export function publishingRights(user: SessionUser, course: CourseState): PublishingRights {
  const { status, needsReview, submittedByMe, changedInReviewByMe, version } = course;
  const isOnline = course.isOnline || course.isSetAside;
  const mayDecide = isPublisher(user, needsReview);
  const isInReview = status === 'review';
  const isUpToDate = status === 'published' && !course.hasChanges;
  const obstacle =
    isInReview && needsReview ? reviewObstacle({ isInReview, submittedByMe, changedInReviewByMe }) : null;
  return {
    next: nextStep({ isInReview, needsReview, mayPublish: mayDecide && obstacle === null }),
    isUpToDate,
    maySubmit: !isInReview && !needsReview && !isUpToDate,
    maySendBack: isInReview && (mayDecide || submittedByMe),
    mayWithdraw: mayDecide && isOnline,
    mayRestore: mayDecide,
    mayDelete: mayDecide,
    mayChangeVisibility: mayDecide || version === 0,
    mayChangeShown: mayDecide || !isOnline,
    isOwnSubmission: obstacle === 'REVIEW_BY_OTHERS',
    isOwnChange: obstacle === 'REVIEW_OWN_CHANGES' && mayDecide,
  };
}

type NextStepInput = { isInReview: boolean; needsReview: boolean; mayPublish: boolean };

function nextStep({ isInReview, needsReview, mayPublish }: NextStepInput): PublishingRights['next'] {
  if (isInReview) return mayPublish ? 'publish' : null;
  return needsReview ? 'submit' : 'publish';
}
