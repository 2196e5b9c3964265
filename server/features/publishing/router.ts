import { courseInput } from '#shared/courses/schema.ts';
import {
  compareInput,
  publishInput,
  restoreInput,
  sendBackInput,
  versionInput,
  versionsInput,
} from '#shared/publishing/schema.ts';
import { router, signedInProcedure } from '../../core/trpc.ts';
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
    .query(({ ctx, input }) => versionsPage(ctx, { courseId: input.courseId, before: input.cursor ?? null })),
  version: signedInProcedure.input(versionInput).query(({ ctx, input }) => versionView(ctx, input)),
  compare: signedInProcedure.input(compareInput).query(({ ctx, input }) => compareVersions(ctx, input)),
  restore: signedInProcedure.input(restoreInput).mutation(({ ctx, input }) => restoreVersion(ctx, input)),
});
