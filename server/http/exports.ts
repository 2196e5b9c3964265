import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { App } from '../core/app.ts';
import type { SignedInContext } from '../core/context.ts';
import { RuleError } from '../core/errors.ts';
import { requireUploader } from '../features/assets/service.ts';
import { courseBundle, type Download, scormPackage } from '../features/export/service.ts';
import { httpContext } from './context.ts';
import { beginRefusal, refusalOf } from './refusal.ts';
import { requestIdOf } from './request.ts';

const query = z.object({ course: z.uuid(), version: z.coerce.number().int().min(1).max(1_000_000) });

type Asked = { courseId: string; number: number };
type Making = (ctx: SignedInContext, version: Asked) => Promise<Download>;

/** GET /exports/scorm and /exports/bundle?course=…&version=…: a published version to save, for its authors. */
export function exportRoutes(app: App): Router {
  const routes = Router();
  const route = (make: Making) => (request: Request, response: Response) => {
    response.set('Cache-Control', 'private, no-store');
    return send({ app, request, response }, make).catch((error: unknown) => refuse({ app, request, response }, error));
  };
  routes.get('/exports/scorm', route(scormPackage));
  routes.get('/exports/bundle', route(courseBundle));
  return routes;
}

type Exchange = { app: App; request: Request; response: Response };

async function send({ app, request, response }: Exchange, make: Making): Promise<void> {
  const ctx = requireUploader(await httpContext(app, request, response), 'course.edit');
  const asked = query.safeParse(request.query);
  if (!asked.success) throw new RuleError('INVALID_INPUT');
  const { course, version } = asked.data;
  const { name, type, content } = await make(ctx, { courseId: course, number: version });
  response.attachment(name).set('Content-Type', type);
  // HEAD asks only whether there is something.
  if (request.method === 'HEAD') return void response.end();
  const source = Readable.from(content, { objectMode: false });
  // Whoever leaves before the end takes the stream with them; that is no failure of ours.
  await pipeline(source, response).catch((error: unknown) => {
    if (source.errored)
      app.logger.error({ requestId: requestIdOf(request), err: error }, 'sending an export has failed');
  });
}

/** A sentence as plain text: whoever followed the link reads it as a page. */
function refuse({ app, request, response }: Exchange, error: unknown): void {
  const refusal = refusalOf(app, request, error);
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.removeHeader('Content-Disposition');
  beginRefusal(response, refusal).type('text/plain').send(refusal.message);
}
