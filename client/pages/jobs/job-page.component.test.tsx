import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApplicationOfJob } from '#shared/applications/state.ts';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { placeholderMatch } from '../../features/matching/placeholder-match.ts';
import { readPendingApplication, removePendingApplication } from '../../lib/pending-application.ts';
import { removeAllTestData, storeToken } from '../../lib/tests/test-tokens.ts';
import { placeEverything } from '../../testing/in-view.ts';
import { jobBoardReads, jobCard, jobDetail, jobIdOf, type Readers, stubReads, withStatus } from '../../testing/jobs.ts';
import { expectAddress, expectFocus, expectHeading, expectHeadings, isDisabled } from '../../testing/page-actions.ts';
import { applicant, member, staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, pendingAnswer } from '../../testing/server-stub.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  removeAllTestData();
  removePendingApplication();
});

const card = jobCard('Pflegefachkraft (m/w/d)', 1);
const job = jobDetail(card, {
  companyText: 'Wir sind ein Haus am See.',
  values: ['Humor'],
  skills: [
    { skillId: 1, name: 'Empathie', description: 'Spüren, was andere bewegt.', weight: 1, esco: null },
    { skillId: 2, name: 'Resilienz', description: 'Nach Rückschlägen weitermachen.', weight: 3, esco: null },
  ],
});
const path = `/job/${job.jobId}`;
const missing = { softskills: true, values: true };
const explained = (percent: number) => ({
  match: { ...placeholderMatch, match: percent },
  missing: { softskills: false, values: false },
});

type Opening = { user?: SessionUser; application?: ApplicationOfJob; answers?: Answers; reads?: Readers };

async function open({ user, application = null, answers = {}, reads = {} }: Opening = {}) {
  stubReads({ ...jobBoardReads([]), [`/api/job/${job.jobId}`]: () => job, ...reads });
  const opened = await renderAt(path, {
    ...(user && { user }),
    answers: {
      'applications.ofJob': application,
      'savedJobs.ids': [],
      'matching.explain': { match: null, missing },
      'tests.startable': ['test1'],
      ...answers,
    },
    allowsUnanswered: true,
  });
  await expectHeading(job.title);
  return opened;
}

const actions = () => within(screen.getByRole('region', { name: 'Gehalt, Ort und Bewerbung' }));
const bar = () => screen.queryByRole('region', { name: 'Bewerbung' });

test('the page reads from the text to the strengths, the match and the company, under one h1', async () => {
  await open({ user: applicant() });
  await expectHeadings(() => screen.getByRole('article'), 2, [
    'Worum es geht',
    'Welche Stärken gefragt sind',
    'Passung',
    'Wofür das Unternehmen steht',
    'Das Unternehmen',
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const company = within(screen.getByRole('region', { name: 'Das Unternehmen' }));
  expect(company.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/company-page/haus-am-see',
    '/jobs?company=haus-am-see',
  ]);
});

test('strengths are ordered by weight, each with its weight in words and its definition on demand', async () => {
  const { person } = await open();
  const list = screen.getByRole('region', { name: 'Welche Stärken gefragt sind' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('summary')?.textContent)).toEqual([
    'Resilienzentscheidend',
    'Empathiewichtig',
  ]);
  const details = rows.map((row) => row.querySelector('details'));
  expect(details.map((one) => one?.open)).toEqual([false, false]);
  await person.click(within(list).getByText('Resilienz'));
  expect(details.map((one) => one?.open)).toEqual([true, false]);
  within(list).getByText('Nach Rückschlägen weitermachen.');
});

test('a guest without a result reads what an application needs, and the sheet leads to the test', async () => {
  const { person } = await open();
  const links = actions().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Bewerben']);
  actions().getByText(/^Dafür reicht der Soft-Skill-Test: 15 bis 20 Minuten/);
  expect(actions().queryByRole('button')).toBeNull();
  await person.click(actions().getByRole('link', { name: 'Bewerben' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getAllByRole('listitem')).toHaveLength(3);
  const signIn = sheet.getByRole('link', { name: 'Ich habe schon ein Konto' });
  expect(signIn.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(`${path}?release=apply`)}`);
  await person.click(sheet.getByRole('link', { name: 'Zum Soft-Skill-Test' }));
  await expectAddress('/test/softskilltest');
  expect(readPendingApplication()).toEqual({ jobId: job.jobId, title: job.title });
});

test('a guest with a result signs up and returns to the sheet', async () => {
  storeToken('latest_test_token', 't'.repeat(43));
  const { person } = await open({
    answers: { 'matching.explain': { match: null, missing: { softskills: false, values: true } } },
  });
  const give = await actions().findByRole('link', { name: 'Ergebnis zeigen, ohne sich zu bewerben' });
  expect(give.getAttribute('href')).toContain('/auth');
  const apply = actions().getByRole('link', { name: 'Bewerben' });
  expect(apply.getAttribute('href')).toBe(`/auth?tab=signup&next=${encodeURIComponent(`${path}?release=apply`)}`);
  actions().getByText('Keine Unterlagen nötig. Zuerst legen Sie ein Konto an; Ihr Ergebnis kommt mit.');
  await person.click(apply);
  await expectHeading(`Konto für Ihre Bewerbung: ${job.title}`);
  await screen.findByText('Noch ein Schritt. Danach wählen Sie, was das Unternehmen sieht.');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the match is beside the button, with a link that opens its reasons each time', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { person } = await open({ user: applicant(), answers: { 'matching.explain': explained(71) } });
  const why = await actions().findByRole('link', { name: 'Warum?' });
  expect(why.getAttribute('href')).toBe(`${path}#match`);
  actions().getByText('Passung 71 von 100: hoch');
  const reasons = within(screen.getByRole('region', { name: 'Passung' })).getByRole('button', { expanded: false });
  for (const time of [1, 2, 3]) {
    await person.click(why);
    await screen.findByRole('heading', { name: 'So entsteht die Zahl' });
    await expectFocus(reasons);
    expect(scrolled.mock.contexts).toEqual(Array.from({ length: time }, () => reasons));
    await person.click(reasons);
    expect(reasons.getAttribute('aria-expanded')).toBe('false');
  }
});

test('an applicant with a result can apply, keep the job, or only show the result, in this order', async () => {
  await open({ user: applicant(), answers: { 'matching.explain': explained(71) } });
  await actions().findByRole('button', { name: 'Ergebnis zeigen, ohne sich zu bewerben' });
  expect(
    actions()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bewerben', `Merken ${job.title}`, 'Ergebnis zeigen, ohne sich zu bewerben']);
});

test('while the button is in view, there is no bar', async () => {
  placeEverything(true);
  await open({ user: applicant() });
  await actions().findByRole('button', { name: 'Bewerben' });
  expect(bar()).toBeNull();
});

test('once the button has left the view, a bar with pay and place opens the same single dialog', async () => {
  placeEverything(false);
  const { person } = await open({
    user: applicant(),
    answers: { 'releases.preview': pendingAnswer<Output<'releases.preview'>>().answer },
  });
  const shown = await waitFor(() => within(bar() ?? document.createElement('div')).getByText(/3\.390 bis 4\.120/));
  within(shown.closest('section') as HTMLElement).getByText('37073 Göttingen');
  const apply = within(bar() as HTMLElement).getByRole('button', { name: 'Bewerben' });
  await waitFor(() => expect(isDisabled(apply)).toBe(false));
  await person.click(apply);
  await expectAddress(`${path}?release=apply`);
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a guest has the bar, too', async () => {
  placeEverything(false);
  await open();
  await waitFor(() => expect(bar()).not.toBeNull());
  expect(
    within(bar() as HTMLElement)
      .getByRole('link', { name: 'Bewerben' })
      .getAttribute('href'),
  ).toBe(`${path}?release=apply`);
});

test.each([
  ['of its company', 'haus-am-see', true],
  ['of another company', 'lindenhof', false],
])('a member %s sees the job without a way to apply', async (_, slug, isOwn) => {
  placeEverything(false);
  const organisation = { slug } as never;
  const { server } = await open({ user: member(), answers: { 'organisations.current': organisation } });
  await waitFor(() => expect(server.calls('organisations.current').length).toBeGreaterThan(0));
  if (isOwn) {
    const edit = await actions().findByRole('link', { name: 'Stelle bearbeiten' });
    expect(edit.getAttribute('href')).toBe(`/company/job/${job.jobId}`);
  } else {
    await screen.findByRole('button', { name: 'Inhalt melden' });
    expect(actions().queryByRole('link')).toBeNull();
  }
  expect(screen.queryByRole('button', { name: /Bewerben|Merken/ })).toBeNull();
  expect(bar()).toBeNull();
});

test('staff see the job without actions', async () => {
  placeEverything(false);
  await open({ user: staff() });
  expect(actions().queryByRole('button')).toBeNull();
  expect(actions().queryByRole('link')).toBeNull();
  expect(bar()).toBeNull();
});

test('jobs of the same field nearby or remote are similar jobs; the job itself is not', async () => {
  placeEverything(true);
  const other = jobCard('Pflegefachkraft im Nachtdienst (m/w/d)', 2);
  const asked: Array<Record<string, string>> = [];
  await open({
    reads: jobBoardReads([], (query) => {
      asked.push(query);
      return [card, other];
    }),
  });
  const similar = within(await screen.findByRole('region', { name: 'Ähnliche Stellen' }));
  expect(similar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/job/${jobIdOf(2)}`]);
  const near = { place: '37073 Göttingen', radius: '100', remote: 'also' };
  expect(asked[0]).toMatchObject({ ...near, search: '', field: 'care' });
});

test('for a job without a field, the word of its title finds similar jobs', async () => {
  placeEverything(true);
  const find = vi.fn((_: Record<string, string>) => [card]);
  await open({ reads: { ...jobBoardReads([], find), [`/api/job/${job.jobId}`]: () => ({ ...job, field: null }) } });
  await waitFor(() => expect(find).toHaveBeenCalled());
  expect(find.mock.calls[0]?.[0]).toMatchObject({ search: 'Pflegefachkraft', field: '' });
});

test('without similar jobs, the part is left out', async () => {
  placeEverything(true);
  const find = vi.fn(() => [card]);
  await open({ reads: jobBoardReads([], find) });
  await waitFor(() => expect(find).toHaveReturned());
  expect(screen.queryByRole('heading', { name: 'Ähnliche Stellen' })).toBeNull();
});

test('from a closed job, applicants get to the list and to their applications', async () => {
  stubReads({ [`/api/job/${job.jobId}`]: () => withStatus(410, { isClosed: true, title: job.title }) });
  await renderAt(path, { user: applicant(), answers: { 'applications.ofJob': null }, allowsUnanswered: true });
  await expectHeading(`„${job.title}“ ist nicht mehr ausgeschrieben`);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/jobs', '/applications']);
});
