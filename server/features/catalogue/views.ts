/**
 * Counts views once per person and day. A visitor is a hash of network and browser with a salt of the day, so that they
 * cannot be recognised on the next day.
 */
import { createHash } from 'node:crypto';
import { dayOf } from '#shared/jobs/day.ts';
import { inTransaction } from '../../core/database/db.ts';
import { householdOf } from '../../core/runtime/network.ts';
import type { Context } from '../../core/trpc/context.ts';
import { addViews, requireReadable } from '../courses/service.ts';
import { getSalt, hasView, insertView } from './view-queries.ts';

const perAddress = { name: 'course-views', points: 20, seconds: 86_400 };

export async function countView(
  ctx: Context,
  { courseId, invitation }: { courseId: string; invitation?: string | null | undefined },
): Promise<void> {
  const { app } = ctx;
  await requireReadable(ctx, app.db.prisma, { courseId, invitation });
  const day = dayOf(app.clock.now());
  const salt = await getSalt(app.db, day);
  const network = householdOf(ctx.origin.address);
  const visitorKey = ctx.user === null ? `${network} ${ctx.origin.userAgent}` : ctx.user.userId;
  const view = { courseId, day, anonId: hash(`${salt} ${visitorKey}`) };
  if (await hasView(app.db, view)) return;
  const isWithinLimit =
    ctx.user !== null || (await app.rateLimits.consume(perAddress, hash(`${salt} ${network} ${courseId}`)));
  if (!isWithinLimit) return;
  await inTransaction(app.db, async (tx) => {
    if (await insertView(tx, view)) await addViews(tx, courseId);
  });
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
