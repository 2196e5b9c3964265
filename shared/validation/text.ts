import { z } from 'zod';

/** NUL cannot be stored by PostgreSQL, half a surrogate pair is no character at all. */
export const isCleanText = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

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
