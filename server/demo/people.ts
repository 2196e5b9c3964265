/** Demo content is written through the real use cases, as people acting on earlier days. */
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { App } from '../core/app.ts';
import { addMs, days, minutes } from '../core/runtime/clock.ts';
import type { Context, SignedInContext } from '../core/trpc/context.ts';

type Ago = { days: number; minutes?: number };
export type On = (daysAgo: number) => SignedInContext;

export async function demoUser(app: App, email: string): Promise<SessionUser | null> {
  const profile = await app.db.prisma.profile.findFirst({
    where: { email },
    select: {
      userId: true,
      email: true,
      firstName: true,
      lastName: true,
      userType: true,
      user: { select: { memberships: { select: { role: true, organisation: { select: { id: true, name: true } } } } } },
    },
  });
  if (profile === null) return null;
  const { user, ...person } = profile;
  const [membership] = user.memberships;
  const organisation = membership && {
    organisationId: membership.organisation.id,
    name: membership.organisation.name,
    role: membership.role,
    isLocked: false,
  };
  return {
    ...person,
    companyName: organisation?.name ?? null,
    platformRole: null,
    organisation: organisation ?? null,
  };
}

export const visitorAt = (app: App, ago: Ago, address = ''): Context => {
  const moment = addMs(app.clock.now(), -days(ago.days) - minutes(ago.minutes ?? 0));
  return {
    app: { ...app, clock: { now: () => moment } },
    origin: { requestId: 'demo', address, userAgent: '', pageId: null, callKeys: [] },
    session: null,
    user: null,
    cookieHeader: '',
    setCookie: () => undefined,
    viaSocket: false,
  };
};

export const userAt = (app: App, user: SessionUser, ago: Ago): SignedInContext => ({
  ...visitorAt(app, ago),
  session: { sessionHash: 'demo', publicId: 'demo' },
  user,
});

export async function memberOn(app: App, email: string): Promise<On | null> {
  const user = await demoUser(app, email);
  return user?.organisation ? (daysAgo) => userAt(app, user, { days: daysAgo, minutes: 17 }) : null;
}
