import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { RequestHandler } from 'express';
import type { App } from '../core/app.ts';
import { ruleCodeOf } from '../core/trpc.ts';
import { appRouter } from '../router.ts';
import { httpContext } from './context.ts';

/** Above the longest text that a form may hold, so that a too long one is told so by its field. */
export const maxBodyBytes = 2 * 1024 * 1024;
export const maxBatchSize = 10;

export function trpcHandler(app: App): RequestHandler {
  return createExpressMiddleware({
    router: appRouter,
    createContext: ({ req, res }) => httpContext(app, req, res),
    maxBodySize: maxBodyBytes,
    maxBatchSize,
    onError: ({ error, path, ctx }) => {
      if (ruleCodeOf(error) !== 'UNEXPECTED') return;
      app.logger.error({ requestId: ctx?.origin.requestId, path, err: error.cause ?? error }, 'unexpected error');
    },
  });
}
