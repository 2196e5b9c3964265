import { z } from 'zod';
import { type Radius, radii } from '../jobs/board.ts';
import { fieldOfWork, fieldsOfWork } from '../jobs/field-of-work.ts';
import { line } from '../validation/text.ts';

const placeLimit = 100;
export const defaultRadius: Radius = 25;

/** The work that an applicant looks for. It filters lists and never enters a score. */
export const workPreference = z.strictObject({
  /** Empty: any field. */
  fields: z
    .array(fieldOfWork)
    .max(fieldsOfWork.length)
    .refine((fields) => new Set(fields).size === fields.length),
  /** Empty: anywhere. */
  place: line(placeLimit, 0),
  radius: z.literal(radii),
});
export type WorkPreference = z.infer<typeof workPreference>;

/** Stored when a person skips the questions. */
export const anyWork: WorkPreference = { fields: [], place: '', radius: defaultRadius };

export const isAnyWork = ({ fields, place }: WorkPreference): boolean => fields.length === 0 && place === '';

type Filter = { place: string; remote: string; field: readonly string[] };

/** The stored place and fields, without those that a filter replaces. Null if the filter decides all. */
export function limitWithin(preference: WorkPreference, { place, remote, field }: Filter): WorkPreference | null {
  const hasPlace = place !== '' || remote === 'only';
  const limit = {
    ...preference,
    ...(hasPlace && { place: '' }),
    ...(field.length > 0 && { fields: [] }),
  };
  return (hasPlace || field.length > 0) && isAnyWork(limit) ? null : limit;
}
