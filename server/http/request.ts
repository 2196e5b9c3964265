import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { idempotencyKeyHeader, pageIdHeader } from '#shared/live-connection.ts';
import { minutes } from '../core/runtime/clock.ts';
import type { Logger } from '../core/runtime/logger.ts';
import type { Origin } from '../core/trpc/context.ts';

const requestIdKey = Symbol('requestId');
type Marked = IncomingMessage & { [requestIdKey]?: string };

export function requestIdOf(request: IncomingMessage): string {
  const marked: Marked = request;
  marked[requestIdKey] ??= randomUUID().slice(0, 13);
  return marked[requestIdKey];
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const pageIdOf = (given: string | string[] | undefined): string | null =>
  typeof given === 'string' && uuid.test(given) ? given : null;

const callKeysOf = (given: string | string[] | undefined): Origin['callKeys'] =>
  typeof given === 'string' ? given.split(',', 10).map((key) => pageIdOf(key.trim())) : [];

export function originOf(request: IncomingMessage & { ip?: string | undefined }): Origin {
  return {
    requestId: requestIdOf(request),
    address: request.ip ?? request.socket.remoteAddress ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    pageId: pageIdOf(request.headers[pageIdHeader]),
    callKeys: callKeysOf(request.headers[idempotencyKeyHeader]),
  };
}

/** The path for the log, with possible tokens removed. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/^\/(verify-email|reset-password|invitation)\/.*/, '/$1/…').slice(0, 200);
}

/**
 * Logs failed answers, and all at LOG_LEVEL=debug, without tokens and user input. Creates no logger per request as
 * pino-http does, which took a twentieth of the time of a quick answer.
 */
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
    // Without a listener Node ends the connection itself.
    request.setTimeout(timeoutMs);
    return next();
  }
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, timeoutMs);
  response.once('close', () => clearTimeout(timer));
  next();
};
