import type { RequestHandler, Response } from 'express';
import type pg from 'pg';
import { errorTexts } from '#shared/texts/errors.ts';
import { isOverloaded } from '../core/database/db.ts';
import { RuleError } from '../core/errors.ts';
import { type Trouble, troubleOf } from '../core/runtime/trouble.ts';

export const refuseWhenOverloaded =
  (...pools: pg.Pool[]): RequestHandler =>
  (_request, response, next) => {
    if (isOverloaded(...pools)) sendTrouble(response, 'BUSY');
    else next();
  };

/** A failure that affects every request, from a use case or a library; null for other errors. */
export const troubleIn = (error: unknown): Trouble | null => {
  if (error instanceof RuleError) return isTrouble(error.code) ? error.code : null;
  return troubleOf(error);
};

export const isTrouble = (code: string): code is Trouble => code === 'BUSY' || code === 'UNAVAILABLE';

export function sendTrouble(response: Response, rule: Trouble): void {
  if (response.headersSent) return;
  comeBackSoon(response)
    .set('Cache-Control', 'no-store')
    .json({ error: { message: errorTexts[rule], rule } });
}

export const retryAfterSeconds = '2';

export const comeBackSoon = (response: Response): Response =>
  response.status(503).set('Retry-After', retryAfterSeconds);
