import { pipeline } from 'node:stream/promises';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { maxLogoMb, megabytes, type UploadedFile, uploadFolders } from '#shared/assets/kinds.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { isKey } from '../../core/storage/storage.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { matchesEtag } from '../../http/public-data.ts';
import { addRoute, type Exchange, runOnceForRequest } from '../../http/route.ts';
import { type Receiver, receiveFile } from '../../http/uploads/upload.ts';
import { fileHeaders, requestedRange } from './http-headers.ts';
import {
  addCourseFile,
  discardUpload,
  type Incoming,
  maxUploadBytes,
  requireReadableFile,
  reserveCourseFile,
  reserveLogo,
  type StoredUpload,
  setLogo,
  storeCourseFile,
  storeLogo,
} from './service.ts';

const uploadQuery = z.object({ course: z.uuid(), folder: z.enum(uploadFolders).default('course-content') });
const readQuery = z.object({ invitation: z.string().max(200).optional() });

export function fileRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, { name: 'POST /files', work: receiveCourseFile });
  addRoute(app, routes, { name: 'POST /files/logo', work: receiveLogo });
  addRoute(app, routes, { name: 'GET /files/*key', work: sendStoredFile });
  return routes;
}

async function receiveCourseFile(exchange: Exchange): Promise<void> {
  const { app, request, response } = exchange;
  const ctx = await exchange.permittedContext();
  const query = uploadQuery.safeParse(request.query);
  if (!query.success) throw new RuleError('INVALID_INPUT');
  const { course, folder } = query.data;
  const { bytes: quotaBytes, release } = await reserveCourseFile(ctx, course, lengthOf(request));
  try {
    const store = (incoming: Incoming) => storeCourseFile(app, incoming, { folder, quotaBytes });
    const reception = { maxBytes: maxUploadBytes(app), tooLarge: 'FILE_TOO_LARGE', store } as const;
    const stored = await receive(exchange, reception);
    const recheckedCtx = await recheckPermission(exchange, stored);
    response.status(201).json(await addOnce(recheckedCtx, course, stored));
  } finally {
    release();
  }
}

async function addOnce(ctx: SignedInContext, course: string, stored: StoredUpload): Promise<UploadedFile> {
  const { filename, size } = stored;
  let isNew = false;
  try {
    return await runOnceForRequest(ctx, { course, filename, size }, () => {
      isNew = true;
      return addCourseFile(ctx, course, stored);
    });
  } finally {
    if (!isNew) await discardUpload(ctx.app, stored);
  }
}

async function receiveLogo(exchange: Exchange): Promise<void> {
  const { app, request, response } = exchange;
  const ctx = await exchange.permittedContext();
  const { bytes: quotaBytes, release } = await reserveLogo(ctx, lengthOf(request));
  try {
    const store = (incoming: Incoming) => storeLogo(app, incoming, quotaBytes);
    const reception = { maxBytes: megabytes(maxLogoMb), tooLarge: 'LOGO_REFUSED', store } as const;
    const stored = await receive(exchange, reception);
    const recheckedCtx = await recheckPermission(exchange, stored);
    response.status(201).json(await setLogo(recheckedCtx, stored));
  } finally {
    release();
  }
}

function lengthOf({ headers }: Request): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

const receive = ({ app, request, response }: Exchange, reception: Omit<Receiver, 'discard'>): Promise<StoredUpload> =>
  receiveFile(request, response, { ...reception, discard: (stored) => discardUpload(app, stored) });

async function recheckPermission({ app, permittedContext }: Exchange, stored: StoredUpload): Promise<SignedInContext> {
  try {
    return await permittedContext();
  } catch (error) {
    await discardUpload(app, stored);
    throw error;
  }
}

async function sendStoredFile({ app, request, response, context }: Exchange): Promise<void> {
  const ctx = await context();
  const key = [request.params['key'] ?? []].flat().join('/');
  const { invitation } = readQuery.catch({}).parse(request.query);
  if (!isKey(key)) throw new RuleError('NOT_FOUND');
  const file = await requireReadableFile(ctx, key, invitation ?? null);
  response.set(fileHeaders(file));
  if (matchesEtag(request, `"${file.id}"`)) return void response.status(304).end();
  const range = requestedRange(request, file);
  if (range === 'unsatisfiable') return void response.status(416).set('Content-Range', `bytes */${file.size}`).end();
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  response.set('Content-Length', String(end - start + 1));
  if (range !== null) response.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  if (request.method === 'HEAD') return void response.end();
  const opened = await app.storage.open(key, range ?? undefined);
  if (opened === null) {
    app.logger.error({ key }, 'stored file is missing');
    throw new RuleError('NOT_FOUND');
  }
  // A client that disconnects destroys the stream; that is not an error.
  await pipeline(opened.stream, response).catch((error: unknown) => {
    if (!response.destroyed || opened.stream.errored) app.logger.warn({ key, err: error }, 'sending a file failed');
  });
}
