import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApplicationOfJob } from '#shared/applications/state.ts';
import { placeholderMatch } from '../../features/matching/placeholder-match.ts';
import { paths } from '../../lib/paths.ts';
import { options, previewOf } from '../../testing/apply-sheet.ts';
import { placeEverything } from '../../testing/in-view.ts';
import { jobBoardReads, jobCard, jobDetail, stubReads } from '../../testing/jobs.ts';
import { expectHeading } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Answers, Input } from '../../testing/server-stub.ts';

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
  actions().getByText('Das Unternehmen antwortet bis 14. Dezember 2026.');
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
  [{ outdated: 1, withoutSkills: 0 }, 'Das Unternehmen sieht noch Ihr altes Ergebnis. Ansehen'],
  [{ outdated: 1, withoutSkills: 1 }, 'Das Unternehmen sieht Ihre Stärken noch nicht. Jetzt zeigen'],
])('after applying, the state comes before the match, with the older state %j', async (older, sentence) => {
  const answers = { 'matching.explain': explained(71) };
  await open({ ...sent, older }, answers);
  const applied = await actions().findByText(/Am 24\.11\.2026 beworben\./);
  const match = await actions().findByRole('link', { name: 'Warum?' });
  expect(applied.compareDocumentPosition(match)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const note = actions().getByText(/^Das Unternehmen sieht/);
  expect(note.textContent).toBe(sentence);
  expect(within(note).getByRole('link').getAttribute('href')).toBe(paths.releases);
  const application = actions().getByRole('link', { name: 'Bewerbung ansehen' });
  expect(note.compareDocumentPosition(application)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
  sheet.getByText('Das Unternehmen antwortet bis 14. Dezember 2026.');
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

test('with an unsure test, the older state follows the application and does not ask to show newer results', async () => {
  const older = { outdated: 1, withoutSkills: 1 };
  await open({ ...sent, older }, { 'matching.explain': { ...explained(71), unsure: 'test1' } });
  await actions().findByRole('link', { name: 'Test wiederholen' });
  const note = actions().getByText(/^Das Unternehmen sieht/);
  expect(note.textContent).toBe('Das Unternehmen sieht Ihre Stärken noch nicht. Was es sieht');
  expect(within(note).getByRole('link').getAttribute('href')).toBe(paths.releases);
  const application = actions().getByRole('link', { name: 'Bewerbung ansehen' });
  expect(application.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
