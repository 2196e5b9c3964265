import { expect, test } from 'vitest';
import type { Visibility } from '#shared/courses/visibility.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makeJob, makePublishedJob } from '../../testing/jobs.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../testing/people.ts';
import {
  type Company,
  changeCompany,
  makeCompanyWithImprint,
  makeUnverifiedCompany,
  someImprint,
} from '../../testing/verification.ts';
import { fillNameKeys } from './service.ts';

const app = testApp();
const heldNameOf = async ({ caller }: Company) => (await caller.verification.own()).heldName;
const admin = async () => (await callerFor(app(), await makePersonAs(app(), 'platformAdmin'))).adminOrganisations;
const reason = 'Der Handelsregisterauszug liegt vor.';
const publicPage = async (slug: string) => outcomeOf((await callerFor(app(), null)).organisations.publicPage({ slug }));

test.each([
  ['Lindenberg', 'LINDENBERG GmbH'],
  ['Ahornhof', 'Аhоrnhоf'],
  ['Allgäu Pflege', 'A11gaeu-Pflege e. V.'],
  ['Straßenbau Otto', 'Strassenbau 0tto'],
])('after %s, the similar name %s needs approval: members can work, but publish nothing', async (first, second) => {
  await makeUnverifiedCompany(app(), first);
  const company = await makeCompanyWithImprint(app(), second);
  expect(await heldNameOf(company)).toEqual({ state: 'waiting', reason: '' });
  const { jobId, revision } = await makeJob(company);
  expect(await company.caller.jobs.job({ jobId })).toMatchObject({ isNameHeld: true });
  expect(await outcomeOf(company.caller.jobs.publish({ jobId, revision }))).toBe('NAME_HELD');
  expect(await outcomeOf(changeCompany(company, { isPublic: true }))).toBe('NAME_HELD');
  const internalCourse = await makeCourseVisible(company, 'org-only');
  await company.caller.publishing.publish({ courseId: internalCourse.courseId });
  expect(await outcomeOf(makeCourseVisible(company, 'public', internalCourse.courseId))).toBe('NAME_HELD');
  const publicCourse = await makeCourseVisible(company, 'public');
  expect(await outcomeOf(company.caller.publishing.publish({ courseId: publicCourse.courseId }))).toBe('NAME_HELD');
});

async function makeCourseVisible({ caller }: Company, visibility: Visibility, existing?: string) {
  const courseId = existing ?? (await makeCourse({ caller })).courseId;
  const { title, settingsRevision: revision } = await caller.editor.course({ courseId });
  await caller.courses.changeSettings({ courseId, revision, title, description: '', visibility, skillIds: [] });
  return { courseId };
}

test('a legal name similar to another organisation’s needs approval too', async () => {
  await makeCompanyWithImprint(app(), 'Birkenau');
  const company = await makeCompanyWithImprint(app(), 'Pflege mit Herz', { legalName: 'Βirkenau GmbH & Co. KG' });
  expect(await heldNameOf(company)).toEqual({ state: 'waiting', reason: '' });
});

test('a similar name takes the page, jobs and public courses offline until staff allow it', async () => {
  await makeUnverifiedCompany(app(), 'Eichengrund');
  const company = await makeCompanyWithImprint(app(), 'Buchenhain');
  const { jobId } = await makePublishedJob(company);
  await changeCompany(company, { isPublic: true });
  const [publicCourse, internalCourse] = [
    await makeCourseVisible(company, 'public'),
    await makeCourseVisible(company, 'org-only'),
  ];
  for (const { courseId } of [publicCourse, internalCourse]) await company.caller.publishing.publish({ courseId });
  const publicState = async () => [
    await publicPage(company.slug),
    await app().db.prisma.publishedJob.count({ where: { jobId } }),
    await app().db.prisma.publishedCourse.count({ where: { courseId: publicCourse.courseId } }),
    await app().db.prisma.publishedCourse.count({ where: { courseId: internalCourse.courseId } }),
  ];
  expect(await publicState()).toEqual(['accepted', 1, 1, 1]);
  await changeCompany(company, { name: 'Eichen-Grund' });
  expect(await publicState()).toEqual(['NOT_FOUND', 0, 0, 1]);
  expect(await outcomeOf(company.caller.jobs.extend({ jobId }))).toBe('NAME_HELD');

  const { adminOrganisations } = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const { rows } = await adminOrganisations.page({ state: 'waiting' });
  expect(rows.map(({ organisationId }) => organisationId)).toContain(company.orgId);
  const { verification } = await adminOrganisations.organisation({ organisationId: company.orgId });
  expect(verification.similar.map(({ name }) => name)).toEqual(['Eichengrund']);
  await adminOrganisations.decideName({ organisationId: company.orgId, isAllowed: true, reason });
  expect(await publicState()).toEqual(['accepted', 1, 1, 1]);
  expect(await heldNameOf(company)).toBeNull();
  const mail = await app().mailbox.mailTo(company.email);
  expect(mail.subject).toBe('Der Name Ihrer Organisation ist geprüft');
  expect(mail.text).toContain(reason);
  await changeCompany(company, { name: 'EICHENGRUND' });
  expect(await heldNameOf(company)).toBeNull();
});

test('after a refusal, similar spellings stay offline, and a different name goes online again', async () => {
  await makeUnverifiedCompany(app(), 'Tannengrün');
  const company = await makeCompanyWithImprint(app(), 'Erlenbach');
  const { jobId } = await makePublishedJob(company);
  await changeCompany(company, { name: 'Tannengruen' });
  await (await admin()).decideName({ organisationId: company.orgId, isAllowed: false, reason: 'Zu ähnlich.' });
  expect(await heldNameOf(company)).toEqual({ state: 'refused', reason: 'Zu ähnlich.' });
  await changeCompany(company, { name: 'Tannen-Grün' });
  expect(await heldNameOf(company)).toMatchObject({ state: 'refused' });
  await changeCompany(company, { name: 'Erlenbach' });
  expect(await heldNameOf(company)).toBeNull();
  expect(await app().db.prisma.publishedJob.count({ where: { jobId } })).toBe(1);
  const actions = (await auditTrail(app(), { orgId: company.orgId })).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['name_held', 'name_refused']));
  expect(await outcomeOf((await admin()).decideName({ organisationId: company.orgId, isAllowed: true, reason }))).toBe(
    'NAME_NOT_HELD',
  );
});

test('of two organisations with similar names founded simultaneously, exactly one needs approval', async () => {
  for (let round = 0; round < 10; round++) {
    const name = `Zwillingsbau ${'abcdefghij'[round]}`;
    const companies = await Promise.all([name, name.toUpperCase()].map((one) => makeUnverifiedCompany(app(), one)));
    const held = await Promise.all(companies.map(heldNameOf));
    expect(held.filter((one) => one !== null)).toHaveLength(1);
  }
});

test('an organisation that does not change its name stays public, even if an older one has the same name', async () => {
  const [first, second] = [
    await makeCompanyWithImprint(app(), 'Rosenhof'),
    await makeCompanyWithImprint(app(), 'Veilchenhof'),
  ];
  await changeCompany(second, { isPublic: true });
  const name = 'Rosenhof';
  await app().db.prisma.organisation.update({ where: { id: second.orgId }, data: { name, nameKey: '' } });
  await fillNameKeys(app());
  await changeCompany(second, { isPublic: true });
  expect(await heldNameOf(second)).toBeNull();
  expect(await publicPage(second.slug)).toBe('accepted');
  expect(await heldNameOf(first)).toBeNull();
});

test('only platform admins can decide, and a locked organisation stays locked after the decision', async () => {
  await makeUnverifiedCompany(app(), 'Kiefernweg');
  const company = await makeCompanyWithImprint(app(), 'Lärchenweg');
  const { jobId } = await makePublishedJob(company);
  await changeCompany(company, { name: 'Kiefernweg UG' });
  const decision = { organisationId: company.orgId, isAllowed: true, reason };
  for (const person of [await makePersonAs(app(), 'support'), await makePerson(app()), company])
    expect(await outcomeOf((await callerFor(app(), person)).adminOrganisations.decideName(decision))).toBe('FORBIDDEN');
  const organisations = await admin();
  await organisations.lock({ organisationId: company.orgId, ground: 'terms', reason });
  await organisations.decideName(decision);
  expect(await app().db.prisma.publishedJob.count({ where: { jobId } })).toBe(0);
  await organisations.unlock({ organisationId: company.orgId, reason });
  expect(await app().db.prisma.publishedJob.count({ where: { jobId } })).toBe(1);
});

test('a deleted organisation’s name is available again, and its verification data is deleted', async () => {
  const company = await makeCompanyWithImprint(app(), 'Pappelallee');
  await (await admin()).verify({ organisationId: company.orgId, reason });
  await company.caller.organisations.delete({ confirmation: 'Pappelallee' });
  const { organisationId } = await (await callerFor(app(), company)).organisations.create({ name: 'Pappelallee' });
  const caller = await callerFor(app(), company);
  expect(await caller.verification.own()).toMatchObject({ heldName: null, verifiedAt: null, imprint: null });
  await caller.verification.saveImprint({ imprint: someImprint, basedOnVersion: 0 });
  expect(organisationId).not.toBe(company.orgId);
});
