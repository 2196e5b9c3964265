import { z } from 'zod';

/** The largest number that a column of the database holds. */
export const largestInt = 2_147_483_647;

/** A counted thing: a version, a revision, a number of views. */
export const count = (min = 0) => z.number().int().min(min).max(largestInt);

/** A moment that the database can hold and that can have happened here: PostgreSQL knows no year 0, Date many beyond 9999. */
export const moment = () =>
  z.date().min(new Date('1970-01-01T00:00:00.000Z')).max(new Date('9999-12-31T23:59:59.999Z'));

/** The same as text, exactly as `Date` writes it. */
export const momentText = () => z.iso.datetime({ precision: 3 }).refine((text) => text >= '1970');

/** How large a table in rich text may be. */
export const tableLimits = { rows: 200, columns: 20, cells: 2_000 } as const;
