/** One person of each kind, with names as long as names get. */
import { days, later } from '../../server/core/runtime/clock.ts';
import { hashToken } from '../../server/core/runtime/random.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';

export type Who = 'applicant' | 'founder' | 'owner' | 'viewer' | 'guest' | 'platformAdmin' | 'support' | 'locked';

export const longName = 'Gesellschaft für Medizintechnik und Rehabilitation Rhein-Ruhr mbH';
export const longNames = { firstName: 'Maximiliane-Alexandra', lastName: 'von Hohenstein-Wolkenburg' };
export const publicSlug = 'gesellschaft-fuer-medizintechnik-und-rehabilitation-rhein-ruhr-mbh';
export const openToken = 'ein-offener-einladungslink';

export async function makePeople(app: TestApp): Promise<Record<Who, Person>> {
  const orgId = await makeOrganisation(app, longName);
  const colleague = { ...longNames, userType: 'company' } as const;
  const owner = await makePerson(app, { ...colleague, member: { orgId, role: 'owner' } });
  const viewer = await makePerson(app, { ...colleague, member: { orgId, role: 'viewer' } });
  const guest = await makePerson(app, { ...colleague, email: 'maximiliane.von.hohenstein@rehabilitation.example.org' });
  await showOrganisation(app, orgId);
  await inviteTo(app, { orgId, owner, guest });
  return {
    applicant: await makePerson(app, longNames),
    founder: await makePerson(app, colleague),
    owner,
    viewer,
    guest,
    platformAdmin: await makePerson(app, { ...longNames, platformRole: 'platform_admin' }),
    support: await makePerson(app, { platformRole: 'support' }),
    locked: await makeLocked(app),
  };
}

/** The owner of an organisation that staff has locked. */
async function makeLocked(app: TestApp): Promise<Person> {
  const orgId = await makeOrganisation(app, 'Arbeitsvermittlungsgesellschaft Nordlicht');
  const [lockedAt, reason] = [app.clock.now(), 'Die Firma gibt es unter dieser Anschrift nicht.'];
  await app.db.prisma.organisation.update({ where: { id: orgId }, data: { lockedAt } });
  const what = { kind: 'organisation', resourceId: orgId, orgId, title: 'Arbeitsvermittlungsgesellschaft Nordlicht' };
  await app.db.prisma.moderationDecision.create({ data: { ...what, ground: 'terms', reason, decidedAt: lockedAt } });
  return makePerson(app, { ...longNames, userType: 'company', member: { orgId, role: 'owner' } });
}

async function showOrganisation(app: TestApp, orgId: string): Promise<void> {
  const description = 'Wir bauen Hilfsmittel, mit denen Menschen wieder gehen, greifen und arbeiten.';
  const values = ['Ehrlichkeit', 'Familie', 'Freiheit', 'Balance'];
  const shown = { isPublic: true, slug: publicSlug, description, values, imprint: 'Seeweg 1\n12345 Uferstadt' };
  await app.db.prisma.organisation.update({ where: { id: orgId }, data: shown });
}

type Inviting = { orgId: string; owner: Person; guest: Person };

async function inviteTo(app: TestApp, { orgId, owner, guest }: Inviting): Promise<void> {
  const invitation = { orgId, invitedBy: owner.userId, email: guest.email, role: 'editor' as const };
  const expiresAt = later(app.clock.now(), days(90));
  await app.db.prisma.invitation.create({ data: { ...invitation, tokenHash: hashToken(openToken), expiresAt } });
}
