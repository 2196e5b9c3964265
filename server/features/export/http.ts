import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { requestIdOf } from '../../http/request.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { courseBundle, type Download, scormPackage } from './service.ts';

const query = z.object({ course: z.uuid(), version: z.coerce.number().int().min(1).max(1_000_000) });

type RequestedVersion = { courseId: string; number: number };
type CreateDownload = (ctx: SignedInContext, version: RequestedVersion) => Promise<Download>;

export function exportRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, {
    name: 'GET /exports/scorm',
    refusal: 'text',
    work: (exchange) => sendDownload(exchange, scormPackage),
  });
  addRoute(app, routes, {
    name: 'GET /exports/bundle',
    refusal: 'text',
    work: (exchange) => sendDownload(exchange, courseBundle),
  });
  return routes;
}

async function sendDownload(
  { app, request, response, permittedContext }: Exchange,
  make: CreateDownload,
): Promise<void> {
  const ctx = await permittedContext();
  const parsed = query.safeParse(request.query);
  if (!parsed.success) throw new RuleError('INVALID_INPUT');
  const { course, version } = parsed.data;
  const { name, type, content } = await make(ctx, { courseId: course, number: version });
  response.attachment(name).set('Content-Type', type);
  if (request.method === 'HEAD') return void response.end();
  const source = Readable.from(content, { objectMode: false });
  // A disconnect of the client is not an error.
  await pipeline(source, response).catch((error: unknown) => {
    if (source.errored) app.logger.error({ requestId: requestIdOf(request), err: error }, 'sending an export failed');
  });
}
