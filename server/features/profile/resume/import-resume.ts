import type { ImportResumeInput, ProfileContent } from '#shared/profile/schema.ts';
import type { ResumePlan } from '#shared/profile/state.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { workReference } from '../../../core/workers/work.ts';
import { requireFileOf } from '../../../core/wrong-file.ts';
import { saveProfileParts } from '../service.ts';

export const resumeImportLimit: Limit = { name: 'resume', points: 40, seconds: 600 };
const workerTask = workReference<typeof import('./read-resume.work.ts')>(
  new URL('./read-resume.work.ts', import.meta.url),
);
const workOptions = { pace: 'quick', limitMs: seconds(10), tooMuch: 'RESUME_BROKEN' } as const;

/** @throws RuleError WRONG_FILE, RESUME_NOT_JSON, RESUME_BROKEN */
export async function planResume({ app, user }: SignedInContext, json: string): Promise<ResumePlan> {
  requireFileOf('resume', json);
  const account = { name: `${user.firstName} ${user.lastName}`, email: user.email };
  return app.workers.run(workerTask('readFile'), { json, account }, { ...workOptions, personId: user.userId });
}

/** @throws RuleError PROFILE_CHANGED, and as `planResume` */
export async function importResume(
  ctx: SignedInContext,
  { json, revision }: ImportResumeInput,
): Promise<{ revision: string }> {
  const { taken } = await planResume(ctx, json);
  const parts = Object.entries(taken).filter(([, value]) => value !== null);
  return saveProfileParts(ctx, revision, Object.fromEntries(parts) as Partial<ProfileContent>);
}
