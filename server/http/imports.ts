import type { Readable } from 'node:stream';
import { type Request, type Response, Router } from 'express';
import { bundleLimits, importPath } from '#shared/export/bundle.ts';
import type { App } from '../core/app.ts';
import { minutes } from '../core/clock.ts';
import type { SignedInContext } from '../core/context.ts';
import { RuleError } from '../core/errors.ts';
import { requireUploader } from '../features/assets/service.ts';
import { expectImport, importCourse } from '../features/export/service.ts';
import { httpContext } from './context.ts';
import { refusalOf, sendRefusal } from './refusal.ts';
import { lingerAfter, receiveFile } from './upload.ts';

/** A bundle is read as a whole, so that only so many may be in memory at a time, and none for ever. */
const mostAtOnce = 2;
const patienceMs = minutes(15);

type Exchange = { app: App; request: Request; response: Response };

/** POST /imports/course takes one JSON bundle in the field 'file' and answers with the new course. */
export function importRoutes(app: App): Router {
  const routes = Router();
  const running = new Set<Request>();
  routes.post(importPath, async (request, response) => {
    response.set('Cache-Control', 'private, no-store');
    const exchange = { app, request, response };
    try {
      const ctx = requireUploader(await httpContext(app, request, response), 'course.edit');
      if (running.size >= mostAtOnce) throw new RuleError('BUSY');
      running.add(request);
      await takeBundle(exchange, ctx);
    } catch (error) {
      refuse(exchange, error);
    } finally {
      running.delete(request);
    }
  });
  return routes;
}

async function takeBundle({ app, request, response }: Exchange, ctx: SignedInContext): Promise<void> {
  await expectImport(ctx);
  const bytes = await receiveInTime(request, response);
  // Asked again: a large file takes long, and a session or a role may have ended meanwhile.
  const later = requireUploader(await httpContext(app, request, response), 'course.edit');
  response.status(201).json(await importCourse(later, bytes));
}

async function receiveInTime(request: Request, response: Response): Promise<Buffer> {
  const patience = setTimeout(() => request.socket.destroy(), patienceMs);
  try {
    return await receiveFile<Buffer>(request, response, {
      maxBytes: bundleLimits.importBytes,
      tooLarge: 'BUNDLE_TOO_LARGE',
      store: ({ source }) => collect(source),
      discard: () => Promise.resolve(),
    });
  } finally {
    clearTimeout(patience);
  }
}

async function collect(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bundleLimits.importBytes) throw new RuleError('BUNDLE_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuse({ app, request, response }: Exchange, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  sendRefusal(response, refusalOf(app, request, error));
  lingerAfter(request);
}
