import type { Request, Response } from 'express';
import type { ErrorCode } from '#shared/errors.ts';
import { unexpectedError } from '#shared/texts/errors.ts';
import { refusalText } from '#shared/texts/file-kinds.ts';
import type { App } from '../core/app.ts';
import { RuleError } from '../core/errors.ts';
import { statusOf } from '../core/trpc/trpc.ts';
import { knownContext } from './context.ts';
import { comeBackSoon, isTrouble, troubleIn } from './overload.ts';
import { requestIdOf } from './request.ts';

type Refusal = { rule: ErrorCode; status: number; message: string };

/** Why a route outside tRPC does not answer, in German. What nobody foresaw goes to the log under the number it is told by. */
export function refusalOf(app: App, request: Request, error: unknown): Refusal {
  const trouble = troubleIn(error);
  const refusal = trouble === null ? error : new RuleError(trouble);
  if (refusal instanceof RuleError) {
    const context = knownContext(request);
    if (refusal.foreign !== null && context !== null) app.onRefusedAccess(context, refusal.foreign);
    return { rule: refusal.code, status: statusOf(refusal.code), message: refusalText(refusal.code, refusal.details) };
  }
  const requestId = requestIdOf(request);
  app.logger.error({ requestId, err: error }, 'unexpected error');
  return { rule: 'UNEXPECTED', status: statusOf('UNEXPECTED'), message: unexpectedError(requestId) };
}

/** Status and headers of a refusal; its words are the caller's to send. */
export function beginRefusal(response: Response, { rule, status }: Refusal): Response {
  if (isTrouble(rule)) comeBackSoon(response);
  return response.status(status).set('Cache-Control', 'private, no-store');
}

export const sendRefusal = (response: Response, refusal: Refusal): void =>
  void beginRefusal(response, refusal).json({ error: { message: refusal.message, rule: refusal.rule } });
