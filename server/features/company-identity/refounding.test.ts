import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayOf } from '#shared/jobs/day.ts';
import { poolLimits } from '#shared/releases/limits.ts';
import { days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { retention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import {
  addOwner,
  type Company,
  declineAs,
  deleteCompany,
  findVisiblePersonId,
  handOver,
  makeCompanyWithJob,
  makeFounder,
  renameCompany,
  requestContactAs,
  withdrawFrom,
} from '../../testing/companies.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { release } from '../../testing/releases.ts';
import type { Applicant } from '../../testing/results.ts';
import { makePoolApplicant } from '../../testing/talent-pool.ts';

const app = testApp();
const someName = () => `Haus ${randomUUID()}`;

const refuse = async (company: Company, person: Applicant) =>
  expect(await declineAs(app(), company, person)).toBe(true);

test('a company founded again by the same account does not find people who declined or withdrew', async () => {
  const founder = await makeFounder(app());
  const name = someName();
  const first = await makeCompanyWithJob(app(), founder, name);
  const [declined, withdrawn, other] = [
    await makePoolApplicant(app()),
    await makePoolApplicant(app()),
    await makePoolApplicant(app()),
  ];
  await refuse(first, declined);
  await withdrawFrom(first, withdrawn);
  await deleteCompany(app(), first);
  for (const again of [name, someName()]) {
    const company = await makeCompanyWithJob(app(), founder, again);
    expect(await findVisiblePersonId(app(), company, declined)).toBeNull();
    expect(await findVisiblePersonId(app(), company, withdrawn)).toBeNull();
    expect(await findVisiblePersonId(app(), company, other)).not.toBeNull();
    await deleteCompany(app(), company);
  }
});

test('a live release or request at the deletion of the organisation hides the person from its successor', async () => {
  const founder = await makeFounder(app());
  const first = await makeCompanyWithJob(app(), founder, someName());
  const [released, asked] = [await makePoolApplicant(app()), await makePoolApplicant(app())];
  await release(released, first.jobId, 'named');
  expect(await requestContactAs(first, (await findVisiblePersonId(app(), first, asked)) ?? '')).toBe('accepted');
  await deleteCompany(app(), first);
  const second = await makeCompanyWithJob(app(), founder, someName());
  expect([await findVisiblePersonId(app(), second, released), await findVisiblePersonId(app(), second, asked)]).toEqual(
    [null, null],
  );
});

const successors: ReadonlyArray<readonly [string, (name: string, domain: string) => { name: string; domain: string }]> =
  [
    ['name', (name) => ({ name, domain: 'gmail.com' })],
    [
      'name in look-alike letters',
      (name) => ({ name: name.replace('Haus', 'Нaus').replaceAll('0', 'O'), domain: 'gmail.com' }),
    ],
    ['mail domain', (_, domain) => ({ name: someName(), domain })],
    ['mail domain above', (_, domain) => ({ name: someName(), domain: `nord.${domain}` })],
  ];
test.each(successors)(
  'another account that founds a company with the same %s is bound by earlier refusals',
  async (_, like) => {
    const name = someName();
    const domain = `firma-${randomUUID()}.example`;
    const first = await makeCompanyWithJob(app(), await makeFounder(app(), domain), name);
    const person = await makePoolApplicant(app());
    await refuse(first, person);
    await deleteCompany(app(), first);
    const next = like(name, domain);
    const second = await makeCompanyWithJob(app(), await makeFounder(app(), next.domain), next.name);
    expect(await findVisiblePersonId(app(), second, person)).toBeNull();
  },
);

test('companies that share only a mail provider are different', async () => {
  const first = await makeCompanyWithJob(app(), await makeFounder(app(), 'gmail.com'), someName());
  const second = await makeCompanyWithJob(app(), await makeFounder(app(), 'gmail.com'), someName());
  const person = await makePoolApplicant(app());
  await refuse(first, person);
  expect(await findVisiblePersonId(app(), first, person)).toBeNull();
  expect(await findVisiblePersonId(app(), second, person)).not.toBeNull();
});

test('neither a transfer nor a new name nor a new address resets anything, over several steps', async () => {
  const [first, second, third] = [await makeFounder(app()), await makeFounder(app()), await makeFounder(app())];
  const company = await makeCompanyWithJob(app(), first, someName());
  const person = await makePoolApplicant(app());
  await refuse(company, person);
  await addOwner(app(), company, second);
  const handed = await handOver(app(), company, second);
  await renameCompany(app(), handed, someName());
  await app().db.prisma.user.update({ where: { id: second.userId }, data: { email: `${randomUUID()}@example.org` } });
  await deleteCompany(app(), handed);
  const bySecond = await makeCompanyWithJob(app(), second, someName());
  await addOwner(app(), bySecond, third);
  await deleteCompany(app(), bySecond);
  const byThird = await makeCompanyWithJob(app(), third, someName());
  const byFirst = await makeCompanyWithJob(app(), first, someName());
  for (const successor of [byThird, byFirst]) expect(await findVisiblePersonId(app(), successor, person)).toBeNull();
});

test('a deleted account registered again with the same address is the same owner', async () => {
  const founder = await makeFounder(app());
  const first = await makeCompanyWithJob(app(), founder, someName());
  const person = await makePoolApplicant(app());
  await refuse(first, person);
  await deleteCompany(app(), first);
  await app().db.prisma.user.delete({ where: { id: founder.userId } });
  const again = await makeFounder(app());
  await app().db.prisma.user.update({
    where: { id: again.userId },
    data: { email: founder.email.replace('@', '+neu@') },
  });
  expect(await findVisiblePersonId(app(), await makeCompanyWithJob(app(), again, someName()), person)).toBeNull();
});

test('a block of a former name outlives the organisation', async () => {
  const founder = await makeFounder(app());
  const name = someName();
  const person = await makePoolApplicant(app());
  await person.caller.found.addBlock({ kind: 'name', label: name });
  await makeCompanyWithJob(app(), founder, name);
  await deleteCompany(app(), { founder });
  expect(await findVisiblePersonId(app(), await makeCompanyWithJob(app(), founder, someName()), person)).toBeNull();
});

test('a block removes what a company found whose predecessor is blocked', async () => {
  const founder = await makeFounder(app());
  const name = someName();
  await makeCompanyWithJob(app(), founder, name);
  await deleteCompany(app(), { founder });
  const company = await makeCompanyWithJob(app(), founder, someName());
  const person = await makePoolApplicant(app());
  expect(await findVisiblePersonId(app(), company, person)).not.toBeNull();
  await person.caller.found.addBlock({ kind: 'name', label: name });
  expect(await app().db.prisma.foundPerson.count({ where: { orgId: company.orgId, userId: person.userId } })).toBe(0);
});

test('the daily limits continue after founding again', async () => {
  const founder = await makeFounder(app());
  const first = await makeCompanyWithJob(app(), founder, someName());
  const [one, other] = [await makePoolApplicant(app()), await makePoolApplicant(app())];
  expect(await requestContactAs(first, (await findVisiblePersonId(app(), first, one)) ?? '')).toBe('accepted');
  await app().db.prisma.requestDay.update({
    where: { orgId: first.orgId },
    data: { sent: poolLimits.requestsPerDay },
  });
  const spent = [`found-openings:${first.orgId}`, Date.now() + days(1)];
  await app().db.pool.query('insert into rate_limits (key, points, expire) values ($1, 299, $2)', spent);
  await deleteCompany(app(), first);
  const second = await makeCompanyWithJob(app(), founder, someName());
  const personId = (await findVisiblePersonId(app(), second, other)) ?? '';
  expect(await requestContactAs(second, personId)).toBe('TOO_MANY_REQUESTS');
  const open = () => second.owner.caller.foundPeople.person({ jobId: second.jobId, personId });
  expect((await open()).requestsLeft).toBe(0);
  expect(await outcomeOf(open())).toBe('TOO_MANY_ATTEMPTS');
});

test('two companies of one owner share the daily requests, even when they send at once', async () => {
  const [first, second] = [await makeFounder(app()), await makeFounder(app())];
  const one = await makeCompanyWithJob(app(), first, someName());
  await addOwner(app(), one, second);
  const acting = await handOver(app(), one, second);
  const other = await makeCompanyWithJob(app(), first, someName());
  const people = [await makePoolApplicant(app()), await makePoolApplicant(app())] as const;
  const known = [
    await findVisiblePersonId(app(), acting, people[0]),
    await findVisiblePersonId(app(), other, people[1]),
  ];
  await app().db.prisma.requestDay.create({
    data: {
      orgId: one.orgId,
      day: new Date(dayOf(app().clock.now())),
      sent: poolLimits.requestsPerDay - 1,
    },
  });
  const outcomes = await Promise.all([
    requestContactAs(acting, known[0] ?? ''),
    requestContactAs(other, known[1] ?? ''),
  ]);
  expect(outcomes.toSorted()).toEqual(['TOO_MANY_REQUESTS', 'accepted']);
});

test('a company with the name of an existing one does not use up its limits', async () => {
  const name = someName();
  const real = await makeCompanyWithJob(app(), await makeFounder(app()), name);
  app().clock.advance(1);
  const fake = await makeCompanyWithJob(app(), await makeFounder(app()), name);
  const [one, other] = [await makePoolApplicant(app()), await makePoolApplicant(app())];
  expect(await requestContactAs(fake, (await findVisiblePersonId(app(), fake, one)) ?? '')).toBe('accepted');
  await app().db.prisma.requestDay.update({ where: { orgId: fake.orgId }, data: { sent: poolLimits.requestsPerDay } });
  await deleteCompany(app(), fake);
  expect(await requestContactAs(real, (await findVisiblePersonId(app(), real, other)) ?? '')).toBe('accepted');
});

test('requests for deleted jobs still count as open', async () => {
  const company = await makeCompanyWithJob(app(), await makeFounder(app()), someName());
  const person = await makePoolApplicant(app());
  const personId = (await findVisiblePersonId(app(), company, person)) ?? '';
  const outcomes: string[] = [];
  for (let count = 0; count <= poolLimits.openRequests; count++) {
    const { jobId } = await makePublishedJob(company.owner);
    outcomes.push(await requestContactAs({ ...company, jobId }, personId));
    await company.owner.caller.jobs.close({ jobId });
    await company.owner.caller.jobs.remove({ jobId });
  }
  expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'ALREADY_ASKED']);
  expect((await person.caller.found.received({})).requests).toEqual([]);
});

test('everything expires six months after the organisation is deleted', async () => {
  const founder = await makeFounder(app());
  const name = someName();
  const first = await makeCompanyWithJob(app(), founder, name);
  const person = await makePoolApplicant(app());
  await refuse(first, person);
  await deleteCompany(app(), first);
  for (const change of [
    `company_keys set expires_at = expires_at - interval '6 months'`,
    `contact_refusals set until = until - interval '6 months'`,
    `known_companies set gone_at = gone_at - interval '6 months'`,
  ])
    await app().db.pool.query(`update ${change}`);
  expect(await findVisiblePersonId(app(), await makeCompanyWithJob(app(), founder, name), person)).not.toBeNull();
  await runCleanups(app(), [retention.refusals, retention.companyKeys, retention.companies]);
  const { prisma } = app().db;
  const left = [
    await prisma.knownCompany.count({ where: { id: first.orgId } }),
    await prisma.companyKey.count({ where: { companyId: first.orgId } }),
    await prisma.contactRefusal.count({ where: { orgId: first.orgId } }),
  ];
  expect(left).toEqual([0, 0, 0]);
});
