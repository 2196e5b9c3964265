import { z } from 'zod';

/** PostgreSQL cannot store NUL; an unpaired surrogate is not a character. */
export const isCleanText = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Unicode's Stream-Safe Text Format (UAX #15). */
const maxMarks = 30;
const firstMarks = (marks: string): string => [...marks.slice(0, 2 * maxMarks)].slice(0, maxMarks).join('');

/** NFC. Limits marks per letter first, because sorting them takes quadratic time. */
export const composeText = (value: string): string =>
  mayNeedComposing.test(value) ? value.replace(/\p{M}+/gu, firstMarks).normalize('NFC') : value;

const mayNeedComposing = /[^\0-\u02ff]/;

const maxTextDepth = 40;

export function composeTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return composeText(value);
  if (typeof value !== 'object' || value === null || depth > maxTextDepth) return value;
  const parent = value as Record<string, unknown>;
  for (const [key, child] of Object.entries(parent)) {
    const replaced = composeTexts(child, depth + 1);
    // Assigning to '__proto__' sets the prototype.
    if (replaced !== child) Object.defineProperty(parent, key, { value: replaced });
  }
  return value;
}

const boundedText = (max: number) => z.string().transform(composeText).pipe(z.string().max(max).refine(isCleanText));

/** Several lines are allowed. `max`: UTF-16 units. */
export const text = (max: number, min = 1) =>
  boundedText(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(min));

const lineBreaks = /[\t-\r\u0085\u2028\u2029]+/g;
/** Characters that change the surrounding text. The two joiners stay, because some scripts need them. */
const invisibleCharacters =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

export const oneLine = (value: string): string =>
  value.replace(lineBreaks, ' ').replace(invisibleCharacters, '').trim();

export const lines = (max: number, min = 1) =>
  boundedText(max)
    .transform((value) => value.replaceAll('\r\n', '\n').split('\n').map(oneLine).join('\n').trim())
    .pipe(z.string().min(min));

export const line = (max: number, min = 1) => boundedText(max).transform(oneLine).pipe(z.string().min(min));

export const token = () =>
  z
    .string()
    .min(16)
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/);
