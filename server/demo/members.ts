import type { App } from '../core/app.ts';
import { days, later, minutes } from '../core/clock.ts';
import type { SignedInContext } from '../core/context.ts';

/** Somebody on a day before now. */
export type On = (daysAgo: number) => SignedInContext;

/** A member of a demo organisation; null where the account is not there. */
export async function memberOn(app: App, email: string): Promise<On | null> {
  const found = await app.db.prisma.profile.findFirst({
    where: { email, orgId: { not: null } },
    select: {
      userId: true,
      firstName: true,
      lastName: true,
      companyName: true,
      user: { select: { memberships: { select: { role: true, organisation: { select: { id: true, name: true } } } } } },
    },
  });
  const membership = found?.user.memberships[0];
  if (found === null || membership === undefined) return null;
  const { user: _, ...person } = found;
  const { role, organisation } = membership;
  return (daysAgo) => {
    const moment = later(app.clock.now(), -days(daysAgo) - minutes(17));
    return {
      app: { ...app, clock: { now: () => moment } },
      origin: { requestId: 'demo', address: '', userAgent: '', pageId: null },
      session: { sessionHash: 'demo', publicId: 'demo' },
      setCookie: () => undefined,
      viaSocket: false,
      user: {
        ...person,
        email,
        userType: 'company',
        platformRole: null,
        organisation: { organisationId: organisation.id, name: organisation.name, role },
      },
    };
  };
}
