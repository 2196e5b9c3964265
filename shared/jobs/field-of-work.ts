import { z } from 'zod';

/**
 * Occupational areas of the KldB 2010, grouped by the words people use. Stored by key; applicants and job lists
 * filter by them. They never enter a score.
 */
export const fieldsOfWork = [
  'logistics',
  'crafts',
  'industry',
  'cleaning',
  'security',
  'hospitality',
  'sales',
  'office',
  'finance',
  'it',
  'media',
  'care',
  'social',
  'science',
  'nature',
] as const;
/** Asked first. */
export const commonFields = ['logistics', 'crafts', 'sales', 'office', 'it', 'care'] as const;
export type FieldOfWork = (typeof fieldsOfWork)[number];

export const fieldOfWork = z.enum(fieldsOfWork);

const known: ReadonlySet<string> = new Set(fieldsOfWork);
const isField = (value: string): value is FieldOfWork => known.has(value);

/** Known fields, each once, in the order of the list. */
export function fieldsAmong(values: readonly string[]): FieldOfWork[] {
  const chosen = new Set(values.filter(isField));
  return fieldsOfWork.filter((field) => chosen.has(field));
}
