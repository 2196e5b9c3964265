import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import { poolLimits } from '#shared/releases/limits.ts';
import { testApp } from '../../testing/app.ts';
import {
  actingAs,
  type Company,
  declineAs,
  deleteCompany,
  findVisiblePersonId,
  makeCompanyWithJob,
  makeFounder,
  putImprint,
  requestContactAs,
} from '../../testing/companies.ts';
import type { Applicant } from '../../testing/results.ts';
import { makePoolApplicant } from '../../testing/talent-pool.ts';

const app = testApp();
const someName = () => `Haus ${randomUUID()}`;
const newCompany = async (name = someName()) => makeCompanyWithJob(app(), await makeFounder(app()), name);
const refuse = async (company: Company, person: Applicant) =>
  expect(await declineAs(app(), company, person)).toBe(true);
const useUpRequests = ({ orgId }: Company) =>
  app().db.prisma.requestDay.update({ where: { orgId }, data: { sent: poolLimits.requestsPerDay } });

const someEntry = () => `Amtsgericht Kiel, HRB ${randomInt(1e9)}`;
const someStreet = () => `Weg ${randomUUID()}`;
type Imprint = Pick<CompanyImprint, 'legalName' | 'register' | 'street'>;
const ownImprint = (): Imprint => ({ legalName: someName(), register: someEntry(), street: someStreet() });

test.each<[string, (first: Imprint) => Imprint]>([
  ['legal name', ({ legalName }) => ({ ...ownImprint(), legalName: `${legalName.toUpperCase()} GmbH` })],
  [
    'register entry',
    ({ register }) => ({ ...ownImprint(), register: register.replace(/^(.*), (.*)$/, '$2 (AG KIEL)') }),
  ],
  ['address', ({ street }) => ({ ...ownImprint(), street })],
])('refusals and daily limits follow a company founded again under another name with the same %s', async (_, next) => {
  const [first, imprint] = [await newCompany(), ownImprint()];
  await putImprint(app(), first, imprint);
  const [person, asked] = [await makePoolApplicant(app()), await makePoolApplicant(app())];
  await refuse(first, person);
  await useUpRequests(first);
  await deleteCompany(app(), first);
  const second = await newCompany();
  expect(await findVisiblePersonId(app(), second, person)).not.toBeNull();
  await putImprint(app(), second, next(imprint));
  expect(await findVisiblePersonId(app(), second, person)).toBeNull();
  expect(await requestContactAs(second, (await findVisiblePersonId(app(), second, asked)) ?? '')).toBe(
    'TOO_MANY_REQUESTS',
  );
});

test('names and legal names are compared with each other', async () => {
  const [name, legalName] = [someName(), someName()];
  const first = await newCompany(name);
  await putImprint(app(), first, { ...ownImprint(), legalName });
  const [person, blocking] = [await makePoolApplicant(app()), await makePoolApplicant(app())];
  await refuse(first, person);
  await blocking.caller.found.addBlock({ kind: 'name', label: legalName });
  expect(await findVisiblePersonId(app(), first, blocking)).toBeNull();
  await deleteCompany(app(), first);
  expect(await findVisiblePersonId(app(), await newCompany(legalName), person)).toBeNull();
  const other = await newCompany();
  await putImprint(app(), other, { ...ownImprint(), legalName: name });
  expect(await findVisiblePersonId(app(), other, person)).toBeNull();
});

test('a competitor’s imprint binds the company that copies it, never the competitor', async () => {
  const [real, imprint] = [await newCompany(), ownImprint()];
  await putImprint(app(), real, imprint);
  app().clock.advance(1);
  const [byReal, byFake, blocking] = [
    await makePoolApplicant(app()),
    await makePoolApplicant(app()),
    await makePoolApplicant(app()),
  ];
  await refuse(real, byReal);
  const fake = await newCompany();
  await refuse(fake, byFake);
  const { name } = await (await actingAs(app(), fake.founder)).organisations.current();
  await blocking.caller.found.addBlock({ kind: 'name', label: name });
  await putImprint(app(), fake, imprint);
  expect(await findVisiblePersonId(app(), fake, byReal)).toBeNull();
  await useUpRequests(fake);
  const finds = () => Promise.all([byFake, blocking].map((person) => findVisiblePersonId(app(), real, person)));
  expect(await finds()).not.toContain(null);
  await deleteCompany(app(), fake);
  expect(await finds()).not.toContain(null);
  expect(await requestContactAs(real, (await finds())[1] ?? '')).toBe('accepted');
});

test('companies in one building are different', async () => {
  const [first, second, street] = [await newCompany(), await newCompany(), someStreet()];
  for (const company of [first, second]) await putImprint(app(), company, { ...ownImprint(), street });
  const person = await makePoolApplicant(app());
  await refuse(first, person);
  expect(await findVisiblePersonId(app(), second, person)).not.toBeNull();
});

test('a former imprint binds for six months', async () => {
  const [first, imprint, person] = [await newCompany(), ownImprint(), await makePoolApplicant(app())];
  await putImprint(app(), first, imprint);
  await refuse(first, person);
  await putImprint(app(), first, ownImprint());
  const second = await newCompany();
  await putImprint(app(), second, imprint);
  expect(await findVisiblePersonId(app(), second, person)).toBeNull();
  const { rowCount } = await app().db.pool.query(
    `update company_keys set expires_at = expires_at - interval '6 months' where company_id = $1 and expires_at is not null`,
    [first.orgId],
  );
  expect(rowCount).toBe(3);
  expect(await findVisiblePersonId(app(), second, person)).not.toBeNull();
});

test('a confirmed mail domain is part of a company’s identity', async () => {
  const [first, person, domain] = [await newCompany(), await makePoolApplicant(app()), `firma-${randomUUID()}.de`];
  await app().db.prisma.companyCheck.create({ data: { orgId: first.orgId, domain, method: 'dns' } });
  await refuse(first, person);
  await deleteCompany(app(), first);
  const second = await makeCompanyWithJob(app(), await makeFounder(app(), domain), someName());
  expect(await findVisiblePersonId(app(), second, person)).toBeNull();
});
