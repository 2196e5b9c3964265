import type { ErrorCode } from '#shared/errors.ts';
import { codeOf } from '../../../lib/errors.ts';
import type { trpc } from '../../../trpc.ts';

export type ServerClient = ReturnType<typeof trpc.useUtils>['client'];
export type RunRefusal = 'RUN_FINISHED' | 'PART_TWO_CHANGED' | 'ORDER_INVALID' | 'NOT_FOUND';

const refusals: Partial<Record<ErrorCode, RunRefusal>> = {
  RUN_FINISHED: 'RUN_FINISHED',
  PART_TWO_CHANGED: 'PART_TWO_CHANGED',
  ORDER_INVALID: 'ORDER_INVALID',
  INVALID_INPUT: 'ORDER_INVALID',
  NOT_FOUND: 'NOT_FOUND',
};

/** Why the server will never take an answer; null for whatever may pass by itself. */
export function runRefusalOf(error: unknown): RunRefusal | null {
  const code = codeOf(error);
  return code === null ? null : (refusals[code] ?? null);
}

/** A request that hangs in a dead network counts as lost after this time. */
export const timeoutSignal = (): AbortSignal => AbortSignal.timeout(15_000);
