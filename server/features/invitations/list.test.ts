import { expect, test } from 'vitest';
import { addMs, days } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();

test('open invitations are paged without gaps or repetitions, even with equal times, and counted', async () => {
  const [crew, other] = await Promise.all([makeCrew(app()), makeCrew(app())]);
  const sentAt = app().clock.now();
  const all = Array.from({ length: 130 }, (_, index) => ({
    orgId: crew.orgId,
    email: `viele-${index}@example.org`,
    role: 'viewer' as const,
    tokenHash: `viele-${index}`,
    invitedBy: crew.owner.userId,
    createdAt: addMs(sentAt, (index % 3) * 1000),
    sentAt,
    expiresAt: addMs(sentAt, days(14)),
    withdrawnAt: index >= 120 ? sentAt : null,
  }));
  await app().db.prisma.invitation.createMany({ data: all });
  await other.owner.caller.invitations.invite({ email: 'fremd@example.org', role: 'viewer' });

  const { invitations } = crew.admin.caller;
  const first = await invitations.page({});
  const next = await invitations.page({ cursor: first.nextCursor });
  const last = await invitations.page({ cursor: next.nextCursor });
  expect([first.total, first.invitations.length, next.invitations.length, last.invitations.length]).toEqual([
    120, 50, 50, 20,
  ]);
  expect(last.nextCursor).toBeNull();
  const listed = [first, next, last].flatMap((page) => page.invitations.map(({ email }) => email));
  expect(listed.toSorted()).toEqual(
    all
      .slice(0, 120)
      .map(({ email }) => email)
      .toSorted(),
  );
  const moment = (email: string) => all.find((one) => one.email === email)?.createdAt.getTime() ?? 0;
  expect(listed.map(moment)).toEqual(listed.map(moment).toSorted((one, other) => other - one));
});

test('limits invitations of an organisation to 500 a day without affecting another one', async () => {
  const [crew, other] = await Promise.all([makeCrew(app()), makeCrew(app())]);
  await crew.owner.caller.invitations.invite({ email: 'erste@example.org', role: 'viewer' });
  await app().db.pool.query(`update rate_limits set points = 500 where key = $1`, [`invitation-mail:${crew.orgId}`]);
  const { invitations } = crew.admin.caller;
  expect(await outcomeOf(invitations.invite({ email: 'zweite@example.org', role: 'viewer' }))).toBe(
    'TOO_MANY_INVITATIONS',
  );
  const { invitations: open } = await invitations.page({});
  expect(await outcomeOf(invitations.resend({ invitationId: open[0]?.invitationId ?? '' }))).toBe(
    'TOO_MANY_INVITATIONS',
  );
  expect(open.map(({ email }) => email)).toEqual(['erste@example.org']);
  const sending = other.owner.caller.invitations.invite({ email: 'zweite@example.org', role: 'viewer' });
  expect(await outcomeOf(sending)).toBe('accepted');
});
