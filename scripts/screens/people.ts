import { addMs, days } from '../../server/core/runtime/clock.ts';
import { hashToken } from '../../server/core/runtime/random.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { makeOrganisation, makePerson, type Person, type Traits } from '../../server/testing/people.ts';

export type Who =
  | 'applicant'
  | 'founder'
  | 'owner'
  | 'viewer'
  | 'guest'
  | 'platformAdmin'
  | 'support'
  | 'locked'
  | 'sender';

export const longName = 'Gesellschaft für Medizintechnik und Rehabilitation Rhein-Ruhr mbH';
export const longNames = { firstName: 'Maximiliane-Alexandra', lastName: 'von Hohenstein-Wolkenburg' };
export const publicSlug = 'gesellschaft-fuer-medizintechnik-und-rehabilitation-rhein-ruhr-mbh';
export const openToken = 'ein-offener-einladungslink';

type Names = {
  organisation: string;
  slug: string;
  person: { firstName: string; lastName: string };
  email: (who: Who) => string;
};

const shownNames: Names = {
  organisation: longName,
  slug: publicSlug,
  person: longNames,
  email: (who) =>
    who === 'guest' ? 'maximiliane.von.hohenstein@rehabilitation.example.org' : `${who.toLowerCase()}@example.org`,
};

export async function makePeople(app: TestApp, names: Names = shownNames): Promise<Record<Who, Person>> {
  const orgId = await makeOrganisation(app, names.organisation);
  const make = (who: Who, traits: Traits) => makePerson(app, { ...names.person, email: names.email(who), ...traits });
  const userType = 'company';
  const owner = await make('owner', { userType, member: { orgId, role: 'owner' } });
  const guest = await make('guest', { userType });
  await showOrganisation(app, orgId, names.slug);
  await inviteTo(app, { orgId, owner, guest });
  return {
    applicant: await make('applicant', {}),
    founder: await make('founder', { userType }),
    owner,
    viewer: await make('viewer', { userType, member: { orgId, role: 'viewer' } }),
    guest,
    platformAdmin: await make('platformAdmin', { platformRole: 'platform_admin' }),
    support: await make('support', { platformRole: 'support' }),
    sender: await make('sender', {}),
    locked: await make('locked', { userType, member: { orgId: await makeLocked(app), role: 'owner' } }),
  };
}

async function makeLocked(app: TestApp): Promise<string> {
  const orgId = await makeOrganisation(app, 'Arbeitsvermittlungsgesellschaft Nordlicht');
  const [lockedAt, reason] = [app.clock.now(), 'Die Firma gibt es unter dieser Anschrift nicht.'];
  await app.db.prisma.organisation.update({ where: { id: orgId }, data: { lockedAt } });
  const what = { kind: 'organisation', resourceId: orgId, orgId, title: 'Arbeitsvermittlungsgesellschaft Nordlicht' };
  await app.db.prisma.moderationDecision.create({ data: { ...what, ground: 'terms', reason, decidedAt: lockedAt } });
  return orgId;
}

async function showOrganisation(app: TestApp, orgId: string, slug: string): Promise<void> {
  const description = 'Wir bauen Hilfsmittel, mit denen Menschen wieder gehen, greifen und arbeiten.';
  const values = ['Ehrlichkeit', 'Familie', 'Freiheit', 'Balance'];
  const shown = { isPublic: true, slug, description, values, imprint: 'Seeweg 1\n12345 Uferstadt' };
  await app.db.prisma.organisation.update({ where: { id: orgId }, data: shown });
}

type Inviting = { orgId: string; owner: Person; guest: Person };

async function inviteTo(app: TestApp, { orgId, owner, guest }: Inviting): Promise<void> {
  const invitation = { orgId, invitedBy: owner.userId, email: guest.email, role: 'editor' as const };
  const expiresAt = addMs(app.clock.now(), days(90));
  await app.db.prisma.invitation.create({ data: { ...invitation, tokenHash: hashToken(openToken), expiresAt } });
}
