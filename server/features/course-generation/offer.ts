/** What authors know before they order anything: who writes, and what their organisation may still use. */
import type { AiOffer } from '#shared/ai/state.ts';
import { may } from '#shared/permissions.ts';
import { isInstallationOver, leastRequest, tokensOf } from '../../core/ai/budget.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';

/** The embedded generator takes no tokens: no budget binds it. */
export async function aiOffer({ app, user }: SignedInContext): Promise<AiOffer> {
  const { prisma } = app.db;
  const now = app.clock.now();
  const use = await tokensOf(prisma, user.organisation?.organisationId ?? null, now);
  return {
    generator: app.ai === null ? 'embedded' : 'service',
    model: app.ai?.model ?? null,
    use,
    isInstallationOver: app.ai !== null && (await isInstallationOver(prisma, now)),
    isOverBudget: app.ai !== null && use.allowed !== null && use.used + leastRequest > use.allowed,
    mayGenerate: may(user, 'course.edit'),
  };
}
