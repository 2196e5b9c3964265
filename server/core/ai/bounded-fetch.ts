/** `fetch` with limits on time and size. Returns the completion in its simplest form. @throws Failure */
import { z } from 'zod';
import type { Clock } from '../runtime/clock.ts';
import { findShapeViolation } from '../trpc/json-shape.ts';
import { Failure, failureOf } from './failure.ts';
import type { RetryPolicy } from './retry.ts';

const maxBytes = 4 * 1024 * 1024;
const maxErrorBytes = 64 * 1024;
const jsonLimits = { values: 20_000, depth: 40 };

export const boundedFetch =
  ({ firstByteMs, totalMs }: Omit<RetryPolicy, 'pausesMs'>, clock: Clock): typeof fetch =>
  async (url, init) => {
    const callerSignal = init?.signal ?? null;
    const firstByteAbort = new AbortController();
    const firstByte = setTimeout(() => firstByteAbort.abort(), firstByteMs);
    const timeoutSignal = AbortSignal.any([firstByteAbort.signal, AbortSignal.timeout(totalMs)]);
    const signal = callerSignal === null ? timeoutSignal : AbortSignal.any([timeoutSignal, callerSignal]);
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      clearTimeout(firstByte);
      return await completionIn(response, clock);
    } catch (error) {
      callerSignal?.throwIfAborted();
      if (error instanceof Failure) throw error;
      // A timeout is not retried, because the caller has waited long enough; a broken connection is.
      if (timeoutSignal.aborted) throw new Failure('AI_UNREACHABLE', { mayHaveCost: 'answer' });
      throw new Failure('AI_UNREACHABLE', { mayHaveCost: 'question', retry: { afterMs: null } });
    } finally {
      clearTimeout(firstByte);
    }
  };

async function completionIn(response: Response, clock: Clock): Promise<Response> {
  const { status, headers } = response;
  const retryAfter = headers.get('retry-after');
  if (!response.ok) {
    const body = (await readBounded(response, maxErrorBytes)) ?? Buffer.alloc(0);
    throw failureOf({ status, retryAfter, body: body.toString() }, clock.now());
  }
  const bytes = await readBounded(response, maxBytes);
  if (bytes === null) throw new Failure('AI_ANSWER_UNUSABLE', { mayHaveCost: 'answer' });
  const parsed = parse(bytes);
  const inner = errorBody.safeParse(parsed);
  if (inner.success) {
    const code = Number(inner.data.error.code);
    const errorStatus = code >= 400 && code < 600 ? code : 500;
    throw failureOf({ status: errorStatus, retryAfter, body: JSON.stringify(inner.data.error) }, clock.now());
  }
  const completion = completionShape.safeParse(parsed);
  if (!completion.success) throw new Failure('AI_UNREACHABLE', { status, mayHaveCost: 'question' });
  return Response.json(simplifyCompletion(completion.data));
}

/** Returns null and closes the connection if the body is too large. */
async function readBounded({ body }: Response, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  if (findShapeViolation(bytes, jsonLimits) !== null) return null;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

const errorBody = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
  }),
});

const count = z.number().int().min(0).max(100_000_000);
const content = z.union([z.string(), z.array(z.object({ type: z.string().nullish(), text: z.string().nullish() }))]);
const completionShape = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: content.nullish() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

function simplifyCompletion({ choices, usage }: z.infer<typeof completionShape>) {
  const [choice] = choices;
  const rawContent = choice?.message.content ?? '';
  const reply =
    typeof rawContent === 'string'
      ? rawContent
      : rawContent.map(({ type, text }) => (type === 'text' || type == null ? (text ?? '') : '')).join('');
  const message = { role: 'assistant', content: reply };
  return { choices: [{ index: 0, message, finish_reason: choice?.finish_reason ?? null }], usage: usage ?? null };
}
