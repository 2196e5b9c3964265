import { z } from 'zod';

/** The largest number that a column of the database holds. */
export const largestInt = 2_147_483_647;

/** A counted thing: a version, a revision, a number of views. */
export const count = (min = 0) => z.number().int().min(min).max(largestInt);

/** A moment as text, exactly as `Date` writes it. PostgreSQL knows no year 0. */
export const momentText = () => z.iso.datetime({ precision: 3 }).refine((text) => text >= '1970');

/** How large a table in rich text may be. */
export const tableLimits = { rows: 200, columns: 20, cells: 2_000 } as const;

/** Fields of a paged list. The server seals the cursor; React Query adds a direction. */
export const pageFields = {
  cursor: z.string().max(3_000).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
};
export type PageCursor = string | null | undefined;
