import { randomUUID } from 'node:crypto';
import type { OrganisationRole, PlatformRole, UserType } from '#shared/auth/session-user.ts';
import { companyNameKey } from '#shared/organisations/name-key.ts';
import type { Role } from '#shared/permissions.ts';
import type { App } from '../core/app.ts';
import type { Context, Origin } from '../core/trpc/context.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { startSession, validateCookie } from '../features/auth/sessions.ts';
import { createCaller } from '../router.ts';

export const testPassword = 'wolkenlos-am-montag';
const passwordHash = hashPassword(testPassword);

export type Traits = {
  email?: string;
  name?: string;
  firstName?: string;
  lastName?: string;
  userType?: UserType;
  platformRole?: PlatformRole | null;
  member?: { orgId: string; role: OrganisationRole };
};

export type Person = { userId: string; email: string };

export async function makePerson(app: App, traits: Traits = {}): Promise<Person> {
  const { email = `${randomUUID()}@example.org`, name = 'Anna Beispiel' } = traits;
  const { userType = 'applicant', platformRole = null, member } = traits;
  const [first = '', last = ''] = name.split(' ');
  const { firstName = first, lastName = last } = traits;
  const profile = { firstName, lastName, email, userType, platformRole, orgId: member?.orgId ?? null };
  const data = {
    email,
    passwordHash: await passwordHash,
    emailVerifiedAt: app.clock.now(),
    profile: { create: profile },
  };
  const memberships = member === undefined ? {} : { memberships: { create: member } };
  const { id } = await app.db.prisma.user.create({ data: { ...data, ...memberships }, select: { id: true } });
  return { userId: id, email };
}

export async function makeOrganisation(app: App, name = 'Musterhaus'): Promise<string> {
  const data = { name, slug: `musterhaus-${randomUUID()}`, ...verifiedAs(name, app.clock.now()) };
  const { id } = await app.db.prisma.organisation.create({ data, select: { id: true } });
  return id;
}

function verifiedAs(name: string, at: Date) {
  const nameKey = companyNameKey(name);
  const address = { street: 'Lange Straße 1', postalCode: '37073', town: 'Göttingen', country: 'DE' };
  const contact = { email: 'kontakt@musterhaus.example', phone: '', register: '' };
  const imprint = {
    legalName: `${name} GmbH`.slice(0, 200),
    legalNameKey: nameKey,
    ...address,
    ...contact,
    updatedAt: at,
  };
  return {
    ...{ nameKey, verifiedAt: at },
    legal: { create: imprint },
    check: { create: { method: 'staff', verifiedKeys: [nameKey] } },
  };
}

export async function removeVerification(app: App, orgId: string): Promise<void> {
  await app.db.prisma.companyImprint.deleteMany({ where: { orgId } });
  await app.db.prisma.companyCheck.deleteMany({ where: { orgId } });
  await app.db.prisma.organisation.update({ where: { id: orgId }, data: { verifiedAt: null }, select: { id: true } });
}

export const makeColleague = async (app: App): Promise<Person> =>
  makePerson(app, { userType: 'company', member: { orgId: await makeOrganisation(app), role: 'editor' } });

const traitsOf: Record<Exclude<Role, 'visitor'>, (orgId: string) => Traits> = {
  applicant: () => ({}),
  unattached: () => ({ userType: 'company' }),
  viewer: (orgId) => ({ userType: 'company', member: { orgId, role: 'viewer' } }),
  editor: (orgId) => ({ userType: 'company', member: { orgId, role: 'editor' } }),
  orgAdmin: (orgId) => ({ userType: 'company', member: { orgId, role: 'admin' } }),
  owner: (orgId) => ({ userType: 'company', member: { orgId, role: 'owner' } }),
  locked: (orgId) => ({ userType: 'company', member: { orgId, role: 'owner' } }),
  // A company user without an organisation, so that only the platform role can grant access.
  support: () => ({ userType: 'company', platformRole: 'support' }),
  platformAdmin: () => ({ userType: 'company', platformRole: 'platform_admin' }),
};

export async function makePersonAs(app: App, role: Role): Promise<Person | null> {
  if (role === 'visitor') return null;
  const orgId = await makeOrganisation(app);
  if (role === 'locked')
    await app.db.prisma.organisation.update({ where: { id: orgId }, data: { lockedAt: app.clock.now() } });
  return makePerson(app, traitsOf[role](orgId));
}

export const testOrigin: Origin = {
  requestId: 'test',
  address: '192.0.2.10',
  userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  pageId: null,
  callKeys: [],
};

type TestContext = Context & { cookies: string[] };

export async function contextFor(app: App, person: Person | null, origin: Origin = testOrigin): Promise<TestContext> {
  const cookies: string[] = [];
  const blank: TestContext = {
    app,
    origin,
    session: null,
    user: null,
    cookies,
    cookieHeader: '',
    setCookie: (value: string) => storeCookie(blank, value),
    viaSocket: false,
  };
  if (person === null) return blank;
  return contextWithCookie(app, await startSession(app, app.db.prisma, { userId: person.userId, origin }), origin);
}

export async function contextWithCookie(app: App, cookie: string, origin: Origin = testOrigin): Promise<TestContext> {
  const cookies: string[] = [];
  const valid = await validateCookie(app, cookie.split(';', 1)[0] ?? '');
  const context: TestContext = {
    app,
    origin,
    session: valid?.session ?? null,
    user: valid?.user ?? null,
    cookies,
    cookieHeader: cookie,
    setCookie: (value) => storeCookie(context, value),
    viaSocket: false,
  };
  return context;
}

/** Later calls send the cookie, as a browser does. */
function storeCookie(context: TestContext, cookie: string): void {
  context.cookies.push(cookie);
  context.cookieHeader = `${cookie.split(';', 1)[0]}; ${context.cookieHeader}`;
}

/**
 * Use one caller for polling: more than `maxSessions` end the oldest session, possibly that of a browser in the same
 * test.
 */
export const callerFor = async (app: App, person: Person | null) => createCaller(await contextFor(app, person));
