import { z } from 'zod';

export const largestInt = 2_147_483_647;

export const count = (min = 0) => z.number().int().min(min).max(largestInt);

/** The format of `Date`. PostgreSQL has no year 0. */
export const isoDateTime = () => z.iso.datetime({ precision: 3 }).refine((text) => text >= '1970');

export const tableLimits = { rows: 200, columns: 20, cells: 2_000 } as const;

export const pageFields = {
  cursor: z.string().max(3_000).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
};
export type PageCursor = string | null | undefined;
