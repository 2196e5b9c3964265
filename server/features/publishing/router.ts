import { courseInput } from '#shared/courses/schema.ts';
import {
  addCommentInput,
  answerDraftInput,
  changeCommentInput,
  commentInput,
  compareInput,
  publishInput,
  resolveCommentInput,
  restoreInput,
  sendBackInput,
  versionInput,
  versionsInput,
} from '#shared/publishing/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import {
  addComment,
  changeComment,
  commentLimit,
  listCourseComments,
  removeComment,
  resolveComment,
} from './comments.ts';
import { answerDraftQuiz, getDraftCourse, getDraftState, watchDraft } from './draft.ts';
import { publish, publishChecklist, sendBack, submit, withdraw } from './service.ts';
import { compareVersions, getVersionView, listVersionsPage, restoreVersion } from './versions.ts';

export const publishingRouter = router({
  checklist: signedInProcedure.input(courseInput).query(({ ctx, input }) => publishChecklist(ctx, input.courseId)),
  publish: signedInProcedure
    .input(publishInput)
    .mutation(({ ctx, input }) => publish(ctx, input.courseId, input.revision)),
  submit: signedInProcedure.input(courseInput).mutation(({ ctx, input }) => submit(ctx, input.courseId)),
  sendBack: signedInProcedure.input(sendBackInput).mutation(({ ctx, input }) => sendBack(ctx, input)),
  withdraw: signedInProcedure.input(courseInput).mutation(({ ctx, input }) => withdraw(ctx, input.courseId)),
  versions: signedInProcedure
    .input(versionsInput)
    .query(({ ctx, input }) => listVersionsPage(ctx, { courseId: input.courseId, cursor: input.cursor })),
  version: signedInProcedure.input(versionInput).query(({ ctx, input }) => getVersionView(ctx, input)),
  compare: signedInProcedure.input(compareInput).query(({ ctx, input }) => compareVersions(ctx, input)),
  restore: signedInProcedure.input(restoreInput).mutation(({ ctx, input }) => restoreVersion(ctx, input)),
  draft: signedInProcedure.input(courseInput).query(({ ctx, input }) => getDraftCourse(ctx, input.courseId)),
  draftState: signedInProcedure.input(courseInput).query(({ ctx, input }) => getDraftState(ctx, input.courseId)),
  draftChanges: signedInProcedure
    .input(courseInput)
    .subscription(({ ctx, input, signal }) => watchDraft(ctx, input.courseId, signal)),
  answerDraft: signedInProcedure.input(answerDraftInput).mutation(({ ctx, input }) => answerDraftQuiz(ctx, input)),
  comments: signedInProcedure.input(courseInput).query(({ ctx, input }) => listCourseComments(ctx, input.courseId)),
  addComment: signedInProcedure
    .meta({ limit: commentLimit })
    .input(addCommentInput)
    .mutation(({ ctx, input }) => addComment(ctx, input)),
  changeComment: signedInProcedure.input(changeCommentInput).mutation(({ ctx, input }) => changeComment(ctx, input)),
  resolveComment: signedInProcedure.input(resolveCommentInput).mutation(({ ctx, input }) => resolveComment(ctx, input)),
  removeComment: signedInProcedure.input(commentInput).mutation(({ ctx, input }) => removeComment(ctx, input)),
});
