import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import { dayOf } from '#shared/jobs/day.ts';
import { archiveTexts } from '#shared/texts/own-data/areas.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { requestIdOf } from '../../http/request.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { openArchive } from './service.ts';

const limit: Limit = { name: 'own-data-download', points: 30, seconds: 3600 };

export function ownDataRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, { name: 'GET /own-data/:id', refusal: 'text', work: sendArchive });
  return routes;
}

/** Guests get the same answer as for an unknown archive. @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS */
async function sendArchive({ app, request, response, context }: Exchange): Promise<void> {
  const { user, session, ...ctx } = await context();
  const id = z.uuid().safeParse(request.params['id']);
  if (user === null || session === null || !id.success) throw new RuleError('NOT_FOUND');
  await app.rateLimits.require(limit, user.userId);
  const { stream, size, createdAt } = await openArchive({ ...ctx, user, session }, id.data);
  response.attachment(archiveTexts.archiveName(dayOf(createdAt))).type('application/zip');
  response.set('Content-Length', String(size));
  if (request.method === 'HEAD') {
    stream.destroy();
    return void response.end();
  }
  // A disconnect of the client is not an error.
  await pipeline(stream, response).catch((error: unknown) => {
    if (stream.errored) app.logger.error({ requestId: requestIdOf(request), err: error }, 'sending an archive failed');
  });
}
