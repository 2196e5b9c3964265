/** Entry point of all routes outside tRPC: each names its action, and the permission is checked first. */
import type { Request, Response, Router } from 'express';
import type { ErrorCode } from '#shared/errors.ts';
import { isPublicAction, may, type RouteName, routeActions } from '#shared/permissions.ts';
import { unexpectedError } from '#shared/texts/errors.ts';
import { refusalText } from '#shared/texts/file-kinds.ts';
import type { App } from '../core/app.ts';
import { RuleError } from '../core/errors.ts';
import type { Context, SignedInContext } from '../core/trpc/context.ts';
import { runOnce } from '../core/trpc/idempotency.ts';
import { statusOf } from '../core/trpc/trpc.ts';
import { findContext, httpContext } from './context.ts';
import { isServerFailure, serverFailureIn, setRetryAfter } from './overload.ts';
import { requestIdOf } from './request.ts';
import { drainAfterAnswer } from './uploads/upload.ts';

export type Exchange = {
  app: App;
  request: Request;
  response: Response;
  context: () => Promise<Context>;
  /**
   * Checks again: during a large upload the session or role may have ended.
   * @throws RuleError NOT_SIGNED_IN, FORBIDDEN
   */
  permittedContext: () => Promise<SignedInContext>;
};

type Route = {
  name: RouteName;
  work: (exchange: Exchange) => Promise<void>;
  refusal?: 'json' | 'text';
  onError?: (exchange: Exchange, error: unknown) => void;
};

export function addRoute(app: App, routes: Router, { name, work, refusal = 'json', onError }: Route): void {
  const [method, path = ''] = name.split(' ', 2);
  const action = routeActions[name];
  const handle = async (request: Request, response: Response) => {
    const context = () => httpContext(app, request, response);
    const permittedContext = async () => requirePermission(await context(), name);
    const exchange = { app, request, response, context, permittedContext };
    response.set('Cache-Control', 'private, no-store');
    try {
      if (!isPublicAction(action)) await permittedContext();
      await work(exchange);
    } catch (error) {
      if (onError !== undefined) onError(exchange, error);
      else refuse(exchange, refusal, error);
    }
  };
  if (method === 'POST') routes.post(path, handle);
  else routes.get(path, handle);
}

export function runOnceForRequest<T>(ctx: SignedInContext, input: object, work: () => Promise<T>): Promise<T> {
  const [key = null] = ctx.origin.callKeys;
  return key === null ? work() : runOnce(ctx, { key, procedure: 'upload', input }, work);
}

function requirePermission({ user, session, ...ctx }: Context, name: RouteName): SignedInContext {
  if (user === null || session === null) throw new RuleError('NOT_SIGNED_IN');
  if (!may(user, routeActions[name])) throw new RuleError('FORBIDDEN');
  return { ...ctx, user, session };
}

function refuse({ app, request, response }: Exchange, kind: 'json' | 'text', error: unknown): void {
  const refusal = refusalOf(app, request, error);
  if (response.headersSent || response.destroyed) return void response.destroy();
  for (const header of response.getHeaderNames())
    if (/^(?:content-|etag$|last-modified$|accept-ranges$)/.test(header) && header !== 'content-security-policy')
      response.removeHeader(header);
  if (kind === 'text') beginRefusal(response, refusal).type('text/plain').send(refusal.message);
  else sendRefusal(response, refusal);
  drainAfterAnswer(request);
}

type Refusal = { rule: ErrorCode; status: number; message: string };

function refusalOf(app: App, request: Request, error: unknown): Refusal {
  const failure = serverFailureIn(error);
  const refusal = failure === null ? error : new RuleError(failure);
  if (refusal instanceof RuleError) {
    const context = findContext(request);
    if (refusal.hiddenResource !== null && context !== null) app.onRefusedAccess(context, refusal.hiddenResource);
    return { rule: refusal.code, status: statusOf(refusal.code), message: refusalText(refusal.code, refusal.details) };
  }
  const requestId = requestIdOf(request);
  app.logger.error({ requestId, err: error }, 'unexpected error');
  return { rule: 'UNEXPECTED', status: statusOf('UNEXPECTED'), message: unexpectedError(requestId) };
}

function beginRefusal(response: Response, { rule, status }: Refusal): Response {
  if (isServerFailure(rule)) setRetryAfter(response);
  return response.status(status).set('Cache-Control', 'private, no-store');
}

const sendRefusal = (response: Response, refusal: Refusal): void =>
  void beginRefusal(response, refusal).json({ error: { message: refusal.message, rule: refusal.rule } });
