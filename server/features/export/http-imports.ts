import { Router } from 'express';
import { megabytes } from '#shared/assets/kinds.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { bundleLimits, importQuery } from '#shared/export/bundle.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { hours, minutes } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { addRoute, type Exchange, runOnceForRequest } from '../../http/route.ts';
import { receiveFile } from '../../http/uploads/upload.ts';
import {
  importCourse,
  importOrganisation,
  importReporter,
  openImportPlaces,
  type ReceivedBundle,
  type ReportImport,
  receiveBundle,
  requireImportPermit,
} from './service.ts';

type ImportSlots = ReturnType<typeof openImportPlaces>;
type ImportKind<Result> = {
  name: 'course' | 'organisation';
  timeoutMs: number;
  maxBytes: (app: App) => number;
  tooLarge: ErrorCode;
  work: (ctx: SignedInContext, bundle: ReceivedBundle, reportProgress: ReportImport) => Promise<Result>;
};

const courseImport = {
  name: 'course',
  timeoutMs: minutes(15),
  maxBytes: () => bundleLimits.importBytes,
  tooLarge: 'BUNDLE_TOO_LARGE',
  work: importCourse,
} as const satisfies ImportKind<unknown>;

/** Texts come on top of the files. */
const textBytes = megabytes(500);

const organisationImport = {
  name: 'organisation',
  timeoutMs: hours(2),
  maxBytes: ({ settings }: App) => megabytes(settings.current().limits.organisationStorageMb) + textBytes,
  tooLarge: 'ARCHIVE_TOO_LARGE',
  work: importOrganisation,
} as const satisfies ImportKind<unknown>;

/** POST with one file in the field 'file' and ?importId=… for the progress. */
export function importRoutes(app: App): Router {
  const routes = Router();
  const slots = openImportPlaces();
  const add = <Result>(kind: ImportKind<Result>) =>
    addRoute(app, routes, {
      name: `POST /imports/${kind.name}`,
      work: async (exchange) => {
        const imported = await handleUpload(exchange, slots, kind);
        // Answers after the slot is released, so that the next import of the client can start.
        exchange.response.status(201).json(imported);
      },
    });
  add(courseImport);
  add(organisationImport);
  return routes;
}

async function handleUpload<Result>(exchange: Exchange, slots: ImportSlots, kind: ImportKind<Result>): Promise<Result> {
  const ctx = await exchange.permittedContext();
  const endUpload = slots.beginUpload(ctx);
  try {
    await requireImportPermit(ctx);
    return await importUpload(exchange, slots, kind);
  } finally {
    endUpload();
  }
}

async function importUpload<Result>(exchange: Exchange, slots: ImportSlots, kind: ImportKind<Result>): Promise<Result> {
  const { request } = exchange;
  const query = importQuery.safeParse(request.query);
  if (!query.success) throw new RuleError('INVALID_INPUT');
  const bundle = await receiveInTime(exchange, kind);
  try {
    // The socket is idle while the server works.
    request.setTimeout(0);
    // The upload may take minutes: session or role may have ended.
    const ctx = await exchange.permittedContext();
    const leave = await slots.enter(ctx);
    try {
      const reportProgress = importReporter(ctx, query.data.importId);
      return await runOnceForRequest(ctx, { importOf: kind.name }, () => kind.work(ctx, bundle, reportProgress));
    } finally {
      leave();
    }
  } finally {
    await bundle.remove();
  }
}

async function receiveInTime<Result>(
  { app, request, response }: Exchange,
  { timeoutMs, maxBytes, tooLarge }: ImportKind<Result>,
): Promise<ReceivedBundle> {
  const timer = setTimeout(() => request.socket.destroy(), timeoutMs);
  const limit = { maxBytes: maxBytes(app), tooLarge };
  try {
    return await receiveFile<ReceivedBundle>(request, response, {
      ...limit,
      store: ({ source }) => receiveBundle(app, source, limit),
      discard: ({ remove }) => remove(),
    });
  } finally {
    clearTimeout(timer);
  }
}
