import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import type { App } from '../../core/app.ts';
import type { Context } from '../../core/trpc/context.ts';
import { fillPlaceholders } from '../../core/trpc/serialised-json.ts';
import { requestIds, ruleCodeOf, toTrpcError } from '../../core/trpc/trpc.ts';
import { httpContext } from '../context.ts';
import { retryAfterSeconds } from '../overload.ts';
import { requestIdOf } from '../request.ts';
import { answerCalls, type CallRequest } from './answer-calls.ts';
import { readRequestInput, requireJson } from './input.ts';

/** Above the longest text of a form, so that a longer one gets an error at its field. */
export const maxBodyBytes = 2 * 1024 * 1024;
const worthCompressingBytes = 1024;

export function trpcHandler(app: App): RequestHandler {
  const compress = compression({ threshold: worthCompressingBytes });
  return async (request, response) => {
    if (request.method === 'HEAD') return void response.status(204).end();
    const body = await fillPlaceholders(async () => {
      const callRequest = callRequestOf(app, request, response);
      const { status, json } = await requestIds.run(requestIdOf(request), () => answerCalls(callRequest));
      response.status(status).setHeader('Content-Type', 'application/json');
      if (status === 503) response.setHeader('Retry-After', retryAfterSeconds);
      return Buffer.from(json);
    });
    if (body.length < worthCompressingBytes || request.headers['accept-encoding'] === undefined) response.end(body);
    else compress(request, response, () => response.end(body));
  };
}

function callRequestOf(app: App, request: Request, response: Response): CallRequest {
  const query = new URLSearchParams(request.url.slice(request.path.length));
  return {
    method: request.method,
    path: procedurePath(request.path),
    isBatch: query.get('batch') === '1',
    readRequestInput: () => readRequestInput(request, query, maxBodyBytes),
    createContext: async () => {
      requireJson(request);
      return contextOf(app, request, response);
    },
    signal: signalOf(response),
    onError: (error, path) => {
      if (ruleCodeOf(error) !== 'UNEXPECTED') return;
      app.logger.error({ requestId: requestIdOf(request), path, err: error.cause ?? error }, 'unexpected error');
    },
  };
}

function procedurePath(path: string): string {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return '';
  }
}

/** The session lookup may be the first query to fail when the database is down. */
async function contextOf(app: App, request: Request, response: Response): Promise<Context> {
  try {
    return await httpContext(app, request, response);
  } catch (error) {
    throw toTrpcError(error);
  }
}

function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
