import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';
import { z } from 'zod';

/**
 * superjson, whose format the browser reads, with a short way for what nearly all answers are made of: plain objects, arrays,
 * text, numbers, and dates. It writes the same without visiting every value several times, which is most of the cost of a
 * large answer. Everything else goes the long way.
 */
export const transformer = {
  serialize: (value: unknown): SuperJSONResult => plainly(value) ?? superjson.serialize(value),
  deserialize: (given: unknown): unknown => {
    const { json, meta } = asPayload(given);
    return superjson.deserialize({ json, ...(meta === undefined ? {} : { meta }) } as SuperJSONResult, {
      inPlace: true,
    });
  },
};

/**
 * What browsers send: JSON, in which some places are dates or missing values. superjson knows more (numbers of a million digits,
 * expressions, sets, objects that stand in several places), which nobody here asks for and which can be made to cost much.
 */
const annotation = z.tuple([z.enum(['Date', 'undefined'])]);
const payload = z.strictObject({
  json: z.unknown(),
  meta: z
    .object({
      values: z.union([annotation, z.record(z.string().max(200), annotation)]).optional(),
      v: z.literal(1).optional(),
    })
    .optional(),
});
const mostAnnotations = 100;

/** @throws TRPCError BAD_REQUEST for everything else */
function asPayload(given: unknown): z.infer<typeof payload> {
  const parsed = payload.safeParse(given ?? {});
  const { values } = parsed.data?.meta ?? {};
  const count = Array.isArray(values) || values === undefined ? 1 : Object.keys(values).length;
  if (!parsed.success || count > mostAnnotations) throw new TRPCError({ code: 'BAD_REQUEST' });
  return parsed.data;
}

/** The short way, or null if something in the value needs the long one. */
export function plainly(value: unknown): SuperJSONResult | null {
  const dates: string[] = [];
  if (!isPlain(value, '', dates)) return null;
  const json = value as SuperJSONResult['json'];
  if (dates.length === 0) return { json };
  // JSON.stringify writes a date as superjson does.
  const values = dates[0] === '' ? ['Date'] : Object.fromEntries(dates.map((path) => [path, ['Date']]));
  return { json, meta: { values, v: 1 } } as unknown as SuperJSONResult;
}

/** Keys that superjson writes differently in a path, or refuses because they could change what every object has. */
const longWayKeys = /[.\\]|^(__proto__|constructor|prototype)?$/;

function isPlain(value: unknown, path: string, dates: string[]): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (value instanceof Date) {
    dates.push(path);
    return !Number.isNaN(value.getTime());
  }
  if (Array.isArray(value)) return value.every((item, index) => isPlain(item, join(path, String(index)), dates));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, item]) => !longWayKeys.test(key) && isPlain(item, join(path, key), dates));
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
