import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { applicationLimits } from '#shared/releases/limits.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import type { CandidateView } from '#shared/releases/view.ts';
import { consentWording } from '#shared/texts/consents.ts';
import { paths } from '../../lib/paths.ts';
import {
  readPendingApplication,
  removePendingApplication,
  storePendingApplication,
} from '../../lib/pending-application.ts';
import { jobCard, jobDetail, jobIdOf, stubReads } from '../../testing/jobs.ts';
import { button, expectFocus, findWithText } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Input, pendingAnswer, refused } from '../../testing/server-stub.ts';

afterEach(removePendingApplication);

const jobId = jobIdOf(1);
const question = 'Seit wann arbeiten Sie in der Pflege?';
const about = { name: 'Ada Adler', contact: { email: 'ada@example.org', phone: '' }, isLimited: false };
const ranked = [1, 2, 3].map((skillId) => ({
  ...{ skillId, name: `Stärke ${skillId}`, rank: skillId, isShared: false, low: skillId, high: skillId + 2 },
}));
const skills = { size: 30, ranked, month: '2026-11' };
const profile = { location: 'Göttingen', bio: '', experience: [], education: [] };

function viewOf(scope: ReleaseScope): CandidateView {
  if (scope === 'anonymous')
    return { ...about, scope, name: 'Blauer Reiher 204', contact: null, profile: null, skills: [], values: ['Humor'] };
  const values = { ranked: [{ value: 'Humor', rank: 1, isShared: false }], month: '2026-11' };
  const isWhole = scope === 'named' || scope === 'profile';
  return {
    ...{ ...about, scope, skills, values: isWhole ? values : null },
    profile: scope === 'profile' || scope === 'requiredProfile' ? profile : null,
  };
}

const previewOf = (scope: ReleaseScope, changed: Partial<ReleasePreview> = {}): ReleasePreview => ({
  company: { name: 'Lindenhof', slug: 'lindenhof', isUnverified: false },
  job: { jobId, title: 'Pflegefachkraft', questions: [question], replyBy: '2026-12-15', skillIds: [1, 2, 3] },
  view: viewOf(scope),
  jobParts: [],
  match: { match: 83, low: 60, high: 90, basis: 'both' },
  missing: { softskills: false, values: false },
  digest: scope,
  current: null,
  expiresAt: new Date('2027-05-27T10:00:00Z'),
  ...changed,
});

const options = (sendsMail: boolean) => ({
  sendsMail,
  registration: { mode: 'open' as const, domains: [] },
  passkeyOrigin: null,
});

const answersFor = (changed: Answers = {}): Answers => ({
  'auth.options': options(true),
  'applications.ofJob': null,
  'releases.preview': ({ scope }: Input<'releases.preview'>) => previewOf(scope),
  'applications.send': { applicationId: jobId, releaseId: jobId },
  ...changed,
});

async function openSheet(dialog: 'apply' | 'give', changed: Answers = {}) {
  stubReads({ [`/api/job/${jobId}`]: () => jobDetail(jobCard('Pflegefachkraft', 1), { questions: [question] }) });
  const path = `/job/${jobId}?release=${dialog}`;
  const rendered = await renderAt(path, { user: applicant(), answers: answersFor(changed), allowsUnanswered: true });
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(within(sheet).queryByRole('status')).toBeNull());
  return { ...rendered, sheet, inSheet: within(sheet) };
}

test('nothing is preselected, and sending without a choice says so at the choice', async () => {
  const { person, server, inSheet } = await openSheet('apply');
  for (const radio of inSheet.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
  await inSheet.findByText('Die Antwort kommt hier und per E-Mail.');
  inSheet.getByText('Das Unternehmen kann Sie anrufen oder Ihnen schreiben.');
  inSheet.getByText('Steht hier, sobald Sie gewählt haben.');
  expect(inSheet.queryByText('Blauer Reiher 204')).toBeNull();
  const send = inSheet.getByRole('button', { name: 'Bewerbung absenden' });
  expect(describedBy(send)).toBe('Wählen Sie zuerst, wie Sie sich zeigen.');
  await person.click(send);
  expect((await inSheet.findByRole('alert')).textContent).toBe('Bitte wählen Sie, wie Sie sich zeigen.');
  await expectFocus(inSheet.getByRole('radio', { name: 'Anonym' }));
  expect(server.calls('applications.send')).toEqual([]);
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  expect(describedBy(send)).toBe('Lindenhof sieht dann genau das und antwortet bis 15. Dezember 2026.');
});

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('the sheet promises no mail if the installation sends none', async () => {
  const { inSheet } = await openSheet('apply', { 'auth.options': options(false) });
  inSheet.getByText('Die Antwort kommt hier unter „Bewerbungen“.');
});

test('what weakens the result is one line, without a way out of the sheet', async () => {
  const view = { ...viewOf('anonymous'), isLimited: true };
  const missing = { softskills: false, values: true };
  const { inSheet } = await openSheet('apply', { 'releases.preview': previewOf('anonymous', { view, missing }) });
  await inSheet.findByText(
    'Ihr Ergebnis ist noch unsicher. Das sieht auch das Unternehmen. Der Wertetest fehlt noch: Es zählen nur Ihre Stärken.',
  );
  expect(inSheet.queryByRole('link')).toBeNull();
});

test('the button to send is the main action before a choice, too, and the consent is two sentences above its wording', async () => {
  const { person, inSheet } = await openSheet('apply');
  expect(inSheet.getByRole('button', { name: 'Bewerbung absenden' }).dataset['variant']).not.toBe('default');
  await inSheet.findByText(/^Das Unternehmen sieht das bis 27\.05\.2027\. Sie können es jederzeit beenden\./);
  const wording = inSheet.getByText('Einwilligung im Wortlaut').closest('details');
  expect(wording?.textContent).toContain(consentWording('release'));
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Passung 83 von 100, gerundet, damit niemand Sie wiedererkennt');
});

const knownAs = (scope: ReleaseScope): Answers => ({
  'releases.preview': (input: Input<'releases.preview'>) =>
    previewOf(input.scope, {
      current: { releaseId: jobId, scope, expiresAt: new Date('2027-05-27T10:00:00Z') },
    }),
});

test('a company that knows only the pseudonym leaves both choices', async () => {
  const { inSheet } = await openSheet('apply', knownAs('anonymous'));
  await inSheet.findByRole('radio', { name: 'Anonym' });
  inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' });
});

test('a company that knows the name is not offered anonymity, and keeps seeing as much as today', async () => {
  const { person, server, sheet, inSheet } = await openSheet('apply', knownAs('profile'));
  await inSheet.findByText(/^Dieses Unternehmen kennt Ihren Namen schon\./);
  await inSheet.findByText('Alle 3 Stärken, 1 Wert, Ihr Profil');
  expect(sheet.textContent).not.toContain('Bisher sieht');
  expect(inSheet.getAllByRole('radio').map(nameOfRadio)).toEqual([
    'Nur die gefragten Stärken',
    'Alle 30, dazu Ihre Werte',
  ]);
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await inSheet.findByText('Ihre Bewerbung ist gesendet');
  expect(server.calls('applications.send')).toMatchObject([{ scope: 'profile', digest: 'profile' }]);
});

test('a choice that takes something from a company says that other applications there lose it, too', async () => {
  const { person, inSheet } = await openSheet('apply', knownAs('named'));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert');
  await person.click(inSheet.getByRole('checkbox', { name: 'Mit Profil' }));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert, Ihr Profil');
  expect(inSheet.queryByText(/Bisher sieht/)).toBeNull();
  await person.click(inSheet.getByRole('radio', { name: 'Nur die gefragten Stärken' }));
  await inSheet.findByText(/^Bisher sieht das Unternehmen Sie .* auch für Ihre anderen Bewerbungen dort\.$/);
});

test('open requests of the company for other jobs are named with the place where they remain', async () => {
  const requestFor = (title: string, number: number, companyName = 'Lindenhof') => ({
    ...{ jobId: jobIdOf(number), jobTitle: title, companyName, slug: companyName.toLowerCase() },
  });
  const asked = [requestFor('Pflegefachkraft', 1), requestFor('Leitung', 2), requestFor('Köchin', 3, 'Musterhaus')];
  const waiting = { requests: 3, asked, conversations: 0, unread: [], isFound: true };
  const { inSheet } = await openSheet('apply', { 'found.waiting': waiting });
  await inSheet.findByText('Die Anfrage zu „Leitung“ finden Sie danach unter „Nachrichten“.');
});

const nameOfRadio = (radio: HTMLElement) => (radio as HTMLInputElement).labels?.[0]?.textContent;

test('a name that became known meanwhile takes the anonymous choice away and says why', async () => {
  const { person, server, inSheet } = await openSheet('apply', { 'applications.send': refused('NAME_KNOWN') });
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Ein Pseudonym statt Ihres Namens, keine Kontaktdaten');
  server.answer(knownAs('required'));
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await inSheet.findByText('Dieses Unternehmen kennt Ihren Namen schon. Anonym geht deshalb nicht.');
  await waitFor(() => expect(inSheet.queryByRole('radio', { name: 'Anonym' })).toBeNull());
});

test('with a name, the required skills come first, and each choice sends its scope', async () => {
  const { person, server, inSheet } = await openSheet('apply');
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('Ada Adler, mit E-Mail');
  inSheet.getByText('Passung 83 von 100, Spanne 60 bis 90');
  inSheet.getByText('3 gefragte Stärken');
  await person.click(inSheet.getByRole('checkbox', { name: 'Mit Profil' }));
  await inSheet.findByText('3 gefragte Stärken, Ihr Profil');
  await person.click(inSheet.getByRole('radio', { name: 'Alle 30, dazu Ihre Werte' }));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert, Ihr Profil');
  expect(server.calls('releases.preview').map(({ scope }) => scope)).toEqual([
    ...['anonymous', 'required', 'requiredProfile', 'profile'],
  ]);
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await inSheet.findByText('Ihre Bewerbung ist gesendet');
  expect(server.calls('applications.send')).toEqual([
    { jobId, scope: 'profile', digest: 'profile', questions: [question], answers: [''] },
  ]);
});

test('the exact preview and the questions open on demand, and an answer that is too long gets the focus', async () => {
  const { person, server, inSheet } = await openSheet('apply');
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('3 gefragte Stärken');
  expect(inSheet.queryByRole('article')).toBeNull();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(inSheet.getByRole('button', { name: 'Alles ansehen' }));
  expect(scrolled.mock.contexts).toEqual([inSheet.getByRole('button', { name: 'Weniger' })]);
  const view = within(await inSheet.findByRole('article', { name: 'Ada Adler' }));
  view.getByRole('heading', { name: 'Stärken' });
  expect(view.queryByRole('heading', { name: 'Werte' })).toBeNull();
  expect(inSheet.queryByRole('textbox')).toBeNull();
  await person.click(await inSheet.findByRole('button', { name: '1 Frage des Unternehmens (freiwillig)' }));
  const answer = inSheet.getByRole('textbox', { name: question });
  await person.click(answer);
  await person.paste('a'.repeat(applicationLimits.answer + 2));
  inSheet.getByText('2 Zeichen zu viel');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await expectFocus(answer);
  expect(server.calls('applications.send')).toEqual([]);
});

test('the preview shows the skills and the match for each job that the company can open', async () => {
  const match = { match: 71, low: 50, high: 80, basis: 'skills' as const };
  const fourth = { skillId: 4, name: 'Stärke 4', rank: 4, isShared: false, low: 4, high: 6 };
  const jobParts = [
    { jobId, title: 'Pflegefachkraft', match: { ...match, match: 83 }, skills },
    { jobId: jobIdOf(2), title: 'Praxisanleitung', match, skills: { ...skills, ranked: [...ranked.slice(1), fourth] } },
  ];
  const { person, inSheet } = await openSheet('apply', { 'releases.preview': previewOf('required', { jobParts }) });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('3 gefragte Stärken');
  inSheet.getByText('Dazu weiter Ihre Bewerbung „Praxisanleitung“: 3 gefragte Stärken');
  await person.click(inSheet.getByRole('button', { name: 'Alles ansehen' }));
  const view = within(await inSheet.findByRole('article', { name: 'Ada Adler' }));
  const headings = view.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Pflegefachkraft', 'Praxisanleitung']);
  expect([view.getAllByText('Stärke 2').length, view.getAllByText('Stärke 4').length]).toEqual([2, 1]);
  view.getByText('Passung 83 von 100');
  view.getByText('Passung 71 von 100');
});

test('after sending there is a headline, what happens next, and the way to this application', async () => {
  const missing = { softskills: false, values: true };
  const { person, inSheet } = await openSheet('apply', { 'releases.preview': previewOf('anonymous', { missing }) });
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Ein Pseudonym statt Ihres Namens, keine Kontaktdaten');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await expectFocus(await inSheet.findByRole('status'));
  within(inSheet.getByRole('status')).getByRole('heading', { name: 'Ihre Bewerbung ist gesendet' });
  expect(inSheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Wertetest machen', 'Bewerbung ansehen', 'Ähnliche Stellen'],
  ]);
  const shown = inSheet.getByRole('link', { name: 'Bewerbung ansehen' });
  expect(shown.getAttribute('href')).toBe(paths.application(jobId));
  const steps = within(inSheet.getByRole('list', { name: 'So geht es weiter' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Lindenhof sieht sich Ihre Bewerbung an.',
    'Die Antwort kommt bis 15. Dezember 2026, hier und per E-Mail.',
    'Den Stand sehen Sie unter „Bewerbungen“. Dort können Sie die Bewerbung auch zurückziehen.',
  ]);
});

test('changed data opens the new preview, and a failed preview stops sending', async () => {
  const { person, server, inSheet } = await openSheet('apply', { 'applications.send': refused('RELEASE_CHANGED') });
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Ein Pseudonym statt Ihres Namens, keine Kontaktdaten');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await findWithText('alert', 'Die Vorschau ist neu geladen');
  await inSheet.findByRole('article', { name: 'Blauer Reiher 204' });
  inSheet.getByRole('textbox', { name: question });
  server.answer({ 'releases.preview': refused('JOB_GONE') });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByRole('button', { name: 'Erneut versuchen' });
  expect(inSheet.getByRole<HTMLButtonElement>('button', { name: 'Bewerbung absenden' }).disabled).toBe(true);
});

test('while the chosen preview loads, nothing can be sent', async () => {
  const pending = pendingAnswer<ReleasePreview>();
  const { person, server, inSheet } = await openSheet('apply');
  server.answer({ 'releases.preview': pending.answer });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await waitFor(() =>
    expect(inSheet.getByRole<HTMLButtonElement>('button', { name: 'Bewerbung absenden' }).disabled).toBe(true),
  );
});

test('without a result the sheet leads to the tests instead', async () => {
  const view: CandidateView = { ...viewOf('anonymous'), skills: null, values: null } as CandidateView;
  const missing = { softskills: true, values: true };
  const { person, inSheet } = await openSheet('apply', {
    'releases.preview': previewOf('anonymous', { view, missing }),
    'tests.startable': ['test1'],
  });
  await waitFor(() => expect(inSheet.queryByRole('radio')).toBeNull());
  expect(inSheet.queryByRole('button', { name: 'Bewerbung absenden' })).toBeNull();
  await person.click(inSheet.getByRole('link', { name: 'Zum Soft-Skill-Test' }));
  expect(readPendingApplication()).toEqual({ jobId, title: 'Pflegefachkraft' });
});

test('with a result, the sheet no longer waits for the test', async () => {
  storePendingApplication({ jobId, title: 'Pflegefachkraft' });
  await openSheet('apply');
  await waitFor(() => expect(readPendingApplication()).toBeNull());
});

test('showing the result without applying uses the same sheet and says what the company sees now', async () => {
  const { person, server, sheet, inSheet } = await openSheet('give', { 'releases.give': { releaseId: jobId } });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('3 gefragte Stärken');
  await person.click(button('Ergebnis zeigen', sheet));
  await inSheet.findByText('Haus am See sieht Sie ab jetzt mit Namen, nur gefragte Stärken.');
  expect(server.calls('releases.give')).toEqual([
    { target: { kind: 'job', jobId }, scope: 'required', digest: 'required' },
  ]);
});
