import { z } from 'zod';

/** NUL cannot be stored by PostgreSQL, half a surrogate pair is no character at all. */
export const isCleanText = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Unicode's own bound for text that is read as it comes (UAX #15, Stream-Safe Text Format). */
const mostMarks = 30;
const firstMarks = (marks: string): string => [...marks.slice(0, 2 * mostMarks)].slice(0, mostMarks).join('');

/**
 * The text in its composed form. More than thirty marks on one letter are no writing, and ordering them takes quadratic time:
 * 100,000 of them were seven seconds.
 */
export const composed = (value: string): string =>
  beyondComposed.test(value) ? value.replace(/\p{M}+/gu, firstMarks).normalize('NFC') : value;

/** Below U+0300 every text is in its composed form. */
const beyondComposed = /[^\0-\u02ff]/;

/** Deeper values are left alone: no schema accepts them. */
const deepestText = 40;

/** Parsed JSON with all its texts composed, in place. Keys stay as they are. */
export function composedTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return composed(value);
  if (typeof value !== 'object' || value === null || depth > deepestText) return value;
  const parent = value as Record<string, unknown>;
  for (const [key, child] of Object.entries(parent)) {
    const replaced = composedTexts(child, depth + 1);
    // Assigning to '__proto__' would set the prototype.
    if (replaced !== child) Object.defineProperty(parent, key, { value: replaced });
  }
  return value;
}

/** Text from outside in its composed form, so that `max` counts characters as people see them; in UTF-16 units. */
const typed = (max: number) => z.string().transform(composed).pipe(z.string().max(max).refine(isCleanText));

/** One line or more of what a person typed, without surrounding blanks. `max` in UTF-16 units. */
export const text = (max: number, min = 1) =>
  typed(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(min));

/** Control characters that break a line or a cell; what a name holds instead of them is one blank. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/g;
/**
 * The other control characters, and those that are not seen but change how the text around them is: directions, zero-width
 * blanks, tags. The two joiners stay, because some scripts cannot be written without them.
 */
const unseen =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** The text on one line, without characters that nobody sees. */
export const oneLine = (value: string): string => value.replace(breaks, ' ').replace(unseen, '').trim();

/** Paragraphs of what a person typed, each line of it without characters that nobody sees. `max` in UTF-16 units. */
export const lines = (max: number, min = 1) =>
  typed(max)
    .transform((value) => value.replaceAll('\r\n', '\n').split('\n').map(oneLine).join('\n').trim())
    .pipe(z.string().min(min));

/** A name or a title: one line of what a person typed. `max` in UTF-16 units. */
export const line = (max: number, min = 1) => typed(max).transform(oneLine).pipe(z.string().min(min));

/** An opaque token from a link or a cookie. */
export const token = () =>
  z
    .string()
    .min(16)
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/);
