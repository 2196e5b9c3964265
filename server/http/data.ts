import type { Response } from 'express';
import { z } from 'zod';
import { errorTexts } from '#shared/texts/errors.ts';
import { RuleError } from '../core/errors.ts';
import { sendTrouble, troubleIn } from './busy.ts';
import type { Exchange } from './route.ts';

/** For answers that no browser shall take for a page. */
export const dataHeaders = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" };

export const sendNothing = (response: Response): void =>
  void response
    .status(404)
    .set(dataHeaders)
    .json({ error: { message: errorTexts.NOT_FOUND, rule: 'NOT_FOUND' } });

/** What everybody reads most is refused without asking who it was. */
export function refuseReading({ response }: Exchange, error: unknown): void {
  const trouble = troubleIn(error);
  if (trouble !== null) {
    sendTrouble(response, trouble);
    return;
  }
  if (!(error instanceof z.ZodError || error instanceof RuleError)) throw error;
  const refusal = { error: { message: errorTexts.INVALID_INPUT, rule: 'INVALID_INPUT' } };
  response.status(400).set(dataHeaders).json(refusal);
}
