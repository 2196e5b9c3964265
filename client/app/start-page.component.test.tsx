import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { removeAllTestData, storeToken } from '../lib/tests/test-tokens.ts';
import { jobBoardReads, jobCard, stubReads } from '../testing/jobs.ts';
import { button, expectAddress, expectNoneWithText, findWithText } from '../testing/page-actions.ts';
import { applicant, member, staff } from '../testing/people.ts';
import { renderAt } from '../testing/render.tsx';
import { type Output, pendingAnswer, unreachable } from '../testing/server-stub.ts';

const noRun = { status: 'none', answered: 0, total: 30, hasOpenRun: false, openVariant: null } as const;
const noTests: Output<'tests.overview'> = {
  softskill: noRun,
  values: noRun,
  completed: 0,
  available: { softskill: true, values: true } as never,
};

const mainLinks = () => screen.queryAllByRole('link', { name: /^(Kostenlos|Anmelden$|Weiter zu)/ });
const inMain = async () => within(await screen.findByRole('main'));

const visitors = [
  { who: 'an applicant without a result', user: applicant(), label: 'Weiter zu den Tests', arrival: '/tests' },
  { who: 'a member', user: member('editor'), label: 'Weiter zu Haus am See', arrival: '/company/dashboard' },
  {
    who: 'a company without organisation',
    user: member('owner', { organisation: null }),
    label: 'Weiter zum Dashboard',
    arrival: '/company/dashboard',
  },
  { who: 'staff', user: staff('support'), label: 'Weiter zum Admin Portal', arrival: '/admin/dashboard' },
];

const rows = visitors.flatMap((one) => ['/', '/home', '/company-info'].map((path) => ({ ...one, path })));

test.each(rows.filter(({ path, user }) => path !== '/' || user.userType !== 'applicant'))(
  '$path shows $who a single main link',
  async ({ path, user, label, arrival }) => {
    const { person } = await renderAt(path, { user, answers: { 'tests.overview': noTests }, allowsUnanswered: true });
    const [way] = await (await inMain()).findAllByRole('link', { name: label });
    await within(screen.getByRole('banner')).findByRole('button', { name: /^Menü von/ });
    expect(mainLinks().map((link) => link.textContent)).toEqual([label, label]);
    await person.click(way as HTMLElement);
    await expectAddress(arrival);
  },
);

test('/ shows an applicant the overview of the dashboard', async () => {
  await renderAt('/', { user: applicant(), answers: { 'tests.overview': noTests }, allowsUnanswered: true });
  await (await inMain()).findByRole('heading', { level: 1, name: /^Guten Tag/ });
  screen.getByRole('link', { name: 'Übersicht', current: 'page' });
});

const deliverWithoutSession = () =>
  document.head.insertAdjacentHTML('beforeend', '<meta name="session" content="null" />');
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.querySelector('meta[name="session"]')?.remove();
});

test('guests see sign-in and sign-up before the session is known', async () => {
  deliverWithoutSession();
  await renderAt('/', { answers: { 'auth.me': pendingAnswer<null>().answer }, allowsUnanswered: true });
  await (await inMain()).findAllByRole('link', { name: 'Kostenlos registrieren' });
  expect(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Kostenlos starten' })).not.toEqual([]);
});

test('the start page is complete before the server responds', async () => {
  deliverWithoutSession();
  const { person } = await renderAt('/', {
    answers: { 'auth.me': pendingAnswer<null>().answer },
    allowsUnanswered: true,
  });
  const main = await inMain();
  main.getByRole('heading', { level: 1, name: 'Bewerben ohne Bewerbung' });
  expect(main.getAllByRole('link', { name: 'Test jetzt starten' }).length).toBeGreaterThan(0);
  main.getByText(landingTexts.hero.effort);
  main.getByRole('heading', { name: landingTexts.finale.title });
  for (const text of [landingTexts.hero.effort, landingTexts.finale.title]) expect(text).toContain('15 bis 20 Minuten');
  await person.click(screen.getAllByRole('link', { name: 'Für Unternehmen' })[0] as HTMLElement);
  await expectAddress('/company-info');
});

test('a guest with a result is led back to it instead of to the test', async () => {
  storeToken('latest_test_token', 'r'.repeat(43));
  await renderAt('/', { allowsUnanswered: true });
  const main = await inMain();
  const links = await main.findAllByRole('link', { name: 'Ihr Ergebnis' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/test-results', '/test-results']);
  expect(main.queryByRole('link', { name: 'Test jetzt starten' })).toBeNull();
  expect(main.queryByText(landingTexts.hero.effort)).toBeNull();
  main.getByRole('heading', { name: landingTexts.finale.withResult.title });
  removeAllTestData();
});

test('a guest with a values result is led back to it', async () => {
  storeToken('latest_value_test_token', 'r'.repeat(43));
  await renderAt('/', { allowsUnanswered: true });
  const links = await (await inMain()).findAllByRole('link', { name: 'Ihre Werte' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/value-test', '/value-test']);
  expect((await inMain()).queryByRole('link', { name: 'Kostenlos registrieren' })).toBeNull();
  removeAllTestData();
});

test('a guest with an open test is led on with it', async () => {
  deliverWithoutSession();
  storeToken('softskill_test_token', 'r'.repeat(43));
  const values = { status: 'none', answered: 0, total: 45, hasOpenRun: false, openVariant: null } as const;
  const softskill = { status: 'open', answered: 2, total: 35, hasOpenRun: true, openVariant: 'test1' } as const;
  const overview = { softskill, values, completed: 0, available: 2 };
  await renderAt('/', { allowsUnanswered: true, answers: { 'auth.me': null, 'tests.overview': overview } });
  const main = await inMain();
  expect(await main.findAllByRole('link', { name: 'Test fortsetzen' })).toHaveLength(2);
  expect(main.queryByRole('link', { name: 'Test jetzt starten' })).toBeNull();
  removeAllTestData();
});

test('a footer page that failed to load is retried on request', async () => {
  const { person, server } = await renderAt('/help', { answers: { 'pages.page': unreachable } });
  await screen.findByText('Das hat nicht geklappt');
  server.answer({
    'pages.page': {
      title: 'Hilfe',
      description: '',
      intro: '<p>Wir helfen.</p>',
      sections: [],
      steps: [],
      updatedAt: null,
    },
  });
  await person.click(button('Erneut versuchen'));
  await within(await screen.findByRole('article')).findByRole('heading', { level: 1, name: 'Hilfe' });
});

test('a notice stays closed until its text changes', async () => {
  const notice = (text: string) => ({ 'notice.current': { text, tone: 'warning' as const } });
  const text = 'Heute Abend ab 22 Uhr arbeiten wir an der Anlage.';
  const first = await renderAt('/auth', { answers: notice(text) });
  const bar = await findWithText('status', text);
  await first.person.click(button('Hinweis schließen', bar));
  await expectNoneWithText('status', text);
  first.close();
  const second = await renderAt('/auth', { answers: notice(text) });
  await screen.findByRole('button', { name: 'Anmelden' });
  await expectNoneWithText('status', text);
  second.close();
  await renderAt('/auth', { answers: notice(`${text} Es dauert eine Stunde.`) });
  await findWithText('status', 'Es dauert eine Stunde.');
});

test('the landing page shows three open jobs with pay, place and required strengths', async () => {
  const jobs = [1, 2, 3, 4].map((index) => jobCard(`Stelle ${index}`, index));
  stubReads(jobBoardReads(jobs, () => jobs));
  await renderAt('/home', { allowsUnanswered: true });
  const section = within(await screen.findByRole('region', { name: 'Diese Stellen sind gerade offen' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Stelle 1',
    'Stelle 2',
    'Stelle 3',
  ]);
  expect(section.getAllByText('Gefragt: Kommunikation, Resilienz')).toHaveLength(3);
  expect(section.getAllByText('37073 Göttingen')).toHaveLength(3);
  section.getByRole('link', { name: 'Alle Stellen ansehen' });
});

test('signed-in people get the short footer', async () => {
  await renderAt('/home', { user: applicant(), answers: { 'tests.overview': noTests }, allowsUnanswered: true });
  await (await inMain()).findAllByRole('link', { name: 'Weiter zu den Tests' });
  const footer = within(screen.getByRole('contentinfo'));
  footer.getByRole('link', { name: 'Hilfe' });
  expect(footer.queryByRole('link', { name: 'Karriere' })).toBeNull();
});

test('the search on the landing page opens the job list with words and place', async () => {
  const { person } = await renderAt('/home', { allowsUnanswered: true });
  await person.type(await screen.findByRole('textbox', { name: 'Beruf oder Stärke' }), ' Pflege ');
  await person.type(screen.getByRole('combobox', { name: 'Ort' }), '37073{Enter}');
  await expectAddress('/jobs?q=Pflege&place=37073');
});

const town = { postalCode: null, town: 'Göttingen', country: 'DE', latitude: 51.5, longitude: 9.9 } as const;

test('the search of the start page completes a place before it is suggested', async () => {
  const { person } = await renderAt('/', {
    answers: { 'places.suggest': [{ ...town, label: 'Göttingen' }] },
    allowsUnanswered: true,
  });
  await person.type(await (await inMain()).findByRole('combobox', { name: 'Ort' }), 'gött{Enter}');
  await expectAddress('/jobs?place=G%C3%B6ttingen');
});

test('the search of the start page opens without an answer about the place', async () => {
  const { person } = await renderAt('/', { answers: { 'places.suggest': unreachable }, allowsUnanswered: true });
  await person.type(await (await inMain()).findByRole('combobox', { name: 'Ort' }), 'gött{Enter}');
  await expectAddress('/jobs?place=g%C3%B6tt');
});

test('the search of the start page suggests places', async () => {
  const { person, server } = await renderAt('/', {
    answers: { 'places.suggest': [{ ...town, label: 'Göttingen' }] },
    allowsUnanswered: true,
  });
  const field = await (await inMain()).findByRole('combobox', { name: 'Ort' });
  await person.type(field, 'g');
  expect(field).toHaveProperty('list.options.length', 0);
  await person.type(field, 'ött');
  await waitFor(() => expect(field).toHaveProperty('list.options.0.value', 'Göttingen'));
  expect(server.calls('places.suggest')).toEqual([{ query: 'gött' }]);
  await person.type(field, '{Enter}');
  await expectAddress('/jobs?place=G%C3%B6ttingen');
});
