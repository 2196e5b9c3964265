/** A whole journey, read in the log at its most talkative level. */
import { expect, test } from 'vitest';
import { graceDays } from '#shared/account-deletion/schema.ts';
import { paths } from '#shared/paths.ts';
import { deletionWord } from '#shared/texts/account-deletion/account-deletion.ts';
import { days } from './core/runtime/clock.ts';
import { eraseDueAccounts } from './features/account-deletion/erase.ts';
import { testApp } from './testing/app.ts';
import { applyAs } from './testing/applications.ts';
import { type Browser, openBrowser } from './testing/http-caller.ts';
import { makePublishedJob } from './testing/jobs.ts';
import { tokenIn } from './testing/mailbox.ts';
import { makeMember } from './testing/organisations.ts';
import { makeOrganisation, testPassword } from './testing/people.ts';
import { release } from './testing/releases.ts';
import { takeSoftskillTest, takeValueTest } from './testing/test-runs.ts';

const app = testApp({ server: true });

const applicant = {
  firstName: 'Quendolin',
  lastName: 'Zwetschgenreuth',
  email: 'quendolin@zwetschgenreuth.example',
  password: 'kranichflug-bei-nebel',
};
const applicantAddress = '203.0.113.77';
const companyAddress = '198.51.100.23';
const words = {
  phone: '0171 5550123',
  bio: 'Lotsenamt am Deich',
  answer: 'Heidekrautgarten',
  message: 'Silberdistelweg',
  note: 'Wacholderbeere',
  decision: 'Lerchenspornhain',
  report: 'Bilsenkrauttee',
};
/** Everything that may not be in the log. Tokens are added on the way. */
const secrets = new Set<string>([applicantAddress, companyAddress, 'Zeppelinbrowser', ...Object.values(words)]);

async function signUp(browser: Browser): Promise<void> {
  const softskill = await takeSoftskillTest(browser.caller);
  const values = await takeValueTest(browser.caller);
  const tests = { softskillTokens: [softskill.token], valueTokens: [values.token] };
  for (const { token } of [softskill, values]) secrets.add(token);
  await browser.caller.auth.signUp({ ...applicant, tests });
  const token = tokenIn(await app().mailbox.mailTo(applicant.email));
  secrets.add(token);
  await browser.open(paths.verifyEmail(token));
  await browser.caller.auth.linkState({ kind: 'email', token });
  await browser.caller.auth.confirmEmail({ token });
  const { email, password } = applicant;
  await expect(browser.caller.auth.signIn({ email, password: 'falsches-kennwort' })).rejects.toThrow();
  await browser.caller.auth.signIn({ email, password });
  secrets.add(browser.cookie().split('=')[1] ?? '');
}

async function writeProfile({ caller }: Browser): Promise<void> {
  const { revision, profile } = await caller.profile.own();
  await caller.profile.save({ revision, profile: { ...profile, phone: words.phone, bio: words.bio } });
}

async function openCompany(): Promise<Browser> {
  const orgId = await makeOrganisation(app());
  const email = 'theophila@kranichsen.example';
  await makeMember(app(), { orgId, role: 'owner', name: 'Theophila Kranichsen', email });
  const browser = openBrowser(app(), companyAddress);
  await browser.caller.auth.signIn({ email, password: testPassword });
  secrets.add(browser.cookie().split('=')[1] ?? '');
  for (const part of ['Theophila', 'Kranichsen', testPassword]) secrets.add(part);
  return browser;
}

async function decide({ caller }: Browser, jobId: string): Promise<string> {
  const [candidate] = (await caller.candidates.page({ jobId })).candidates;
  const releaseId = candidate?.releaseId ?? '';
  await caller.candidates.candidate({ releaseId, jobId });
  await caller.candidates.addNote({ releaseId, text: words.note });
  await caller.candidates.send({ releaseId, text: words.message });
  const [card] = (await caller.board.ofJob({ jobId })).columns.applied.cards;
  const move = { applicationId: card?.applicationId ?? '', from: 'applied', to: 'refused' } as const;
  await caller.board.move({ ...move, refusalReason: 'filled', refusalText: words.decision });
  return releaseId;
}

const mailWith = async (path: string): Promise<string> => {
  await expect.poll(() => app().mailbox.received.some(({ text }) => text.includes(path))).toBe(true);
  const token = tokenIn(app().mailbox.received.findLast(({ text }) => text.includes(path)) as never);
  secrets.add(token);
  return token;
};

async function resetPassword({ caller, open }: Browser): Promise<void> {
  await caller.auth.requestPasswordReset({ email: applicant.email });
  const token = await mailWith('/reset-password/');
  await open(paths.resetPasswordWith(token));
  await caller.auth.resetPassword({ token, password: 'heidekraut-im-regen' });
  secrets.add('heidekraut-im-regen');
  await caller.auth.signIn({ email: applicant.email, password: 'heidekraut-im-regen' });
}

async function invite(company: Browser): Promise<void> {
  const email = 'neu@kranichsen.example';
  await company.caller.invitations.invite({ email, role: 'viewer' });
  const token = await mailWith('/invitation/');
  const visitor = openBrowser(app(), '198.51.100.24');
  await visitor.open(paths.invitation(token));
  await visitor.caller.invitations.byToken({ token });
}

async function deleteAccount(password: string): Promise<void> {
  const browser = openBrowser(app(), applicantAddress);
  const { email } = applicant;
  const request = { confirmation: deletionWord, password };
  await browser.caller.auth.signIn({ email, password });
  secrets.add(browser.cookie().split('=')[1] ?? '');
  await browser.caller.accountDeletion.request(request);
  const token = await mailWith('/account-deletion/');
  await browser.open(paths.undoDeletion(token));
  await browser.caller.accountDeletion.undo({ token });
  await browser.caller.auth.signIn({ email, password });
  secrets.add(browser.cookie().split('=')[1] ?? '');
  await browser.caller.accountDeletion.request(request);
  app().clock.advance(days(graceDays) + 1_000);
  await eraseDueAccounts(app());
  expect(await app().db.prisma.user.count({ where: { email } })).toBe(0);
}

/** PostgreSQL answers with the whole row. */
async function failUnexpectedly({ caller }: Browser): Promise<void> {
  const table = 'alter table profiles';
  await app().db.pool.query(`${table} add constraint only_in_this_test check (length(last_name) <> 10) not valid`);
  secrets.add('Lotsenhaus');
  await expect(caller.account.changeName({ firstName: 'Quendolin', lastName: 'Lotsenhaus' })).rejects.toThrow(
    'Kennung',
  );
  await app().db.pool.query(`${table} drop constraint only_in_this_test`);
}

test('the log of a journey names no person, address, token, text or network', async () => {
  const browser = openBrowser(app(), applicantAddress);
  await signUp(browser);
  await writeProfile(browser);
  const company = await openCompany();
  const { jobId } = await makePublishedJob(company, { questions: ['Was reizt Sie?'] });
  await browser.open(`/jobs?search=${words.bio}`);
  await release(browser, jobId, 'anonymous');
  await applyAs(browser, { jobId, answers: [words.answer] });
  const releaseId = await decide(company, jobId);
  await browser.caller.releases.send({ releaseId, text: words.message });
  const report = {
    kind: 'job',
    resourceId: jobId,
    category: 'discrimination',
    reason: `In der Anzeige steht: ${words.report}`,
    goodFaith: true,
  } as const;
  await openBrowser(app(), applicantAddress).caller.reports.send({
    ...report,
    name: 'Bea Bilsen',
    email: applicant.email,
  });
  await resetPassword(openBrowser(app(), applicantAddress));
  await invite(company);
  await browser.caller.auth.signIn({ email: applicant.email, password: 'heidekraut-im-regen' });
  await failUnexpectedly(browser);
  await company.caller.organisations.delete({ confirmation: 'Musterhaus' });
  await deleteAccount('heidekraut-im-regen');

  for (const value of Object.values(applicant)) secrets.add(value);
  const log = app().logged();
  for (const expected of ['/trpc/auth.signUp', 'only_in_this_test', '"unexpected error"', '"mail"', '"sql"'])
    expect(log).toContain(expected);
  expect([...secrets].filter((secret) => secret.length < 5)).toEqual([]);
  expect([...secrets].filter((secret) => log.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  expect(log).not.toMatch(/@[a-z]+\.example|\b(?:203\.0\.113|198\.51\.100)\./i);
});
