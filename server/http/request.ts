import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { idempotencyKeyHeader, pageIdHeader } from '#shared/live-connection.ts';
import { tokenPaths } from '#shared/paths.ts';
import { minutes } from '../core/runtime/clock.ts';
import type { Logger } from '../core/runtime/logger.ts';
import type { Origin } from '../core/trpc/context.ts';

const requestIdKey = Symbol('requestId');
type RequestWithId = IncomingMessage & { [requestIdKey]?: string };

export function requestIdOf(request: IncomingMessage): string {
  const requestWithId: RequestWithId = request;
  requestWithId[requestIdKey] ??= randomUUID().slice(0, 13);
  return requestWithId[requestIdKey];
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const uuidOrNull = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && uuid.test(header) ? header : null;

const idempotencyKeysOf = (header: string | string[] | undefined): Origin['callKeys'] =>
  typeof header === 'string' ? header.split(',', 10).map((key) => uuidOrNull(key.trim())) : [];

export function originOf(request: IncomingMessage & { ip?: string | undefined }): Origin {
  return {
    requestId: requestIdOf(request),
    address: request.ip ?? request.socket.remoteAddress ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    pageId: uuidOrNull(request.headers[pageIdHeader]),
    callKeys: idempotencyKeysOf(request.headers[idempotencyKeyHeader]),
  };
}

export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const withToken = tokenPaths.find((prefix) => path.startsWith(prefix));
  return (withToken === undefined ? path : `${withToken}…`).slice(0, 200);
}

/** Creates no logger per request: pino-http took 5 % of the time of a fast response. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    const path = request.originalUrl;
    response.once('close', () => {
      const status = response.statusCode;
      const level = status >= 500 ? 'warn' : 'debug';
      if (!logger.isLevelEnabled(level)) return;
      const ms = Math.round(performance.now() - began);
      const isComplete = response.writableFinished;
      const about = { requestId: requestIdOf(request), method: request.method, path: loggablePath(path), status, ms };
      logger[level](about, isComplete ? 'request completed' : 'request aborted');
    });
    next();
  };

const timeoutMs = minutes(1);

const isUpload = (method: string, path: string): boolean =>
  method === 'POST' && /^\/(?:files(?:\/logo)?|imports\/course|admin\/import\/(?:plan|take))$/.test(path);

/** Bodies must arrive within a minute. Uploads may take longer, but must not pause. */
export const limitBodyTime: RequestHandler = (request, response, next) => {
  if (isUpload(request.method, request.path)) {
    // Without a timeout listener, Node closes the connection.
    request.setTimeout(timeoutMs);
    return next();
  }
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, timeoutMs);
  response.once('close', () => clearTimeout(timer));
  next();
};
