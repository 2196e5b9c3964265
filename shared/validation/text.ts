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
export const composed = (value: string): string => value.replace(/\p{M}+/gu, firstMarks).normalize('NFC');

/** One line or more of what a person typed, without surrounding blanks. `max` in UTF-16 units. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .max(max)
    .refine(isCleanText)
    .transform((value) => value.trim())
    .pipe(z.string().min(min));

/** An opaque token from a link or a cookie. */
export const token = () =>
  z
    .string()
    .min(16)
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/);
