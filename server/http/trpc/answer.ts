/**
 * tRPC's protocol over HTTP as far as our pages speak it: questions by GET and changes by POST, one or several in a request, complete
 * JSON both ways. tRPC's own resolver can do more and makes a web Request, Headers, Response and streams of each call, which took
 * longer than everything else that an answer needs (DECISIONS.md, "The house"). Procedures, errors and serialisation are tRPC's.
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

/** More in one request than any page asks at once are refused. */
const maxBatchSize = 10;

export type Asked = {
  method: string;
  /** Names of procedures; of a batch several, with commas between them. */
  path: string;
  isBatch: boolean;
  /** What was sent along, for a batch by its number: only read once a procedure that may be called wants it. @throws TRPCError */
  readSent: () => Promise<unknown>;
  createContext: () => Promise<Context>;
  signal: AbortSignal;
  onError: (error: TRPCError, path: string) => void;
};

type Failure = { error: ReturnType<typeof getTRPCErrorShape> };
type Item = { status: number; body: Failure | { result: { data: unknown } } };

const config = appRouter._def._config;
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
const methods: Record<string, string> = { query: 'GET', mutation: 'POST' };

type Answer = { status: number; json: string };

/** @returns the answer as JSON, with the status that all its parts share, or 207 */
export async function answerCalls(asked: Asked): Promise<Answer> {
  try {
    return await answerAll(asked);
  } catch (cause) {
    // What no single call is to blame for is said once.
    const { status, body } = failure(asked, cause, { name: asked.path });
    return { status, json: written(body) };
  }
}

async function answerAll(asked: Asked): Promise<Answer> {
  const { isBatch, path } = asked;
  const names = isBatch ? path.split(',') : [path];
  if (names.length > maxBatchSize) throw new TRPCError({ code: 'BAD_REQUEST' });
  const [ctx, inputOf] = [await asked.createContext(), inputsOf(asked)];
  const items = await Promise.all(names.map((name, index) => answerOne(asked, { ctx, name, index, inputOf })));
  const [status = 200, ...others] = new Set(items.map((item) => item.status));
  const bodies = items.map(({ body }) => body);
  return { status: others.length > 0 ? 207 : status, json: written(isBatch ? bodies : (bodies[0] ?? [])) };
}

const written = (body: Item['body'] | Array<Item['body']>): string =>
  JSON.stringify(transformTRPCResponse(config, body));

type Call = { ctx: Context; name: string; index: number; inputOf: (index: number) => Promise<unknown> };

async function answerOne(asked: Asked, { ctx, name, index, inputOf }: Call): Promise<Item> {
  const { method, signal } = asked;
  try {
    const type = Object.hasOwn(procedures, name) ? procedures[name]?._def.type : undefined;
    if (type === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
    if (methods[type] !== method) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
    const getRawInput = () => inputOf(index);
    const about = { router: appRouter, path: name, type: type as 'query' | 'mutation', batchIndex: index };
    const data: unknown = await callTRPCProcedure({ ...about, ctx, getRawInput, signal });
    return { status: 200, body: { result: { data } } };
  } catch (cause) {
    return failure(asked, cause, { name, ctx });
  }
}

/** What belongs to each call, read once for all of them. */
function inputsOf({ isBatch, readSent }: Asked): Call['inputOf'] {
  let reading: Promise<unknown> | undefined;
  return async (index) => {
    reading ??= readSent();
    const sent = await reading;
    const own = isBatch ? partOf(sent, index) : sent;
    return own === undefined ? undefined : config.transformer.input.deserialize(own);
  };
}

function partOf(sent: unknown, index: number): unknown {
  if (sent === undefined) return undefined;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new TRPCError({ code: 'BAD_REQUEST' });
  return (sent as Record<number, unknown>)[index];
}

function failure({ onError }: Asked, cause: unknown, { name, ctx }: { name: string; ctx?: Context }): Item {
  const error = getTRPCErrorFromUnknown(cause);
  onError(error, name);
  const shape = getTRPCErrorShape({ config, ctx, error, path: name, type: 'unknown', input: undefined });
  return { status: getHTTPStatusCodeFromError(error), body: { error: shape } };
}
