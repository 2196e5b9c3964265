import superjson, { type SuperJSONResult } from 'superjson';
import { jsonTextName } from '#shared/json-text.ts';
import { JsonText } from './json-text.ts';

/**
 * superjson, whose format the browser reads, with a short way for what nearly all answers are made of: plain objects, arrays,
 * text, numbers, and dates. It writes the same without visiting every value several times, which is most of the cost of a
 * large answer. Everything else goes the long way.
 */
export const transformer = {
  serialize: (value: unknown): SuperJSONResult =>
    value instanceof JsonText ? readyMade(value) : (plainly(value) ?? superjson.serialize(value)),
  deserialize: superjson.deserialize.bind(superjson),
};

/** Read by a rule of the page's own superjson. */
const readyMade = ({ text }: JsonText): SuperJSONResult =>
  ({ json: text, meta: { values: [['custom', jsonTextName]], v: 1 } }) as unknown as SuperJSONResult;

/** The short way, or null if something in the value needs the long one. */
export function plainly(value: unknown): SuperJSONResult | null {
  const dates: string[] = [];
  if (!isPlain(value, [], dates)) return null;
  const json = value as SuperJSONResult['json'];
  if (dates.length === 0) return { json };
  // JSON.stringify writes a date as superjson does.
  const values = dates[0] === '' ? ['Date'] : Object.fromEntries(dates.map((path) => [path, ['Date']]));
  return { json, meta: { values, v: 1 } } as unknown as SuperJSONResult;
}

/** Keys that superjson writes differently in a path, or refuses because they could change what every object has. */
const longWayKeys = /[.\\]|^(__proto__|constructor|prototype)?$/;

/** `trail`: the keys down to the value; made a path only for dates, because large answers have few of them. */
function isPlain(value: unknown, trail: Array<string | number>, dates: string[]): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (value instanceof Date) {
    dates.push(trail.join('.'));
    return !Number.isNaN(value.getTime());
  }
  const isAt = (key: string | number, item: unknown): boolean => {
    trail.push(key);
    const isFine = isPlain(item, trail, dates);
    trail.pop();
    return isFine;
  };
  if (Array.isArray(value)) return value.every((item, index) => isAt(index, item));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, item]) => !longWayKeys.test(key) && isAt(key, item));
}
