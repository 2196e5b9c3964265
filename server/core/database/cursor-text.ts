import type { z } from 'zod';
import { RuleError } from '../errors.ts';

/** A cursor as it travels in an address. */
export const writeCursor = (cursor: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws RuleError INVALID_INPUT for one that no page gave */
export function readCursor<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw new RuleError('INVALID_INPUT');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
