import { isBlank } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import { profilePaperTexts as texts } from '#shared/texts/profile.ts';
import { toPrintable } from '../../../core/pdf/printable.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { workReference } from '../../../core/workers/work.ts';
import { visibleSkills } from '../present.ts';
import { getOwnProfile } from '../service.ts';
import type { PaperContent } from './paper.work.ts';

const workerTask = workReference<typeof import('./paper.work.ts')>(new URL('./paper.work.ts', import.meta.url));
const workOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' } as const;

export async function renderProfilePaper(ctx: SignedInContext): Promise<Buffer> {
  const content = contentOf(await getOwnProfile(ctx));
  const paperSource = { content, createdAt: ctx.app.clock.now() };
  const rendered = await ctx.app.workers.run(workerTask('paper'), paperSource, {
    ...workOptions,
    personId: ctx.user.userId,
  });
  return Buffer.from(rendered.content.buffer);
}

function contentOf(own: OwnProfile): PaperContent {
  const { email, profile, skills } = own;
  const { firstName, lastName, phone, location, bio, experience, education } = profile;
  const name = toPrintable(`${firstName} ${lastName}`);
  return {
    name: name === '' ? texts.nameless : name,
    contact: [email, phone, location].filter((words) => words !== ''),
    bio,
    experience: experience.filter((entry) => !isBlank(entry)),
    education: education.filter((entry) => !isBlank(entry)),
    skills: visibleSkills(own),
    totalSkills: skills?.length ?? 0,
  };
}
