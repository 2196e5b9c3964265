import { type Request, type Response, Router } from 'express';
import { bundleLimits, type ImportedCourse, importPath, importQuery } from '#shared/export/bundle.ts';
import type { App } from '../core/app.ts';
import { minutes } from '../core/clock.ts';
import type { SignedInContext } from '../core/context.ts';
import { RuleError } from '../core/errors.ts';
import { requireUploader } from '../features/assets/service.ts';
import {
  expectImport,
  importCourse,
  openImportPlaces,
  type ReceivedBundle,
  receiveBundle,
  tellerOf,
} from '../features/export/service.ts';
import { httpContext } from './context.ts';
import { refusalOf, sendRefusal } from './refusal.ts';
import { lingerAfter, receiveFile } from './upload.ts';

/** No file is on its way in for longer. */
const patienceMs = minutes(15);

type Exchange = { app: App; request: Request; response: Response };
type Places = ReturnType<typeof openImportPlaces>;

/** POST /imports/course?importId=… takes one JSON bundle in the field 'file' and answers with the new course. */
export function importRoutes(app: App): Router {
  const routes = Router();
  const places = openImportPlaces();
  routes.post(importPath, async (request, response) => {
    response.set('Cache-Control', 'private, no-store');
    const exchange = { app, request, response };
    try {
      const ctx = requireUploader(await httpContext(app, request, response), 'course.edit');
      let imported: ImportedCourse;
      const endUpload = places.beginUpload(ctx);
      try {
        imported = await takeBundle(exchange, ctx, places);
      } finally {
        endUpload();
      }
      // Only now, so that whoever hears it finds nothing of the import in their way.
      response.status(201).json(imported);
    } catch (error) {
      refuse(exchange, error);
    }
  });
  return routes;
}

async function takeBundle(exchange: Exchange, ctx: SignedInContext, places: Places): Promise<ImportedCourse> {
  const { app, request, response } = exchange;
  const query = importQuery.safeParse(request.query);
  if (!query.success) throw new RuleError('INVALID_INPUT');
  await expectImport(ctx);
  const bundle = await receiveInTime(exchange);
  try {
    // The other side has sent all and waits: from here on silence is ours.
    request.setTimeout(0);
    // Asked again: a large file takes long, and a session or a role may have ended meanwhile.
    const later = requireUploader(await httpContext(app, request, response), 'course.edit');
    const leave = await places.enter(later);
    try {
      return await importCourse(later, bundle, tellerOf(later, query.data.importId));
    } finally {
      leave();
    }
  } finally {
    await bundle.remove();
  }
}

async function receiveInTime({ app, request, response }: Exchange): Promise<ReceivedBundle> {
  const patience = setTimeout(() => request.socket.destroy(), patienceMs);
  try {
    return await receiveFile<ReceivedBundle>(request, response, {
      maxBytes: bundleLimits.importBytes,
      tooLarge: 'BUNDLE_TOO_LARGE',
      store: ({ source }) => receiveBundle(app, source),
      discard: ({ remove }) => remove(),
    });
  } finally {
    clearTimeout(patience);
  }
}

function refuse({ app, request, response }: Exchange, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  sendRefusal(response, refusalOf(app, request, error));
  lingerAfter(request);
}
