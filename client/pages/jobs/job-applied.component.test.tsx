import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApplicationOfJob } from '#shared/applications/state.ts';
import { placeholderMatch } from '../../features/matching/placeholder-match.ts';
import { paths } from '../../lib/paths.ts';
import { options, previewOf } from '../../testing/apply-sheet.ts';
import { placeEverything } from '../../testing/in-view.ts';
import { jobBoardReads, jobCard, jobDetail, stubReads } from '../../testing/jobs.ts';
import { button, expectFocus, expectHeading } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Answers, Input } from '../../testing/server-stub.ts';
import { dialog, release, renewal } from '../../testing/who-sees-me.ts';

afterEach(() => vi.unstubAllGlobals());

const job = jobDetail(jobCard('Pflegefachkraft (m/w/d)', 1));
const path = `/job/${job.jobId}`;
const explained = (percent: number) => ({
  match: { ...placeholderMatch, match: percent },
  missing: { softskills: false, values: false },
});

async function open(application: ApplicationOfJob, answers: Answers = {}, changes: Partial<typeof job> = {}) {
  stubReads({ ...jobBoardReads([]), [`/api/job/${job.jobId}`]: () => ({ ...job, ...changes }) });
  const opened = await renderAt(path, {
    user: applicant(),
    answers: {
      ...{ 'applications.ofJob': application, 'savedJobs.ids': [], 'tests.startable': ['test1'] },
      'matching.explain': { match: null, missing: { softskills: true, values: true } },
      ...answers,
    },
    allowsUnanswered: true,
  });
  await expectHeading(job.title);
  return opened;
}

const actions = () => within(screen.getByRole('region', { name: 'Gehalt, Ort und Bewerbung' }));
const bar = () => screen.queryByRole('region', { name: 'Bewerbung' });

const sent = {
  status: 'applied' as const,
  appliedAt: new Date('2026-11-24T10:00:00.000Z'),
  ...{ replyBy: null, isOverdue: false, mayApplyAgain: false, older: { outdated: 0, withoutSkills: 0 } },
  conversation: null,
};

test.each([
  [{ unread: 1, hasOpenQuestion: true }, 'Neue Nachricht lesen'],
  [{ unread: 0, hasOpenQuestion: true }, 'Frage beantworten'],
  [{ unread: 0, hasOpenQuestion: false }, null],
])('a conversation with %o offers %s', async (news, name) => {
  await open({ ...sent, conversation: { releaseId: 'r', ...news } });
  await actions().findByRole('link', { name: 'Bewerbung ansehen' });
  const offered = actions()
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href') === '/messages/r');
  expect(offered.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
});

test('after applying, the page shows the state, and neither a button nor a bar offers it again', async () => {
  placeEverything(false);
  const application = { ...sent, status: 'reviewing' as const, replyBy: '2026-12-14' };
  const { server } = await open(application);
  await actions().findByText(/Am 24\.11\.2026 beworben\./);
  actions().getByText('In Prüfung');
  actions().getByText('Antwort bis 14. Dezember 2026.');
  expect(screen.queryByText(/^(Unternehmen antwortet|Bewerben) bis$/)).toBeNull();
  screen.getByText(/^Ausgeschrieben bis \d/);
  expect(actions().getByRole('link', { name: 'Bewerbung ansehen' }).getAttribute('href')).toBe(
    paths.application(job.jobId),
  );
  expect(screen.queryByRole('button', { name: /ewerben/ })).toBeNull();
  expect(bar()).toBeNull();
  await waitFor(() => expect(server.calls('savedJobs.ids')).toHaveLength(1));
  expect(actions().queryByRole('button', { name: `Merken ${job.title}` })).toBeNull();
});

test.each([
  [{ outdated: 1, withoutSkills: 0 }, 'Das Unternehmen sieht noch Ihr altes Ergebnis.', 'Neuen Stand zeigen'],
  [{ outdated: 1, withoutSkills: 1 }, 'Das Unternehmen sieht Ihre Stärken noch nicht.', 'Stärken zeigen'],
])('after applying, the state comes before the match, with the older state %j', async (older, sentence, label) => {
  const answers = { 'matching.explain': explained(71) };
  await open({ ...sent, older }, answers);
  const applied = await actions().findByText(/Am 24\.11\.2026 beworben\./);
  const match = await actions().findByRole('link', { name: 'Warum?' });
  expect(applied.compareDocumentPosition(match)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const note = actions().getByText(sentence);
  const update = actions().getByRole('link', { name: label });
  expect(update.getAttribute('href')).toBe(`${path}?release=update`);
  const application = actions().getByRole('link', { name: 'Bewerbung ansehen' });
  for (const next of [update, application])
    expect(note.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('before applying, the match comes before the button, and the sheet stays open when they change places', async () => {
  const answers = {
    ...{ 'matching.explain': explained(71), 'auth.options': options(false), 'tests.startable': ['test1' as const] },
    'releases.preview': ({ scope }: Input<'releases.preview'>) => previewOf(scope),
    'applications.send': { applicationId: 'a', releaseId: 'r' },
  };
  const { person, server } = await open(null, answers);
  const match = await actions().findByRole('link', { name: 'Warum?' });
  const apply = actions().getByRole('button', { name: 'Bewerben' });
  expect(match.compareDocumentPosition(apply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(apply);
  const sheet = within(await screen.findByRole('dialog'));
  await person.click(await sheet.findByRole('radio', { name: 'Anonym' }));
  await sheet.findByText('Ein Pseudonym statt Ihres Namens, keine Kontaktdaten');
  server.answer({ 'applications.ofJob': sent });
  await person.click(sheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await sheet.findByText('Ihre Bewerbung ist gesendet');
  await screen.findByText(/Am 24\.11\.2026 beworben\./);
  sheet.getByText('Ihre Bewerbung ist gesendet');
});

test('a promised answer that is late is named', async () => {
  const application = { ...sent, replyBy: '2026-12-14', isOverdue: true };
  await open(application);
  await actions().findByText('Die Antwort war bis 14. Dezember 2026 zugesagt und steht noch aus.');
});

test('the sheet of a sent application shows its state instead of the form', async () => {
  const application = { ...sent, replyBy: '2026-12-14' };
  stubReads({ ...jobBoardReads([]), [`/api/job/${job.jobId}`]: () => job });
  const answers = { 'applications.ofJob': application, 'savedJobs.ids': [], 'tests.startable': ['test1' as const] };
  await renderAt(`${path}?release=apply`, { user: applicant(), answers, allowsUnanswered: true });
  const sheet = within(await screen.findByRole('dialog'));
  sheet.getByText('Antwort bis 14. Dezember 2026.');
  expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([paths.application(job.jobId)]);
  expect(sheet.queryByRole('radio')).toBeNull();
});

test('after applying, the questions of the job lead to the conversation', async () => {
  const conversation = { releaseId: 'r', unread: 0, hasOpenQuestion: false };
  await open({ ...sent, conversation }, { 'matching.explain': explained(71) }, { questions: ['Ab wann?'] });
  const answer = await screen.findByRole('link', { name: 'In den Nachrichten antworten' });
  expect(answer.getAttribute('href')).toBe('/messages/r');
  expect(screen.queryByText(/Antworten ist freiwillig/)).toBeNull();
});

test('the older state leads straight to the dialog that shows the strengths, also with an unsure test', async () => {
  const conversation = { releaseId: 'release 2', unread: 0, hasOpenQuestion: false };
  const unshown = { softskills: true, values: false };
  const shown = release({ releaseId: 'release 2', isOutdated: true, renewal, unshown });
  const own = { releases: [shown], total: 2, withProfile: 0, nextCursor: null };
  const { person, server } = await open(
    { ...sent, conversation, older: { outdated: 1, withoutSkills: 1 } },
    {
      'matching.explain': { ...explained(71), unsure: 'test1' },
      'releases.page': ({ cursor }) => (cursor ? own : { ...own, releases: [release()], nextCursor: 'next' }),
      'releases.preview': ({ scope }) => previewOf(scope),
      'releases.give': { releaseId: 'release 2' },
    },
  );
  await actions().findByRole('link', { name: 'Test wiederholen' });
  actions().getByText('Ihr Ergebnis ist noch unsicher.', { selector: 'p > span' });
  expect(server.calls('releases.page')).toEqual([]);
  await person.click(actions().getByRole('link', { name: 'Stärken zeigen' }));
  const sheet = await dialog('Stärken zeigen: Lindenhof');
  await within(sheet).findByText('Alle 3 Stärken, 1 Wert');
  await person.keyboard('{Escape}');
  await expectFocus(actions().getByRole('link', { name: 'Stärken zeigen' }));
  await person.click(actions().getByRole('link', { name: 'Stärken zeigen' }));
  const again = await dialog('Stärken zeigen: Lindenhof');
  await within(again).findByText('Alle 3 Stärken, 1 Wert');
  const updated = { ...own, releases: [release({ releaseId: 'release 2' })] };
  server.answer({ 'applications.ofJob': { ...sent, conversation }, 'releases.page': updated });
  await person.click(button('Stärken zeigen', again));
  await screen.findByText('Lindenhof sieht jetzt Ihre Stärken.');
  expect(server.calls('releases.give')).toMatchObject([{ target: renewal }]);
  await waitFor(() => expect(screen.queryByText(/Ihre Stärken noch nicht/)).toBeNull());
  expect(window.location.pathname).toBe(path);
});

test('an older state that cannot be shown from the job leads to all companies', async () => {
  const conversation = { releaseId: 'release 2', unread: 0, hasOpenQuestion: false };
  const { person } = await open(
    { ...sent, conversation, older: { outdated: 1, withoutSkills: 0 } },
    { 'releases.page': { releases: [release()], total: 1, withProfile: 0, nextCursor: null } },
  );
  await person.click(await actions().findByRole('link', { name: 'Neuen Stand zeigen' }));
  await waitFor(() => expect(window.location.href).toContain(paths.releases));
});

test.each([
  [null, true],
  [sent, false],
])('for the application %j, an unsure match is called no obstacle to apply: %j', async (application, isNamed) => {
  const { match, missing } = explained(51);
  const unsure = { low: 41, high: 67, hasUnsureSkills: true as const };
  await open(application, { 'matching.explain': { match: { ...match, ...unsure }, missing, unsure: 'test1' } });
  const doubt = await screen.findByText(/deshalb steht statt einer Zahl eine Spanne\./);
  expect(doubt.textContent.includes('kein Hindernis')).toBe(isNamed);
});

test('a button below the reasons closes them and leads back to the button above', async () => {
  const { person } = await open(sent, { 'matching.explain': explained(71) });
  const part = within(await screen.findByRole('region', { name: 'Passung' }));
  const toggle = await part.findByRole('button', { name: 'Woraus die Passung entsteht' });
  await person.click(toggle);
  await person.click(await part.findByRole('button', { name: 'Rechnung schließen' }));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
  expect(part.queryByRole('heading', { name: 'So entsteht die Zahl' })).toBeNull();
});

test('the reasons begin with an unsure result and the way to repeat its test', async () => {
  const unsure = { ...explained(71), unsure: 'test1' as const };
  const { person } = await open(sent, { 'matching.explain': unsure });
  const part = within(await screen.findByRole('region', { name: 'Passung' }));
  await person.click(await part.findByRole('button', { name: 'Woraus die Passung entsteht' }));
  const calculation = await part.findByRole('heading', { name: 'So entsteht die Zahl' });
  const repeat = part.getByRole('link', { name: 'Test wiederholen' });
  expect(repeat.parentElement?.textContent).toMatch(/^Ihr Ergebnis ist noch unsicher\./);
  expect(repeat.compareDocumentPosition(calculation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('after an ended application, the result can still be shown', async () => {
  const answers = { 'matching.explain': explained(71) };
  await open({ ...sent, status: 'refused' }, answers);
  await actions().findByText(/Am 24\.11\.2026 beworben\./);
  await actions().findByRole('button', { name: 'Ergebnis zeigen, ohne sich zu bewerben' });
  expect(screen.queryByRole('button', { name: 'Bewerben' })).toBeNull();
});

test('after a rejection by a company that still sees the result, nothing offers to show it', async () => {
  const conversation = { releaseId: 'r', unread: 0, hasOpenQuestion: false };
  await open({ ...sent, status: 'refused', conversation }, { 'matching.explain': explained(71) });
  await actions().findByRole('link', { name: 'Warum?' });
  expect(screen.queryByRole('button', { name: 'Ergebnis zeigen, ohne sich zu bewerben' })).toBeNull();
});

test('after withdrawing, button and bar offer to apply again', async () => {
  placeEverything(false);
  await open({ ...sent, status: 'withdrawn', mayApplyAgain: true });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Erneut bewerben' })).toHaveLength(2));
});
