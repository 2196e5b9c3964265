import type { OwnWaiting } from '#shared/found/state.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { countUnreadConversations } from '../../releases/service.ts';
import { findOwnFound } from './own-queries.ts';
import { countOpen } from './request-queries.ts';

/** What waits for the person, as every page of theirs shows it: little, and asked for often. */
export async function ownWaiting({ app, user }: SignedInContext): Promise<OwnWaiting> {
  const { prisma } = app.db;
  const { userId } = user;
  const now = app.clock.now();
  const [requests, conversations, found] = await Promise.all([
    countOpen(prisma, userId, now),
    countUnreadConversations(prisma, { userId, now }),
    findOwnFound(prisma, userId, now),
  ]);
  return { requests, conversations, isFound: found !== null };
}
