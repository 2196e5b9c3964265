import { resolveResponse } from '@trpc/server/http';
import type { RequestHandler, Response } from 'express';
import type { App } from '../core/app.ts';
import { ruleCodeOf } from '../core/trpc.ts';
import { appRouter } from '../router.ts';
import { httpContext } from './context.ts';
import { asTrpcRequest } from './trpc-request.ts';

/** Above the longest text that a form may hold, so that a too long one is told so by its field. */
export const maxBodyBytes = 2 * 1024 * 1024;
export const maxBatchSize = 10;

/**
 * tRPC over HTTP: complete questions and complete answers. tRPC's own handler for Express copies each of them through
 * streams, which costs as much as the work itself; live updates come over the sockets.
 */
export function trpcHandler(app: App): RequestHandler {
  return async (request, response) => {
    const answer = await resolveResponse({
      router: appRouter,
      req: asTrpcRequest(request, { maxBodyBytes, signal: signalOf(response) }),
      path: request.path.slice(1),
      error: null,
      maxBatchSize,
      createContext: () => httpContext(app, request, response),
      onError: ({ error, path, ctx }) => {
        if (ruleCodeOf(error) !== 'UNEXPECTED') return;
        app.logger.error({ requestId: ctx?.origin.requestId, path, err: error.cause ?? error }, 'unexpected error');
      },
    });
    response.status(answer.status);
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.end(await answer.text());
  };
}

/** Says when whoever asked has left before the answer was complete. */
function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
