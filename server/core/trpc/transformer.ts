import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';
import { composeTexts } from '#shared/validation/text.ts';
import { placeholderOf, SerialisedJson } from './serialised-json.ts';

/**
 * superjson's format with a fast path for the common values of large answers. Input restores only dates and missing
 * values.
 */
export const transformer = {
  serialize: (value: unknown): SuperJSONResult =>
    value instanceof SerialisedJson
      ? { json: placeholderOf(value) }
      : (serialisePlain(value) ?? superjson.serialize(value)),
  deserialize: readInput,
};

const notations = ['Date', 'undefined'] as const;
type Notation = (typeof notations)[number];
const maxAnnotations = 100;
const maxAnnotationDepth = 12;
const maxPathLength = 300;

const badRequest = () => new TRPCError({ code: 'BAD_REQUEST' });

/**
 * Plain JSON with annotations for dates and missing values. All texts are in NFC.
 * @throws TRPCError BAD_REQUEST for everything else
 */
export function readInput(payload: unknown): unknown {
  if (!isRecord(payload) || Object.keys(payload).some((key) => key !== 'json' && key !== 'meta')) throw badRequest();
  const { meta } = payload;
  const json = composeTexts(payload['json'] ?? null);
  if (meta === undefined) return json;
  const { values, v: _, referentialEqualities: __, ...others } = isRecord(meta) ? meta : { values: null, more: true };
  if (Object.keys(others).length > 0) throw badRequest();
  if (values === undefined) return json;
  if (Array.isArray(values)) return applyAnnotation(json, notationOf(values));
  if (!isRecord(values)) throw badRequest();
  const annotations = Object.entries(values);
  if (annotations.length > maxAnnotations) throw badRequest();
  for (const [path, note] of annotations) setAnnotated(json, path, notationOf(note));
  return json;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function notationOf(note: unknown): Notation {
  const notation = Array.isArray(note) && note.length === 1 ? notations.find((known) => known === note[0]) : undefined;
  if (notation === undefined) throw badRequest();
  return notation;
}

function applyAnnotation(value: unknown, notation: Notation): Date | undefined {
  if (notation === 'undefined' && value === null) return undefined;
  if (notation === 'Date' && typeof value === 'string' && value.length <= 40) return new Date(value);
  throw badRequest();
}

/** Only replaces existing values. Keys with a dot use another notation; none of our keys contains one. */
function setAnnotated(json: unknown, path: string, notation: Notation): void {
  const steps = path.length > maxPathLength || path.includes('\\') ? [] : path.split('.');
  const last = steps.pop();
  if (last === undefined || steps.length > maxAnnotationDepth) throw badRequest();
  const parent = steps.reduce(ownChild, json);
  ownChild(parent, last);
  (parent as Record<string, unknown>)[last] = applyAnnotation(ownChild(parent, last), notation);
}

function ownChild(parent: unknown, key: string): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key) || key === '__proto__')
    throw badRequest();
  return (parent as Record<string, unknown>)[key];
}

export function serialisePlain(value: unknown): SuperJSONResult | null {
  const dates: string[] = [];
  if (!isPlain(value, [], dates)) return null;
  const json = value as SuperJSONResult['json'];
  if (dates.length === 0) return { json };
  const values = dates[0] === '' ? ['Date'] : Object.fromEntries(dates.map((path) => [path, ['Date']]));
  return { json, meta: { values, v: 1 } } as unknown as SuperJSONResult;
}

const slowPathKeys = /[.\\]|^(__proto__|constructor|prototype)?$/;

/** `trail`: keys down to the value; joined only for dates, because large answers contain few of them. */
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
  return Object.entries(value).every(([key, item]) => !slowPathKeys.test(key) && isAt(key, item));
}
