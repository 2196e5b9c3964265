import { Router } from 'express';
import { bundleLimits, type ImportedCourse, importQuery } from '#shared/export/bundle.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { minutes } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { addRoute, type Exchange, runOnceForRequest } from '../../http/route.ts';
import { receiveFile } from '../../http/uploads/upload.ts';
import {
  importCourse,
  importReporter,
  openImportPlaces,
  type ReceivedBundle,
  receiveBundle,
  requireImportPermit,
} from './service.ts';

const timeoutMs = minutes(15);

type ImportSlots = ReturnType<typeof openImportPlaces>;

/** POST /imports/course?importId=…: one JSON bundle in the field 'file'. */
export function importRoutes(app: App): Router {
  const routes = Router();
  const slots = openImportPlaces();
  addRoute(app, routes, {
    name: 'POST /imports/course',
    work: async (exchange) => {
      const imported = await handleUpload(exchange, slots);
      // Answers after the slot is released, so that the next import of the client can start.
      exchange.response.status(201).json(imported);
    },
  });
  return routes;
}

async function handleUpload(exchange: Exchange, slots: ImportSlots): Promise<ImportedCourse> {
  const ctx = await exchange.permittedContext();
  const endUpload = slots.beginUpload(ctx);
  try {
    return await importUploadedBundle(exchange, ctx, slots);
  } finally {
    endUpload();
  }
}

async function importUploadedBundle(
  exchange: Exchange,
  ctx: SignedInContext,
  slots: ImportSlots,
): Promise<ImportedCourse> {
  const { request } = exchange;
  const query = importQuery.safeParse(request.query);
  if (!query.success) throw new RuleError('INVALID_INPUT');
  await requireImportPermit(ctx);
  const bundle = await receiveInTime(exchange);
  try {
    // The socket is idle while the server works.
    request.setTimeout(0);
    // The upload may take minutes: session or role may have ended.
    const currentCtx = await exchange.permittedContext();
    const leave = await slots.enter(currentCtx);
    try {
      const reportProgress = importReporter(currentCtx, query.data.importId);
      return await runOnceForRequest(currentCtx, { importOf: 'course' }, () =>
        importCourse(currentCtx, bundle, reportProgress),
      );
    } finally {
      leave();
    }
  } finally {
    await bundle.remove();
  }
}

async function receiveInTime({ app, request, response }: Exchange): Promise<ReceivedBundle> {
  const timer = setTimeout(() => request.socket.destroy(), timeoutMs);
  try {
    return await receiveFile<ReceivedBundle>(request, response, {
      maxBytes: bundleLimits.importBytes,
      tooLarge: 'BUNDLE_TOO_LARGE',
      store: ({ source }) => receiveBundle(app, source),
      discard: ({ remove }) => remove(),
    });
  } finally {
    clearTimeout(timer);
  }
}
