import type { RequestHandler, Response } from 'express';
import type pg from 'pg';
import { errorTexts } from '#shared/texts/errors.ts';
import { isBusy } from '../core/busy.ts';
import { isOverload } from '../core/db.ts';
import { RuleError } from '../core/errors.ts';

export const refuseWhenBusy =
  (...pools: pg.Pool[]): RequestHandler =>
  (_request, response, next) => {
    if (isBusy(...pools)) sendBusy(response);
    else next();
  };

/** The database has too much to do for this request. */
export const isRefusedAsBusy = (error: unknown): boolean =>
  isOverload(error) || (error instanceof RuleError && error.code === 'BUSY');

export function sendBusy(response: Response): void {
  if (response.headersSent) return;
  const body = { error: { message: errorTexts.BUSY, rule: 'BUSY' } };
  comeBackSoon(response).set('Cache-Control', 'no-store').json(body);
}

export const comeBackSoon = (response: Response): Response => response.status(503).set('Retry-After', '2');
