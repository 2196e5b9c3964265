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
import { addComment, changeComment, courseComments, newComments, removeComment, resolveComment } from './comments.ts';
import { answerDraft, draftChanges, draftCourse, draftState } from './draft.ts';
import { publish, publishChecklist, sendBack, submit, withdraw } from './service.ts';
import { compareVersions, restoreVersion, versionsPage, versionView } from './versions.ts';

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
    .query(({ ctx, input }) => versionsPage(ctx, { courseId: input.courseId, cursor: input.cursor })),
  version: signedInProcedure.input(versionInput).query(({ ctx, input }) => versionView(ctx, input)),
  compare: signedInProcedure.input(compareInput).query(({ ctx, input }) => compareVersions(ctx, input)),
  restore: signedInProcedure.input(restoreInput).mutation(({ ctx, input }) => restoreVersion(ctx, input)),
  draft: signedInProcedure.input(courseInput).query(({ ctx, input }) => draftCourse(ctx, input.courseId)),
  draftState: signedInProcedure.input(courseInput).query(({ ctx, input }) => draftState(ctx, input.courseId)),
  draftChanges: signedInProcedure
    .input(courseInput)
    .subscription(({ ctx, input, signal }) => draftChanges(ctx, input.courseId, signal)),
  answerDraft: signedInProcedure.input(answerDraftInput).mutation(({ ctx, input }) => answerDraft(ctx, input)),
  comments: signedInProcedure.input(courseInput).query(({ ctx, input }) => courseComments(ctx, input.courseId)),
  addComment: signedInProcedure
    .meta({ limit: newComments })
    .input(addCommentInput)
    .mutation(({ ctx, input }) => addComment(ctx, input)),
  changeComment: signedInProcedure.input(changeCommentInput).mutation(({ ctx, input }) => changeComment(ctx, input)),
  resolveComment: signedInProcedure.input(resolveCommentInput).mutation(({ ctx, input }) => resolveComment(ctx, input)),
  removeComment: signedInProcedure.input(commentInput).mutation(({ ctx, input }) => removeComment(ctx, input)),
});
