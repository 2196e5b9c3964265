/**
 * The part of tRPC's HTTP protocol that our pages use. tRPC's own resolver creates web requests and streams per call,
 * which took longer than the rest of the answer (docs/decisions/0018).
 */
import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  transformTRPCResponse,
} from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Context } from '../../core/trpc/context.ts';
import { appRouter } from '../../router.ts';

const maxBatchSize = 10;

export type CallRequest = {
  method: string;
  path: string;
  isBatch: boolean;
  /** The input, by number in a batch. Call it only after the permission check. @throws TRPCError */
  readRequestInput: () => Promise<unknown>;
  createContext: () => Promise<Context>;
  signal: AbortSignal;
  onError: (error: TRPCError, path: string) => void;
};

type Failure = { error: ReturnType<typeof getTRPCErrorShape> };
type Item = { status: number; body: Failure | { result: { data: unknown } } };

const config = appRouter._def._config;
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
/** Queries also arrive as POST, because a guest's token must not be part of an address. */
const methods: Record<string, readonly string[]> = { query: ['GET', 'POST'], mutation: ['POST'] };

type Answer = { status: number; json: string };

export async function answerCalls(request: CallRequest): Promise<Answer> {
  try {
    return await answerAll(request);
  } catch (cause) {
    const { status, body } = failure(request, cause, { name: request.path });
    return { status, json: serialiseBody(body) };
  }
}

async function answerAll(request: CallRequest): Promise<Answer> {
  const { isBatch, path } = request;
  const names = isBatch ? path.split(',') : [path];
  if (names.length > maxBatchSize) throw new TRPCError({ code: 'BAD_REQUEST' });
  const [ctx, inputOf] = [await request.createContext(), inputsOf(request)];
  const items = await Promise.all(names.map((name, index) => answerOne(request, { ctx, name, index, inputOf })));
  const [status = 200, ...others] = new Set(items.map((item) => item.status));
  const bodies = items.map(({ body }) => body);
  return { status: others.length > 0 ? 207 : status, json: serialiseBody(isBatch ? bodies : (bodies[0] ?? [])) };
}

const serialiseBody = (body: Item['body'] | Array<Item['body']>): string =>
  JSON.stringify(transformTRPCResponse(config, body));

type Call = { ctx: Context; name: string; index: number; inputOf: (index: number) => Promise<unknown> };

async function answerOne(request: CallRequest, { ctx, name, index, inputOf }: Call): Promise<Item> {
  const { method, signal } = request;
  try {
    const type = Object.hasOwn(procedures, name) ? procedures[name]?._def.type : undefined;
    if (type === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
    if (!methods[type]?.includes(method)) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
    const getRawInput = () => inputOf(index);
    const about = { router: appRouter, path: name, type: type as 'query' | 'mutation', batchIndex: index };
    const data: unknown = await callTRPCProcedure({ ...about, ctx, getRawInput, signal });
    return { status: 200, body: { result: { data } } };
  } catch (cause) {
    return failure(request, cause, { name, ctx });
  }
}

function inputsOf({ isBatch, readRequestInput }: CallRequest): Call['inputOf'] {
  let pendingInput: Promise<unknown> | undefined;
  return async (index) => {
    pendingInput ??= readRequestInput();
    const input = await pendingInput;
    const itemInput = isBatch ? partOf(input, index) : input;
    return itemInput === undefined ? undefined : config.transformer.input.deserialize(itemInput);
  };
}

function partOf(input: unknown, index: number): unknown {
  if (input === undefined) return undefined;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new TRPCError({ code: 'BAD_REQUEST' });
  return (input as Record<number, unknown>)[index];
}

function failure({ onError }: CallRequest, cause: unknown, { name, ctx }: { name: string; ctx?: Context }): Item {
  const error = getTRPCErrorFromUnknown(cause);
  onError(error, name);
  const shape = getTRPCErrorShape({ config, ctx, error, path: name, type: 'unknown', input: undefined });
  return { status: getHTTPStatusCodeFromError(error), body: { error: shape } };
}
