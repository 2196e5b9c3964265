import type { RequestHandler, Response } from 'express';
import type pg from 'pg';
import { errorTexts } from '#shared/texts/errors.ts';
import { isOverloaded } from '../core/database/db.ts';
import { RuleError } from '../core/errors.ts';
import { type ServerFailure, serverFailureOf } from '../core/runtime/server-failure.ts';

export const refuseWhenOverloaded =
  (...pools: pg.Pool[]): RequestHandler =>
  (_request, response, next) => {
    if (isOverloaded(...pools)) sendServerFailure(response, 'BUSY');
    else next();
  };

export const serverFailureIn = (error: unknown): ServerFailure | null => {
  if (error instanceof RuleError) return isServerFailure(error.code) ? error.code : null;
  return serverFailureOf(error);
};

export const isServerFailure = (code: string): code is ServerFailure => code === 'BUSY' || code === 'UNAVAILABLE';

export function sendServerFailure(response: Response, rule: ServerFailure): void {
  if (response.headersSent) return;
  setRetryAfter(response)
    .set('Cache-Control', 'no-store')
    .json({ error: { message: errorTexts[rule], rule } });
}

export const retryAfterSeconds = '2';

export const setRetryAfter = (response: Response): Response =>
  response.status(503).set('Retry-After', retryAfterSeconds);
