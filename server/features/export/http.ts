import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { requestIdOf } from '../../http/request.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { courseBundle, type Download, organisationArchive, scormPackage } from './service.ts';

const query = z.object({ course: z.uuid(), version: z.coerce.number().int().min(1).max(1_000_000) });

type CreateDownload = (ctx: SignedInContext) => Promise<Download>;

export function exportRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, {
    name: 'GET /exports/scorm',
    refusal: 'text',
    work: (exchange) => sendDownload(exchange, (ctx) => scormPackage(ctx, requestedVersion(exchange))),
  });
  addRoute(app, routes, {
    name: 'GET /exports/bundle',
    refusal: 'text',
    work: (exchange) => sendDownload(exchange, (ctx) => courseBundle(ctx, requestedVersion(exchange))),
  });
  addRoute(app, routes, {
    name: 'GET /exports/organisation',
    refusal: 'text',
    work: (exchange) => sendDownload(exchange, organisationArchive),
  });
  return routes;
}

function requestedVersion({ request }: Exchange): { courseId: string; number: number } {
  const parsed = query.safeParse(request.query);
  if (!parsed.success) throw new RuleError('INVALID_INPUT');
  const { course, version } = parsed.data;
  return { courseId: course, number: version };
}

async function sendDownload(
  { app, request, response, permittedContext }: Exchange,
  make: CreateDownload,
): Promise<void> {
  const ctx = await permittedContext();
  const { name, type, content } = await make(ctx);
  response.attachment(name).set('Content-Type', type);
  if (request.method === 'HEAD') return void response.end();
  const source = Readable.from(content, { objectMode: false });
  // A disconnect of the client is not an error.
  await pipeline(source, response).catch((error: unknown) => {
    if (source.errored) app.logger.error({ requestId: requestIdOf(request), err: error }, 'sending an export failed');
  });
}
