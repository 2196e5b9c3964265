import type { RequestHandler } from 'express';
import type { Logger } from '../core/runtime/logger.ts';
import { loggablePath, requestIdOf } from './request.ts';

/**
 * One line for each answer that failed, and for every answer at LOG_LEVEL=debug: method, path without tokens, status and time,
 * nothing that anybody typed. pino-http makes a logger for each request before it knows whether a line will be written, which
 * took a twentieth of what a quick answer takes.
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
