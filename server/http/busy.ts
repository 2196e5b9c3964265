import type { RequestHandler, Response } from 'express';
import type pg from 'pg';
import { errorTexts } from '#shared/texts/errors.ts';

/** So many may wait for a connection to the database; whoever comes after them is told at once instead of waiting in vain. */
const patience = 100;

/** Answers 503 while more wait than can be served soon. It ends by itself as soon as they are. */
export const refuseWhenBusy =
  (...pools: pg.Pool[]): RequestHandler =>
  (_request, response, next) => {
    if (pools.every((pool) => pool.waitingCount <= patience)) next();
    else sendBusy(response);
  };

export function sendBusy(response: Response): void {
  if (response.headersSent) return;
  const body = { error: { message: errorTexts.BUSY, rule: 'BUSY' } };
  response.status(503).set('Retry-After', '2').set('Cache-Control', 'no-store').json(body);
}
