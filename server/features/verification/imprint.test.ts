import { expect, test } from 'vitest';
import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeJob, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs, removeVerification } from '../../testing/people.ts';
import {
  changeCompany,
  makeCompanyWithImprint,
  makeUnverifiedCompany,
  someImprint,
} from '../../testing/verification.ts';

const app = testApp({ mail: false });

const setCheck = async (checksCompanies: boolean, mode: 'open' | 'invited' = 'invited') => {
  const { adminSettings } = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const { registration } = await adminSettings.all();
  const value = { mode, domains: [], checksCompanies };
  return outcomeOf(adminSettings.change({ section: 'registration', revision: registration.revision, value }));
};

test('publishing a job or enabling the page requires an imprint', async () => {
  const company = await makeUnverifiedCompany(app(), 'Seewind Pflege');
  const { jobId, revision } = await makeJob(company);
  expect(await company.caller.jobs.job({ jobId })).toMatchObject({ lacksImprint: true });
  expect(await outcomeOf(company.caller.jobs.publish({ jobId, revision }))).toBe('IMPRINT_MISSING');
  expect(await outcomeOf(changeCompany(company, { isPublic: true }))).toBe('IMPRINT_MISSING');
  expect(await app().db.prisma.publishedJob.count({ where: { orgId: company.orgId } })).toBe(0);

  const imprint = { ...someImprint, legalName: 'Seewind Pflege GmbH' };
  await company.caller.verification.saveImprint({ imprint, basedOnVersion: 0 });
  expect(await company.caller.jobs.job({ jobId })).toMatchObject({ lacksImprint: false });
  await company.caller.jobs.publish({ jobId, revision });
  await changeCompany(company, { isPublic: true });
  const { legal, isUnverified } = await (await callerFor(app(), null)).organisations.publicPage({ slug: company.slug });
  expect({ legal, isUnverified }).toEqual({ legal: imprint, isUnverified: true });
});

test('content online before the requirement stays online unverified; the next publishing needs an imprint', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { isPublic: true } });
  await removeVerification(app(), crew.orgId);
  const { owner } = crew;
  const { name, version, slug, description, imprint, values, needsReview } = await owner.caller.organisations.current();
  const settings = { name, imprint, values, needsReview, isPublic: true, description: `${description} Neu.` };
  await owner.caller.organisations.updateSettings({ ...settings, basedOnVersion: version });
  expect(await (await callerFor(app(), null)).organisations.publicPage({ slug })).toMatchObject({
    ...{ legal: null, isUnverified: true },
  });
  expect(await owner.caller.jobs.job({ jobId })).toMatchObject({ isOnline: true, company: { isUnverified: true } });
  expect(await outcomeOf(owner.caller.jobs.extend({ jobId }))).toBe('IMPRINT_MISSING');
  await owner.caller.jobs.close({ jobId });
  expect(await outcomeOf(owner.caller.jobs.reopen({ jobId }))).toBe('IMPRINT_MISSING');
});

test.each<[string, Partial<CompanyImprint>]>([
  ['an empty legal name', { legalName: ' ' }],
  ['a legal name without a letter', { legalName: '123' }],
  ['no street', { street: '' }],
  ['a street of digits', { street: '12' }],
  ['no postal code', { postalCode: '' }],
  ['a postal code of four digits in Germany', { postalCode: '1234' }],
  ['a postal code of five digits in Austria', { country: 'AT', postalCode: '12345' }],
  ['no town', { town: '' }],
  ['an invisible town', { town: '\u200b\u2060' }],
  ['neither e-mail nor phone', { email: '', phone: '' }],
  ['an invalid e-mail', { email: 'kontakt@' }],
  ['an invalid phone number', { phone: 'ruf an' }],
  ['NUL', { register: 'HRB\u0000' }],
  ['half a surrogate pair', { town: 'Kiel\ud800' }],
  ['a huge street', { street: 'ä'.repeat(100_000) }],
])('an imprint with %s is rejected and changes nothing', async (_, changes) => {
  const company = await makeUnverifiedCompany(app(), `Westwind ${Math.random()}`);
  const imprint = { ...someImprint, ...changes };
  expect(await outcomeOf(company.caller.verification.saveImprint({ imprint, basedOnVersion: 0 }))).not.toBe('accepted');
  expect((await company.caller.verification.own()).imprint).toBeNull();
});

test('owners and admins save an imprint for the version that was read, and the log records it', async () => {
  const crew = await makeCrew(app());
  const { imprint: before } = await crew.viewer.caller.verification.own();
  const change = { imprint: { ...someImprint, legalName: 'Musterhaus gGmbH' }, basedOnVersion: before?.version ?? 0 };
  for (const { caller } of [crew.editor, crew.viewer])
    expect(await outcomeOf(caller.verification.saveImprint(change))).toBe('FORBIDDEN');
  const outcomes = await Promise.all(
    [crew.owner, crew.admin].map(({ caller }) => outcomeOf(caller.verification.saveImprint(change))),
  );
  expect(outcomes.toSorted()).toEqual(['STALE_CHANGE', 'accepted']);
  expect((await crew.viewer.caller.verification.own()).imprint).toEqual({ ...change.imprint, version: 2 });
  const trail = await auditTrail(app(), { orgId: crew.orgId });
  expect(trail).toMatchObject([{ action: 'imprint_changed', details: { legal_name: 'Musterhaus gGmbH' } }]);
  const first = { ...change, basedOnVersion: 0 };
  expect(await outcomeOf(crew.owner.caller.verification.saveImprint(first))).toBe('STALE_CHANGE');
});

test('the check can be disabled only where registration is by invitation', async () => {
  const company = await makeUnverifiedCompany(app(), 'Ostwind Pflege');
  const { jobId, revision } = await makeJob(company);
  expect(await setCheck(false, 'open')).not.toBe('accepted');
  expect(await outcomeOf(company.caller.jobs.publish({ jobId, revision }))).toBe('IMPRINT_MISSING');
  expect(await setCheck(false)).toBe('accepted');
  expect(await company.caller.verification.own()).toMatchObject({ isRequired: false });
  await company.caller.jobs.publish({ jobId, revision });
  await changeCompany(company, { isPublic: true });
  const visitor = await callerFor(app(), null);
  expect(await visitor.organisations.publicPage({ slug: company.slug })).toMatchObject({ isUnverified: false });
  const twin = await makeUnverifiedCompany(app(), 'Ostwind Pflege GmbH');
  expect((await twin.caller.verification.own()).heldName).toBeNull();
  expect(await setCheck(true)).toBe('accepted');
  expect(await visitor.organisations.publicPage({ slug: company.slug })).toMatchObject({ isUnverified: true });
  expect(await outcomeOf(company.caller.jobs.extend({ jobId }))).toBe('IMPRINT_MISSING');
  expect(await setCheck(true, 'open')).toBe('accepted');
});

test('the imprint is deleted with its organisation', async () => {
  const company = await makeCompanyWithImprint(app(), 'Flaute Pflege');
  await company.caller.organisations.delete({ confirmation: 'Flaute Pflege' });
  expect(await app().db.prisma.companyImprint.count({ where: { orgId: company.orgId } })).toBe(0);
});
