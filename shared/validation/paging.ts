import { z } from 'zod';

/** The fields of a paged list. The cursor is sealed by the server; React Query sends a direction along. */
export const pageFields = {
  cursor: z.string().max(3_000).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
};
export type PageCursor = string | null | undefined;
