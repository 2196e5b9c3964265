import { importResumeInput, planResumeInput, saveProfileInput } from '#shared/profile/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { importResume, planResume, resumeImportLimit } from './resume/import-resume.ts';
import { getOwnProfile, saveProfile } from './service.ts';

const resumeFile = signedInProcedure.meta({ limit: resumeImportLimit });

export const profileRouter = router({
  own: signedInProcedure.query(({ ctx }) => getOwnProfile(ctx)),
  save: signedInProcedure.input(saveProfileInput).mutation(({ ctx, input }) => saveProfile(ctx, input)),
  planResume: resumeFile.input(planResumeInput).mutation(({ ctx, input }) => planResume(ctx, input.json)),
  takeResume: resumeFile.input(importResumeInput).mutation(({ ctx, input }) => importResume(ctx, input)),
});
