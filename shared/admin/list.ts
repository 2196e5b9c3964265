import '../validation/messages.ts';
import '../validation/messages.ts';
import { z } from 'zod';
import { pageFields } from '../validation/bounds.ts';
import { line, lines } from '../validation/text.ts';

export const listPageSize = 50;
export const searchLimit = 100;

/** Maximum number of rows that a search collects. */
export const searchResultLimit = 2_000;

export const orders = ['desc', 'asc'] as const;

/** The first of `sorts` is the default. */
export const listInput = <Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) =>
  z.strictObject({
    search: line(searchLimit, 0).default(''),
    sort: z.enum(sorts).default(sorts[0] as never),
    order: z.enum(orders).default('desc'),
    ...filters,
    cursor: z.string().max(1_000).nullish(),
    /** Sent by tRPC's infinite query; the value is ignored. */
    direction: z.enum(['forward', 'backward']).optional(),
  });

/** Input of an export URL: all values are strings and there is no cursor. */
export const exportInput = <Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) => listInput(sorts, filters).omit({ cursor: true, direction: true });

/** The affected person or organisation reads the reason, and it is stored in the audit log. */
export const reasonLimits = { min: 5, max: 500 } as const;
export const reasonInput = lines(reasonLimits.max, reasonLimits.min);

export const outboxInput = z.strictObject(pageFields);
export const outboxMailInput = z.strictObject({ mailId: z.uuid() });
