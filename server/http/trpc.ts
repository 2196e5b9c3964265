import { resolveResponse } from '@trpc/server/http';
import type { Request, RequestHandler, Response } from 'express';
import type { App } from '../core/app.ts';
import type { Context } from '../core/context.ts';
import { filledIn } from '../core/ready-json.ts';
import { inOurWords, requestIds, ruleCodeOf } from '../core/trpc.ts';
import { appRouter } from '../router.ts';
import { httpContext } from './context.ts';
import { retryAfterSeconds } from './overload.ts';
import { requestIdOf } from './request.ts';
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
    const requestId = requestIdOf(request);
    const resolve = () =>
      resolveResponse({
        router: appRouter,
        req: asTrpcRequest(request, { maxBodyBytes, signal: signalOf(response) }),
        path: procedurePath(request.path),
        error: null,
        maxBatchSize,
        createContext: () => contextOf(app, request, response),
        onError: ({ error, path }) => {
          if (ruleCodeOf(error) !== 'UNEXPECTED') return;
          app.logger.error({ requestId, path, err: error.cause ?? error }, 'unexpected error');
        },
      });
    const body = await filledIn(async () => {
      const answer = await requestIds.run(requestId, resolve);
      response.status(answer.status);
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      if (answer.status === 503) response.setHeader('Retry-After', retryAfterSeconds);
      return Buffer.from(await answer.arrayBuffer());
    });
    response.end(body);
  };
}

/** A path that is no text at all names nothing. tRPC decodes what it gets. */
function procedurePath(path: string): string {
  const given = path.slice(1);
  try {
    decodeURIComponent(given);
    return given;
  } catch {
    return '';
  }
}

/** Who asks is found in the database, which may be the first to be missing. */
async function contextOf(app: App, request: Request, response: Response): Promise<Context> {
  try {
    return await httpContext(app, request, response);
  } catch (error) {
    throw inOurWords(error);
  }
}

/** Says when the answer is complete, or whoever asked has left before: nothing that was begun for it goes on. */
function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}
