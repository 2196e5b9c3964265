import type { App } from '../../core/app.ts';
import type { Limit } from '../../core/rate-limit.ts';

const limit: Limit = { name: 'mails-of-company', points: 6, seconds: 24 * 3600 };

/** Whether an organisation may have this person written to once more today: none uses up the mails that the others need. */
export const mayWriteFor = (
  { rateLimits }: App,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<boolean> => rateLimits.take(limit, `${orgId} ${userId}`);
