import { AsyncLocalStorage } from 'node:async_hooks';
import { initTRPC, type ProcedureType, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import { mutationKinds } from '#shared/mutation-kinds.ts';
import { may, procedureActions } from '#shared/permissions.ts';
import { errorStatuses, unexpectedError } from '#shared/texts/errors.ts';
import { refusalText } from '#shared/texts/file-kinds.ts';
import { triggerErrorCode } from '../database/db.ts';
import { RuleError } from '../errors.ts';
import { serverFailureOf } from '../runtime/server-failure.ts';
import type { Context, Identity } from './context.ts';
import { type KeyedRequest, runOnce } from './idempotency.ts';
import type { Limit } from './rate-limit.ts';
import { transformer } from './transformer.ts';

export const statusOf = (code: ErrorCode): number =>
  getHTTPStatusCodeFromError(new TRPCError({ code: errorStatuses[code] }));

const trpcErrorCodes: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'INVALID_INPUT',
  PARSE_ERROR: 'INVALID_INPUT',
  UNSUPPORTED_MEDIA_TYPE: 'INVALID_INPUT',
  METHOD_NOT_SUPPORTED: 'INVALID_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
};

export const ruleCodeOf = (error: TRPCError): ErrorCode =>
  error.cause instanceof RuleError ? error.cause.code : (trpcErrorCodes[error.code] ?? 'UNEXPECTED');

const detailsOf = ({ cause }: TRPCError) => (cause instanceof RuleError ? cause.details : {});

export const requestIds = new AsyncLocalStorage<string>();

type Meta = { limit?: Limit };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer,
    // Stack traces never leave the server, regardless of NODE_ENV.
    isDev: false,
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

function fieldErrorsOf(error: z.ZodError): Record<string, string> {
  const entries = error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  return Object.fromEntries(entries.toReversed());
}

const refusal = (error: RuleError): TRPCError => new TRPCError({ code: errorStatuses[error.code], cause: error });

type ProcedureCall = { ctx: Context; path: string; type: ProcedureType };

/**
 * Unlisted procedures are refused. A socket may have outdated rights, so it accepts no queries and mutations, and its
 * subscriptions look up the current user.
 */
async function requirePermission({ ctx, path, type }: ProcedureCall): Promise<Identity> {
  if (ctx.viaSocket && type !== 'subscription') throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
  const action = procedureActions[path];
  if (action === undefined) throw refusal(new RuleError('FORBIDDEN'));
  const { user, session } = ctx.viaSocket ? await ctx.viaSocket((who) => may(who.user, action)) : ctx;
  if (!may(user, action)) throw refusal(new RuleError(user === null ? 'NOT_SIGNED_IN' : 'FORBIDDEN'));
  return { user, session };
}

type Outcome = { ok: true } | { ok: false; error: TRPCError };

function translateRefusal(ctx: Context, identity: Identity, outcome: Outcome): void {
  if (outcome.ok) return;
  const { cause } = outcome.error;
  if (cause instanceof RuleError && cause.hiddenResource !== null)
    ctx.app.onRefusedAccess({ ...ctx, ...identity }, cause.hiddenResource);
  throw toTrpcError(outcome.error);
}

export function toTrpcError(error: unknown): unknown {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof RuleError) return refusal(cause);
  const code = triggerErrorCode(cause) ?? serverFailureOf(cause);
  return code === null ? error : refusal(new RuleError(code));
}

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

type KeyedCall = ProcedureCall & { batchIndex: number; getRawInput: () => Promise<unknown> };

async function findKeyedRequest({ ctx, path, batchIndex, getRawInput }: KeyedCall): Promise<KeyedRequest | null> {
  const key = ctx.origin.callKeys[batchIndex] ?? null;
  if (key === null || ctx.viaSocket || mutationKinds[path] !== 'creates') return null;
  return { key, procedure: path, input: await getRawInput() };
}

/**
 * A repeat by key skips the permission, because the first call may have used it up: for example, founding an
 * organisation is possible only once.
 */
async function runProcedure<Result extends Outcome>(
  call: KeyedCall,
  proceed: (who: Identity) => Promise<Result>,
): Promise<Result> {
  const { ctx } = call;
  const work = async () => {
    const identity = await requirePermission(call);
    const outcome = await proceed(identity);
    translateRefusal(ctx, identity, outcome);
    return outcome;
  };
  const key = await findKeyedRequest(call);
  if (key === null) return work();
  let firstResult: Result | undefined;
  const data = await runOnce(ctx, key, async () => {
    firstResult = await work();
    return (firstResult as { data?: unknown }).data;
  }).catch((error: unknown) => {
    throw toTrpcError(error);
  });
  return firstResult ?? ({ ok: true, data } as unknown as Result);
}

// A single middleware each, because tRPC copies its arguments in every step.
export const openProcedure = t.procedure.use(({ next, ...called }) =>
  runProcedure(called, (who) => next({ ctx: who })),
);
/** Consumes the procedure's rate limit before the input is read. */
export const signedInProcedure = t.procedure.use(({ next, meta, ...called }) =>
  runProcedure(called, async ({ user, session }) => {
    if (user === null || session === null) throw refusal(new RuleError('NOT_SIGNED_IN'));
    if (meta?.limit !== undefined && !(await called.ctx.app.rateLimits.consume(meta.limit, user.userId)))
      throw refusal(new RuleError('TOO_MANY_ATTEMPTS'));
    return next({ ctx: { user, session } });
  }),
);
