import '../validation/messages.ts';
import '../validation/messages.ts';
import { z } from 'zod';
import { pageFields } from '../validation/bounds.ts';
import { line, lines } from '../validation/text.ts';

export const listPageSize = 50;
export const searchLimit = 100;

export const searchResultLimit = 2_000;

export const sortOrders = ['desc', 'asc'] as const;

export const listInput = <Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) =>
  z.strictObject({
    search: line(searchLimit, 0).default(''),
    sort: z.enum(sorts).default(sorts[0] as never),
    order: z.enum(sortOrders).default('desc'),
    ...filters,
    cursor: z.string().max(1_000).nullish(),
    /** tRPC's infinite query sends it; the value is ignored. */
    direction: z.enum(['forward', 'backward']).optional(),
  });

export const exportInput = <Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) => listInput(sorts, filters).omit({ cursor: true, direction: true });

/** The audit log stores the reason, and the affected person or organisation reads it. */
export const reasonLimits = { min: 5, max: 500 } as const;
export const reasonInput = lines(reasonLimits.max, reasonLimits.min);

export const outboxInput = z.strictObject(pageFields);
export const outboxMailInput = z.strictObject({ mailId: z.uuid() });
