import type { ErrorCode } from '#shared/errors.ts';
import { RuleError } from '../errors.ts';

type FailureFacts = {
  status?: number;
  /** Set if the request may be retried. `afterMs`: the pause that the endpoint demands, null if it names none. */
  retry?: { afterMs: number | null };
  /** The endpoint may charge for reading the question, or for an answer that did not arrive. */
  mayHaveCost?: 'question' | 'answer';
  objection?: 'format' | 'tokenLimit';
};

/** Must not leave this folder: text from the endpoint may quote the key or the prompt. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly facts: FailureFacts;
  constructor(code: ErrorCode, facts: FailureFacts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }

  asRuleError(): RuleError {
    const afterMs = this.facts.retry?.afterMs ?? null;
    const details = this.code === 'AI_BUSY' && afterMs !== null ? { retryAfterSeconds: Math.ceil(afterMs / 1000) } : {};
    return new RuleError(this.code, details);
  }
}

type ErrorResponse = { status: number; retryAfter: string | null; body: string };

const isOneOf = (status: number, ...statuses: number[]): boolean => statuses.includes(status);

export function failureOf({ status, retryAfter, body }: ErrorResponse, now: Date): Failure {
  const retry = { afterMs: parseRetryAfter(retryAfter, now) };
  if (isOneOf(status, 401, 403)) return new Failure('AI_KEY_REFUSED', { status });
  if (status === 402 || (status === 429 && isAccountEmpty(body))) return new Failure('AI_QUOTA', { status });
  if (isOneOf(status, 429, 503, 529)) return new Failure('AI_BUSY', { status, retry });
  if (isOneOf(status, 408, 409, 425) || status >= 500) return new Failure('AI_UNREACHABLE', { status, retry });
  if (isOneOf(status, 400, 404, 415, 422)) {
    const objection = body.includes('max_completion_tokens') ? 'tokenLimit' : 'format';
    return new Failure(status === 404 ? 'AI_UNREACHABLE' : 'AI_ANSWER_UNUSABLE', { status, objection });
  }
  return new Failure('AI_UNREACHABLE', { status });
}

const isAccountEmpty = (body: string): boolean =>
  ['insufficient_quota', 'billing_hard_limit_reached', 'insufficient_balance', 'credit_balance'].some((word) =>
    body.includes(word),
  );

const maxWaitMs = 24 * 3_600_000;

function parseRetryAfter(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - now.getTime() : seconds * 1000;
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), maxWaitMs);
}
