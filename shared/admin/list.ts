/** What every list of the admin portal takes: words, an order and a place to go on from. Filters are its own. */
import '../validation/messages.ts';
import '../validation/messages.ts';
import { z } from 'zod';
import { pageFields } from '../validation/bounds.ts';
import { line, lines } from '../validation/text.ts';

export const listPageSize = 50;
export const searchLimit = 100;

/** A search finds so many at most; whoever looks for something among more has to say more. */
export const mostFound = 2_000;

export const orders = ['desc', 'asc'] as const;

/** `sorts`: the first is what a list begins with. */
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
    /** Sent along by the browser's infinite query; there is only one way. */
    direction: z.enum(['forward', 'backward']).optional(),
  });

/** The same, as an address says it: every value a text, no place. */
export const exportInput = <Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) => listInput(sorts, filters).omit({ cursor: true, direction: true });

/** Why staff does something, in paragraphs: the affected read it, and it stands in the audit log. */
export const reasonLimits = { min: 5, max: 500 } as const;
export const reasonInput = lines(reasonLimits.max, reasonLimits.min);

export const outboxInput = z.strictObject(pageFields);
export const outboxMailInput = z.strictObject({ mailId: z.uuid() });
