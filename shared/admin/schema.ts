import { z } from 'zod';
import { moment } from '../validation/bounds.ts';
import '../validation/messages.ts';

/** Where the next page of the outbox begins: after this mail. */
const outboxCursor = z.strictObject({ createdAt: moment(), id: z.uuid() });
export const outboxInput = z.strictObject({
  cursor: outboxCursor.nullish(),
  /** Sent along by the browser's infinite query; there is only one way. */
  direction: z.enum(['forward', 'backward']).optional(),
});
export type OutboxCursor = z.infer<typeof outboxCursor>;
export const outboxMailInput = z.strictObject({ mailId: z.uuid() });
