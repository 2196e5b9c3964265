import { AsyncLocalStorage } from 'node:async_hooks';
import { initTRPC, type ProcedureType, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import { mutationKinds } from '#shared/mutation-kinds.ts';
import { may, procedureActions } from '#shared/permissions.ts';
import { unexpectedError } from '#shared/texts/errors.ts';
import { refusalText } from '#shared/texts/file-kinds.ts';
import type { Context, Who } from './context.ts';
import { RuleError } from './errors.ts';
import { type KeyedRequest, onceByKey } from './idempotency.ts';
import { transformer } from './transformer.ts';
import { troubleOf } from './trouble.ts';

const trpcCodes = {
  NOT_SIGNED_IN: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  INVALID_INPUT: 'BAD_REQUEST',
  INVALID_CREDENTIALS: 'BAD_REQUEST',
  EMAIL_NOT_CONFIRMED: 'PRECONDITION_FAILED',
  ACCOUNT_LOCKED: 'FORBIDDEN',
  COMMON_PASSWORD: 'BAD_REQUEST',
  WRONG_PASSWORD: 'BAD_REQUEST',
  INVALID_CODE: 'BAD_REQUEST',
  CHALLENGE_EXPIRED: 'PRECONDITION_FAILED',
  SECOND_FACTOR_UNREADABLE: 'SERVICE_UNAVAILABLE',
  TWO_FACTOR_ALREADY_ON: 'CONFLICT',
  LINK_INVALID: 'NOT_FOUND',
  EMAIL_TAKEN: 'CONFLICT',
  TOO_MANY_ATTEMPTS: 'TOO_MANY_REQUESTS',
  STALE_CHANGE: 'CONFLICT',
  NEWER_VERSION: 'CONFLICT',
  ORDER_INVALID: 'BAD_REQUEST',
  RUN_FINISHED: 'CONFLICT',
  RUN_INCOMPLETE: 'PRECONDITION_FAILED',
  PART_TWO_CHANGED: 'CONFLICT',
  NO_CATALOGUE: 'PRECONDITION_FAILED',
  LAST_OWNER: 'CONFLICT',
  LAST_OWNER_DEMOTION: 'CONFLICT',
  LAST_OWNER_REMOVAL: 'CONFLICT',
  ALREADY_MEMBER: 'CONFLICT',
  TOO_MANY_INVITATIONS: 'TOO_MANY_REQUESTS',
  TOO_MANY_MAILS: 'TOO_MANY_REQUESTS',
  ALREADY_IN_ORGANISATION: 'CONFLICT',
  IN_OTHER_ORGANISATION: 'CONFLICT',
  INVITATION_EXPIRED: 'PRECONDITION_FAILED',
  INVITATION_USED: 'PRECONDITION_FAILED',
  INVITATION_WITHDRAWN: 'PRECONDITION_FAILED',
  INVITATION_WRONG_PERSON: 'FORBIDDEN',
  INVITER_NOT_ENTITLED: 'PRECONDITION_FAILED',
  HAS_ACCOUNT: 'CONFLICT',
  WRONG_CONFIRMATION: 'BAD_REQUEST',
  CONTENT_CHANGED: 'CONFLICT',
  COURSE_FULL: 'PRECONDITION_FAILED',
  COURSE_TOO_LARGE: 'PRECONDITION_FAILED',
  TEXT_TOO_COMPLEX: 'BAD_REQUEST',
  PARENT_GONE: 'CONFLICT',
  VIDEO_LINK_INVALID: 'BAD_REQUEST',
  FILE_MISSING: 'NOT_FOUND',
  COURSE_NOT_READY: 'PRECONDITION_FAILED',
  REVIEW_NEEDED: 'FORBIDDEN',
  REVIEW_BY_OTHERS: 'FORBIDDEN',
  REVIEW_OWN_CHANGES: 'FORBIDDEN',
  WRONG_STATUS: 'CONFLICT',
  TOO_MANY_COMMENTS: 'PRECONDITION_FAILED',
  FOREIGN_ORIGIN: 'FORBIDDEN',
  BUSY: 'SERVICE_UNAVAILABLE',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  WRONG_FILE: 'UNSUPPORTED_MEDIA_TYPE',
  FILE_TYPE_REFUSED: 'UNSUPPORTED_MEDIA_TYPE',
  FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FILE_EMPTY: 'BAD_REQUEST',
  ONE_FILE_ONLY: 'BAD_REQUEST',
  STORAGE_FULL: 'PRECONDITION_FAILED',
  LOGO_REFUSED: 'UNSUPPORTED_MEDIA_TYPE',
  UPLOAD_ABORTED: 'CLIENT_CLOSED_REQUEST',
  PACKAGE_TOO_LARGE: 'PRECONDITION_FAILED',
  BUNDLE_NOT_JSON: 'BAD_REQUEST',
  BUNDLE_OTHER_FORMAT: 'BAD_REQUEST',
  BUNDLE_NEWER: 'BAD_REQUEST',
  BUNDLE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  BUNDLE_BROKEN: 'BAD_REQUEST',
  BUNDLE_FILE_REFUSED: 'UNSUPPORTED_MEDIA_TYPE',
  IMPORT_RUNNING: 'TOO_MANY_REQUESTS',
  FILE_ENCRYPTED: 'UNPROCESSABLE_CONTENT',
  FILE_WITHOUT_TEXT: 'UNPROCESSABLE_CONTENT',
  FILE_BROKEN: 'UNPROCESSABLE_CONTENT',
  FILE_TOO_MANY_PAGES: 'UNPROCESSABLE_CONTENT',
  FILE_INFLATES: 'UNPROCESSABLE_CONTENT',
  FILE_TOO_SLOW: 'UNPROCESSABLE_CONTENT',
  SOURCE_TYPE_REFUSED: 'UNSUPPORTED_MEDIA_TYPE',
  SOURCE_TOO_SHORT: 'UNPROCESSABLE_CONTENT',
  TOO_MUCH_TO_REDO: 'UNPROCESSABLE_CONTENT',
  TOO_MANY_SOURCES: 'CONFLICT',
  GENERATION_RUNNING: 'CONFLICT',
  PLAN_EMPTY: 'BAD_REQUEST',
  TOO_MANY_PROPOSALS: 'CONFLICT',
  AI_UNREACHABLE: 'SERVICE_UNAVAILABLE',
  AI_KEY_REFUSED: 'SERVICE_UNAVAILABLE',
  AI_QUOTA: 'SERVICE_UNAVAILABLE',
  AI_BUSY: 'SERVICE_UNAVAILABLE',
  AI_ANSWER_UNUSABLE: 'BAD_GATEWAY',
  AI_BUDGET_USED: 'CONFLICT',
  AI_INSTALLATION_BUDGET_USED: 'CONFLICT',
  JOB_NOT_READY: 'PRECONDITION_FAILED',
  JOB_REVIEW_NEEDED: 'FORBIDDEN',
  JOB_CHANGED: 'CONFLICT',
  JOB_WRONG_STATUS: 'CONFLICT',
  JOBS_FULL: 'PRECONDITION_FAILED',
  JOB_GONE: 'NOT_FOUND',
  PLACE_UNKNOWN: 'BAD_REQUEST',
  SKILL_UNKNOWN: 'BAD_REQUEST',
  REPLY_DATE_PAST: 'BAD_REQUEST',
  TOO_MANY_SAVED: 'PRECONDITION_FAILED',
  NO_RESULT_YET: 'PRECONDITION_FAILED',
  RESUME_NOT_JSON: 'BAD_REQUEST',
  RESUME_BROKEN: 'BAD_REQUEST',
  PROFILE_CHANGED: 'CONFLICT',
  RELEASE_CHANGED: 'CONFLICT',
  RELEASE_EMPTY: 'PRECONDITION_FAILED',
  TOO_MANY_RELEASES: 'PRECONDITION_FAILED',
  COMPANY_NOT_OPEN: 'NOT_FOUND',
  CONVERSATION_CLOSED: 'CONFLICT',
  CONVERSATION_FULL: 'PRECONDITION_FAILED',
  TOO_MANY_BLOCKS: 'PRECONDITION_FAILED',
  BLOCK_INVALID: 'BAD_REQUEST',
  ALREADY_ASKED: 'CONFLICT',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  REQUEST_GONE: 'NOT_FOUND',
  ALREADY_APPLIED: 'CONFLICT',
  APPLICATION_MOVED: 'CONFLICT',
  APPLICATION_ENDED: 'CONFLICT',
  REFUSAL_NEEDS_REASON: 'BAD_REQUEST',
  JOB_HAS_APPLICATIONS: 'CONFLICT',
  TOO_MANY_ENTRIES: 'PRECONDITION_FAILED',
  LAST_PLATFORM_ADMIN: 'CONFLICT',
  OWN_PLATFORM_ROLE: 'CONFLICT',
  ALREADY_LOCKED: 'CONFLICT',
  NOT_LOCKED: 'CONFLICT',
  IMPRINT_MISSING: 'PRECONDITION_FAILED',
  NAME_HELD: 'PRECONDITION_FAILED',
  NAME_NOT_HELD: 'CONFLICT',
  DOMAIN_TAKEN: 'CONFLICT',
  DOMAIN_NOT_OWN: 'BAD_REQUEST',
  DOMAIN_RECORD_MISSING: 'PRECONDITION_FAILED',
  ALREADY_VERIFIED: 'CONFLICT',
  NOT_VERIFIED: 'CONFLICT',
  VERIFICATION_WITHDRAWN: 'PRECONDITION_FAILED',
  ADDRESS_UNCONFIRMED: 'PRECONDITION_FAILED',
  TWO_FACTOR_OFF: 'CONFLICT',
  TAKEN_DOWN: 'PRECONDITION_FAILED',
  ALREADY_TAKEN_DOWN: 'CONFLICT',
  NOT_TAKEN_DOWN: 'CONFLICT',
  ALREADY_ANSWERED: 'CONFLICT',
  REPORT_DECIDED: 'CONFLICT',
  TOO_MANY_REPORTS: 'TOO_MANY_REQUESTS',
  REGISTRATION_INVITED: 'FORBIDDEN',
  REGISTRATION_DOMAIN: 'FORBIDDEN',
  SETTING_FIXED: 'CONFLICT',
  MAIL_NOT_SENT: 'SERVICE_UNAVAILABLE',
  NO_MAIL_SERVER: 'PRECONDITION_FAILED',
  VERSION_ACTIVE: 'CONFLICT',
  VERSION_USED: 'CONFLICT',
  CHECK_RUNNING: 'CONFLICT',
  CALL_KEY_REUSED: 'CONFLICT',
  CALL_RUNNING: 'CONFLICT',
  CALL_DONE: 'CONFLICT',
  UNEXPECTED: 'INTERNAL_SERVER_ERROR',
} satisfies Record<ErrorCode, TRPCError['code']>;

/** The HTTP status that goes with a refusal, for routes outside tRPC. */
export const statusOf = (code: ErrorCode): number =>
  getHTTPStatusCodeFromError(new TRPCError({ code: trpcCodes[code] }));

/** What tRPC itself refuses, in our words. Whatever is not listed is unexpected. */
const ownRefusals: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'INVALID_INPUT',
  PARSE_ERROR: 'INVALID_INPUT',
  UNSUPPORTED_MEDIA_TYPE: 'INVALID_INPUT',
  METHOD_NOT_SUPPORTED: 'INVALID_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
};

export const ruleCodeOf = (error: TRPCError): ErrorCode =>
  error.cause instanceof RuleError ? error.cause.code : (ownRefusals[error.code] ?? 'UNEXPECTED');

const detailsOf = ({ cause }: TRPCError) => (cause instanceof RuleError ? cause.details : {});

/** The number of the request being answered, for errors that come before its context: everybody is told it. */
export const requestIds = new AsyncLocalStorage<string>();

const t = initTRPC.context<Context>().create({
  transformer,
  // Stack traces never leave the server, whatever NODE_ENV says.
  isDev: false,
  // Live updates come over the sockets alone.
  sse: { enabled: false },
  errorFormatter({ shape, error, ctx }) {
    const code = ruleCodeOf(error);
    const requestId = ctx?.origin.requestId ?? requestIds.getStore() ?? '';
    return {
      ...shape,
      message: code === 'UNEXPECTED' ? unexpectedError(requestId) : refusalText(code, detailsOf(error)),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        rule: code,
        details: detailsOf(error),
        fieldErrors: error.cause instanceof z.ZodError ? fieldErrorsOf(error.cause) : {},
        requestId,
      },
    };
  },
});

/** The first message for each field, by its path. */
function fieldErrorsOf(error: z.ZodError): Record<string, string> {
  const entries = error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  return Object.fromEntries(entries.toReversed());
}

const refusal = (error: RuleError): TRPCError => new TRPCError({ code: trpcCodes[error.code], cause: error });

type Called = { ctx: Context; path: string; type: ProcedureType };

/**
 * Asks the permission table by the procedure's own name; a procedure that it does not name is refused. A socket may know the
 * rights of some time ago: questions and changes come as requests of their own, and a subscription looks who is there now.
 */
async function requirePermission({ ctx, path, type }: Called): Promise<Who> {
  if (ctx.viaSocket && type !== 'subscription') throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
  const action = procedureActions[path];
  if (action === undefined) throw refusal(new RuleError('FORBIDDEN'));
  const { user, session } = ctx.viaSocket ? await ctx.viaSocket((who) => may(who.user, action)) : ctx;
  if (!may(user, action)) throw refusal(new RuleError(user === null ? 'NOT_SIGNED_IN' : 'FORBIDDEN'));
  return { user, session };
}

type Outcome = { ok: true } | { ok: false; error: TRPCError };

/** A use case that has refused says so in tRPC's words. What it hides from this person is told to the server alone. */
function translateRefusal(ctx: Context, who: Who, outcome: Outcome): void {
  if (outcome.ok) return;
  const { cause } = outcome.error;
  if (cause instanceof RuleError && cause.foreign !== null) ctx.app.onRefusedAccess({ ...ctx, ...who }, cause.foreign);
  throw inOurWords(outcome.error);
}

/** A refusal, or what stands in the way of every request alike, as a refusal of ours; anything else as it is. */
export function inOurWords(error: unknown): unknown {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof RuleError) return refusal(cause);
  const trouble = troubleOf(cause);
  return trouble === null ? error : refusal(new RuleError(trouble));
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

type Keyed = Called & { batchIndex: number; getRawInput: () => Promise<unknown> };

/** The idempotency key of a creating call; null for every other call. */
async function keyOf({ ctx, path, batchIndex, getRawInput }: Keyed): Promise<KeyedRequest | null> {
  const key = ctx.origin.callKeys[batchIndex] ?? null;
  if (key === null || ctx.viaSocket || mutationKinds[path] !== 'creates') return null;
  return { key, procedure: path, input: await getRawInput() };
}

/**
 * Permission, use case, refusal. A repeat by key comes before the permission: founding an organisation, for one, uses up the right to
 * found another.
 */
async function answered<Result extends Outcome>(
  called: Keyed,
  proceed: (who: Who) => Promise<Result>,
): Promise<Result> {
  const { ctx } = called;
  const work = async () => {
    const who = await requirePermission(called);
    const outcome = await proceed(who);
    translateRefusal(ctx, who, outcome);
    return outcome;
  };
  const key = await keyOf(called);
  if (key === null) return work();
  let fresh: Result | undefined;
  const data = await onceByKey(ctx, key, async () => {
    fresh = await work();
    return (fresh as { data?: unknown }).data;
  }).catch((error: unknown) => {
    throw inOurWords(error);
  });
  return fresh ?? ({ ok: true, data } as unknown as Result);
}

// One step each, because every step of tRPC copies what it is given.
export const openProcedure = t.procedure.use(({ next, ...called }) => answered(called, (who) => next({ ctx: who })));
/** The same table, and the person is known. */
export const signedInProcedure = t.procedure.use(({ next, ...called }) =>
  answered(called, async ({ user, session }) => {
    if (user === null || session === null) throw refusal(new RuleError('NOT_SIGNED_IN'));
    return next({ ctx: { user, session } });
  }),
);
