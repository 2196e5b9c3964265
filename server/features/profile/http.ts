import { Router } from 'express';
import { dayOf } from '#shared/jobs/day.ts';
import { profilePaperTexts as texts } from '#shared/texts/profile.ts';
import type { App } from '../../core/app.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { renderProfilePaper } from './paper/paper.ts';
import { resumeOf } from './resume/write-resume.ts';
import { getOwnProfile } from './service.ts';

const limit: Limit = { name: 'profile-file', points: 30, seconds: 600 };

export function profileRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, {
    name: 'GET /profile/resume.json',
    refusal: 'text',
    work: (exchange) => sendProfileFile(exchange, { nameOf: texts.resumeName, make: resumeFile }),
  });
  addRoute(app, routes, {
    name: 'GET /profile/profile.pdf',
    refusal: 'text',
    work: (exchange) => sendProfileFile(exchange, { nameOf: texts.paperName, make: renderProfilePaper }),
  });
  return routes;
}

type File = { nameOf: (day: string) => string; make: (ctx: SignedInContext) => Promise<Buffer> };

/** @throws RuleError TOO_MANY_ATTEMPTS */
async function sendProfileFile({ app, response, permittedContext }: Exchange, { nameOf, make }: File): Promise<void> {
  const ctx = await permittedContext();
  await app.rateLimits.require(limit, ctx.user.userId);
  const content = await make(ctx);
  response.attachment(nameOf(dayOf(app.clock.now()))).send(content);
}

async function resumeFile(ctx: SignedInContext): Promise<Buffer> {
  return Buffer.from(JSON.stringify(resumeOf(await getOwnProfile(ctx), ctx.app.clock.now()), null, 2));
}
