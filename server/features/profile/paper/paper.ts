import { isBlank } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import { profilePaperTexts as texts } from '#shared/texts/profile.ts';
import { printable } from '../../../core/pdf/printable.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { workReference } from '../../../core/workers/work.ts';
import { shownSkills } from '../present.ts';
import { ownProfile } from '../service.ts';
import type { PaperContent } from './paper.work.ts';

const workNamed = workReference<typeof import('./paper.work.ts')>(new URL('./paper.work.ts', import.meta.url));
const workOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' } as const;

export async function profilePaper(ctx: SignedInContext): Promise<Buffer> {
  const content = contentOf(await ownProfile(ctx));
  const order = { content, createdAt: ctx.app.clock.now() };
  const made = await ctx.app.workers.run(workNamed('paper'), order, { ...workOptions, personId: ctx.user.userId });
  return Buffer.from(made.content.buffer);
}

function contentOf(own: OwnProfile): PaperContent {
  const { email, profile, skills } = own;
  const { firstName, lastName, phone, location, bio, experience, education } = profile;
  const name = printable(`${firstName} ${lastName}`);
  return {
    name: name === '' ? texts.nameless : name,
    contact: [email, phone, location].filter((words) => words !== ''),
    bio,
    experience: experience.filter((entry) => !isBlank(entry)),
    education: education.filter((entry) => !isBlank(entry)),
    skills: shownSkills(own),
    totalSkills: skills?.length ?? 0,
  };
}
