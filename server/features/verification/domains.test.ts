import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { days } from '../../core/runtime/clock.ts';
import { newToken } from '../../core/runtime/random.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { makeMember, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../testing/people.ts';
import {
  type Company,
  changeCompany,
  makeCompanyWithImprint,
  makeUnverifiedCompany,
  someImprint,
} from '../../testing/verification.ts';
import { endedClaims } from './jobs.ts';

const app = testApp();
const visitor = () => callerFor(app(), null);
const admin = async () => (await callerFor(app(), await makePersonAs(app(), 'platformAdmin'))).adminOrganisations;
const company = () => makeCompanyWithImprint(app(), `Betrieb ${randomUUID()}`);
const freshDomain = () => `betrieb-${randomUUID()}.de`;
const own = ({ caller }: Company) => caller.verification.own();

async function mailedToken({ caller }: Company, domain: string): Promise<string> {
  const nth = app().mailbox.received.filter(({ to }) => to.includes(`bewerbung@${domain}`)).length + 1;
  await caller.verification.claimByMail({ domain, recipient: 'bewerbung' });
  return tokenIn(await app().mailbox.mailTo(`bewerbung@${domain}`, nth));
}

async function confirmed(one: Company, domain: string): Promise<void> {
  await (await visitor()).verification.confirm({ token: await mailedToken(one, domain) });
}

test('a link to an address at the domain verifies on a click and reports it afterwards', async () => {
  const [one, domain] = [await company(), freshDomain()];
  const { verification } = await visitor();
  const token = await mailedToken(one, domain);
  const { name } = await one.caller.organisations.current();
  const about = { organisation: name, legalName: `${name} GmbH`, domain };
  for (let opened = 0; opened < 3; opened++)
    expect(await verification.claim({ token })).toEqual({ ...about, isConfirmed: false });
  expect(await own(one)).toMatchObject({ verifiedAt: null, claim: { domain, email: `bewerbung@${domain}` } });
  await verification.confirm({ token });
  expect(await own(one)).toMatchObject({ verifiedAt: app().clock.now(), method: 'mail', domain, claim: null });
  await verification.confirm({ token });
  expect(await verification.claim({ token })).toEqual({ ...about, isConfirmed: true });
  const actions = (await auditTrail(app(), { orgId: one.orgId })).map(({ action }) => action);
  expect(actions.filter((action) => action === 'organisation_verified')).toHaveLength(1);
  expect(actions).toContain('domain_claimed');
});

test('forged, foreign, replaced and expired links confirm nothing', async () => {
  const [one, domain] = [await company(), freshDomain()];
  const { verification } = await visitor();
  const first = await mailedToken(one, domain);
  const second = await mailedToken(one, domain);
  for (const token of [newToken(), first, `${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`]) {
    expect(await outcomeOf(verification.claim({ token }))).toBe('LINK_INVALID');
    expect(await outcomeOf(verification.confirm({ token }))).toBe('LINK_INVALID');
  }
  app().clock.advance(days(3));
  expect(await outcomeOf(verification.confirm({ token: second }))).toBe('LINK_INVALID');
  expect((await own(one)).verifiedAt).toBeNull();
});

test('mails go only to role addresses of the domain or the member’s own address there, a few a day', async () => {
  const [one, domain] = [await company(), freshDomain()];
  const claim = (recipient: 'account' | 'info') =>
    outcomeOf(one.caller.verification.claimByMail({ domain, recipient }));
  expect(await claim('account')).toBe('DOMAIN_NOT_OWN');
  const colleague = await makePerson(app(), {
    email: `chefin@${domain}`,
    userType: 'company',
    member: { orgId: one.orgId, role: 'admin' },
  });
  const caller = await callerFor(app(), colleague);
  await caller.verification.claimByMail({ domain, recipient: 'account' });
  const outcomes = [];
  for (let count = 0; count < 4; count++) outcomes.push(await claim('info'));
  expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'TOO_MANY_ATTEMPTS']);
  const odd = { domain, recipient: 'chef' } as unknown as { domain: string; recipient: 'info' };
  expect(await outcomeOf(one.caller.verification.claimByMail(odd))).not.toBe('accepted');
});

test.each(['gmail.com', 'gmx.de', 'web.de', 'outlook.com', 'firma', 'a@firma.de', 'x'.repeat(5_000)])(
  '%s cannot be claimed',
  async (domain) => {
    const { caller } = await company();
    expect(await outcomeOf(caller.verification.claimByMail({ domain, recipient: 'info' }))).not.toBe('accepted');
    expect(await outcomeOf(caller.verification.claimByDns({ domain }))).not.toBe('accepted');
  },
);

test('a TXT record verifies on request', async () => {
  const [one, domain] = [await company(), freshDomain()];
  const { verification } = one.caller;
  expect(await outcomeOf(verification.checkDns())).toBe('LINK_INVALID');
  await verification.claimByDns({ domain });
  const record = (await own(one)).claim?.record ?? '';
  expect(record).toMatch(/^passgenau-verification=.{40}/);
  expect(await outcomeOf(verification.checkDns())).toBe('DOMAIN_RECORD_MISSING');
  app().txtRecords.set(domain, ['v=spf1 -all', `${record}x`, record.toUpperCase()]);
  expect(await outcomeOf(verification.checkDns())).toBe('DOMAIN_RECORD_MISSING');
  app().txtRecords.set(domain, null);
  expect(await outcomeOf(verification.checkDns())).toBe('UNAVAILABLE');
  app().txtRecords.set(domain, ['v=spf1 -all', record]);
  await verification.checkDns();
  expect(await own(one)).toMatchObject({ method: 'dns', domain, verifiedAt: app().clock.now() });
});

test('the record of one organisation does not verify another one', async () => {
  const [one, other, domain] = [await company(), await company(), freshDomain()];
  for (const { caller } of [one, other]) await caller.verification.claimByDns({ domain });
  app().txtRecords.set(domain, [(await own(one)).claim?.record ?? '']);
  expect(await outcomeOf(other.caller.verification.checkDns())).toBe('DOMAIN_RECORD_MISSING');
  expect(await outcomeOf(one.caller.verification.checkDns())).toBe('accepted');
});

test('a confirmed domain belongs to one organisation until staff allows a second one', async () => {
  const [one, other, domain] = [await company(), await company(), freshDomain()];
  await confirmed(one, domain);
  const token = await mailedToken(other, domain);
  const { verification } = await visitor();
  expect(await outcomeOf(verification.confirm({ token }))).toBe('DOMAIN_TAKEN');
  expect(await own(other)).toMatchObject({ verifiedAt: null, claim: { domain, isTaken: true } });
  const allowance = { organisationId: other.orgId, reason: 'Beide gehören zur selben Gruppe.' };
  expect(await outcomeOf(other.caller.adminOrganisations.allowDomain(allowance))).toBe('FORBIDDEN');
  await (await admin()).allowDomain(allowance);
  expect((await own(other)).claim).toMatchObject({ isTaken: false });
  await verification.confirm({ token });
  for (const each of [one, other]) expect(await own(each)).toMatchObject({ domain, method: 'mail' });
});

test('only one of two organisations that confirm a domain simultaneously gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other, domain] = [await company(), await company(), freshDomain()];
    const tokens = [await mailedToken(one, domain), await mailedToken(other, domain)];
    const { verification } = await visitor();
    const outcomes = await Promise.all(tokens.map((token) => outcomeOf(verification.confirm({ token }))));
    expect(outcomes.toSorted()).toEqual(['DOMAIN_TAKEN', 'accepted']);
  }
});

test('only managers claim domains, after an imprint; other members do not see the record', async () => {
  const one = await company();
  const domain = freshDomain();
  await one.caller.verification.claimByDns({ domain });
  for (const role of ['editor', 'viewer'] as const) {
    const { caller } = await makeMember(app(), { orgId: one.orgId, role });
    expect(await outcomeOf(caller.verification.claimByDns({ domain }))).toBe('FORBIDDEN');
    expect(await outcomeOf(caller.verification.checkDns())).toBe('FORBIDDEN');
    expect((await caller.verification.own()).claim).toBeNull();
  }
  const bare = await makeUnverifiedCompany(app(), `Betrieb ${randomUUID()}`);
  expect(await outcomeOf(bare.caller.verification.claimByDns({ domain }))).toBe('IMPRINT_MISSING');
});

test('a verification ends with another name or legal name and stays with a similar one', async () => {
  const [one, domain] = [await company(), freshDomain()];
  const { name } = await one.caller.organisations.current();
  await confirmed(one, domain);
  const open = await mailedToken(one, freshDomain());
  await changeCompany(one, { name: `${name.toUpperCase()} AG` });
  expect(await own(one)).toMatchObject({ domain, verifiedAt: expect.any(Date) });
  const save = (legalName: string, basedOnVersion: number) =>
    one.caller.verification.saveImprint({ imprint: { ...someImprint, legalName }, basedOnVersion });
  await save(`${name} gGmbH`, 1);
  expect((await own(one)).verifiedAt).not.toBeNull();
  await save(`Nordstern ${randomUUID()}`, 2);
  expect(await own(one)).toMatchObject({ verifiedAt: null, domain: null, method: null, claim: null });
  expect(await outcomeOf((await visitor()).verification.confirm({ token: open }))).toBe('LINK_INVALID');
  await confirmed(one, domain);
  expect((await own(one)).verifiedAt).not.toBeNull();
  await changeCompany(one, { name: `Ganz anders ${randomUUID()}` });
  expect((await own(one)).verifiedAt).toBeNull();
  const ended = (await auditTrail(app(), { orgId: one.orgId })).filter(({ action }) => action === 'verification_ended');
  expect(ended).toHaveLength(2);
});

test('another domain replaces the first, which becomes free', async () => {
  const [one, other, first, second] = [await company(), await company(), freshDomain(), freshDomain()];
  await confirmed(one, first);
  await mailedToken(one, second);
  expect(await own(one)).toMatchObject({ domain: first });
  await confirmed(one, second);
  expect(await own(one)).toMatchObject({ domain: second });
  await confirmed(other, first);
});

test('staff verifies and withdraws with a reason; afterwards only staff verifies again', async () => {
  const [one, domain] = [await company(), freshDomain()];
  const [organisationId, reason] = [one.orgId, 'Laut Register gibt es das Unternehmen.'];
  const staff = await admin();
  const support = await callerFor(app(), await makePersonAs(app(), 'support'));
  for (const { adminOrganisations } of [support, one.caller]) {
    expect(await outcomeOf(adminOrganisations.verify({ organisationId, reason }))).toBe('FORBIDDEN');
    expect(await outcomeOf(adminOrganisations.withdrawVerification({ organisationId, reason }))).toBe('FORBIDDEN');
  }
  const { verification } = await support.adminOrganisations.organisation({ organisationId });
  expect(verification).toMatchObject({ verifiedAt: null, imprint: { street: someImprint.street } });
  expect(await outcomeOf(staff.withdrawVerification({ organisationId, reason }))).toBe('NOT_VERIFIED');
  await staff.verify({ organisationId, reason });
  expect(await own(one)).toMatchObject({ verifiedAt: app().clock.now(), method: 'staff' });
  expect((await app().mailbox.mailTo(one.email)).subject).toBe('Ihre Organisation ist geprüft');
  expect(await outcomeOf(staff.verify({ organisationId, reason }))).toBe('ALREADY_VERIFIED');
  const token = await mailedToken(one, domain);
  await staff.withdrawVerification({ organisationId, reason: 'Die Angaben stimmen nicht.' });
  expect(await own(one)).toMatchObject({ verifiedAt: null, withdrawnReason: 'Die Angaben stimmen nicht.' });
  expect((await app().mailbox.mailTo(one.email, 2)).text).toContain('Die Angaben stimmen nicht.');
  expect(await outcomeOf((await visitor()).verification.confirm({ token }))).toBe('LINK_INVALID');
  expect(await outcomeOf(one.caller.verification.claimByDns({ domain }))).toBe('VERIFICATION_WITHDRAWN');
  await staff.verify({ organisationId, reason });
  expect(await own(one)).toMatchObject({ method: 'staff', withdrawnReason: null });
  const bare = await makeUnverifiedCompany(app(), `Betrieb ${randomUUID()}`);
  expect(await outcomeOf(staff.verify({ organisationId: bare.orgId, reason }))).toBe('IMPRINT_MISSING');
});

test('an expired claim is cleared, a used one after 30 days, and the domain stays confirmed', async () => {
  const [open, used, domain] = [await company(), await company(), freshDomain()];
  await mailedToken(open, freshDomain());
  await confirmed(used, domain);
  const claimOf = ({ orgId }: Company) =>
    app().db.prisma.companyCheck.findUniqueOrThrow({
      where: { orgId },
      select: { claimEmail: true, claimTokenHash: true, claimDomain: true, claimedBy: true, claimExpiresAt: true },
    });
  const nothing = { claimEmail: null, claimTokenHash: null, claimDomain: null, claimedBy: null, claimExpiresAt: null };
  await runCleanups(app(), [endedClaims]);
  expect((await claimOf(open)).claimEmail).not.toBeNull();
  const pass = (time: string) =>
    app().db.pool.query(
      `update company_checks set claim_expires_at = claim_expires_at - $2::interval, claim_used_at = claim_used_at - $2::interval
        where org_id = any($1::uuid[])`,
      [[open.orgId, used.orgId], time],
    );
  await pass('3 days');
  await runCleanups(app(), [endedClaims]);
  expect(await claimOf(open)).toEqual(nothing);
  expect((await claimOf(used)).claimEmail).toBe(`bewerbung@${domain}`);
  await pass('27 days');
  await runCleanups(app(), [endedClaims]);
  expect(await claimOf(used)).toEqual(nothing);
  await changeCompany(used, { isPublic: true });
  expect(await (await visitor()).organisations.publicPage({ slug: used.slug })).toMatchObject({
    confirmedDomain: domain,
  });
});

test('platform admins get one mail per waiting name and a final one when there are many', async () => {
  const staff = await makePersonAs(app(), 'platformAdmin');
  const recipient = staff?.email ?? '';
  const subjects = async () => {
    const where = { recipient, kind: 'nameWaiting' };
    return (await app().db.prisma.outboxMail.findMany({ where, select: { subject: true } })).map(
      ({ subject }) => subject,
    );
  };
  const name = `Doppelhof ${randomUUID()}`;
  await makeUnverifiedCompany(app(), name);
  expect(await subjects()).toEqual([]);
  const twin = await makeUnverifiedCompany(app(), name);
  await changeCompany(twin, { name: `Einzelhof ${randomUUID()}` });
  await changeCompany(twin, { name });
  expect(await subjects()).toEqual([`Ein Name wartet auf Prüfung: ${name}`]);
  expect((await app().mailbox.mailTo(recipient)).text).toContain(`/admin/organizations/${twin.orgId}`);
  for (let count = 0; count < 24; count++) await makeUnverifiedCompany(app(), name);
  expect(await subjects()).toHaveLength(21);
  expect((await subjects()).filter((subject) => subject === 'Weitere Namen warten auf Prüfung')).toHaveLength(1);
});
