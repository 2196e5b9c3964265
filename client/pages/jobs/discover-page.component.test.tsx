import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { DiscoverPage } from '#shared/matching/state.ts';
import { best, both, none, openAs, pageOf, worst } from '../../testing/discover.ts';
import { jobBoardReads, jobCard, jobDetail, jobIdOf, match, stubReads } from '../../testing/jobs.ts';
import { button, expectAddress, expectHeadings, fill, findWithText } from '../../testing/page-actions.ts';
import { pendingCounts, profileIn } from '../../testing/people.ts';
import { type Answers, pendingAnswer } from '../../testing/server-stub.ts';

const expectTitles = (expected: string[], level: 2 | 3 = 2) =>
  expectHeadings(() => screen.getByRole('region', { name: 'Stellen für Sie' }), level, expected);

test('without a hit, Für Sie names the word and leads on like the board', async () => {
  stubReads(jobBoardReads([worst, best], ({ q }) => (q ? [] : [worst, best])));
  const { person } = await openAs('/discover?q=astronautin', { 'profile.own': profileIn('37073 Göttingen') });
  await screen.findByRole('heading', { name: 'Für „astronautin“ ist gerade keine Stelle offen' });
  await expectTitles([best.title, worst.title], 3);
  expect(screen.queryByRole('button', { name: /^Nur um/ })).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Alle 2 Stellen zeigen' }));
  await expectTitles([best.title, worst.title]);
});

test('without a stored preference, the question about the place appears only while the search has none', async () => {
  const { person } = await openAs('/discover', { 'profile.own': profileIn('37073 Göttingen') });
  await screen.findByRole('button', { name: 'Nur um 37073 Göttingen suchen' });
  await fill(person, screen.getByRole('combobox', { name: 'Ort oder Postleitzahl' }), '37073');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Nur um 37073 Göttingen suchen' })).toBeNull());
});

test('filters and order of Entdecken are in the URL', async () => {
  const { person } = await openAs('/discover?sort=newest');
  await expectTitles([worst.title, best.title]);
  await fill(person, screen.getByRole('textbox', { name: 'Stellen suchen' }), 'quartier');
  await expectTitles([best.title]);
  await expectAddress('/discover?sort=newest&q=quartier');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'Beste Passung');
  await expectAddress('/discover?q=quartier');
});

test('the list sorted by fit says so, and each card offers to apply', async () => {
  const { person } = await openAs('/discover');
  await screen.findByText('2 Stellen, beste Passung zuerst');
  const apply = within(await findWithText('listitem', best.title)).getByRole('link', {
    name: `Bewerben ${best.title}`,
  });
  expect(apply.getAttribute('href')).toBe(`/job/${best.jobId}?release=apply`);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'Neueste zuerst');
  await screen.findByText('2 Stellen, neueste zuerst');
});

test('jobs with a low match are below a heading, and a missing values test is named once', async () => {
  await openAs('/discover', {
    'matching.discover': pageOf([best, { ...worst, match: match(40) }], {
      missing: { softskills: false, values: true },
    }),
  });
  await expectTitles([best.title, 'Weniger passende Stellen']);
  await expectTitles([worst.title, 'So lesen Sie die Passung'], 3);
  expect(screen.getAllByRole('link', { name: 'Wertetest starten' })).toHaveLength(1);
});

test('an unsure soft-skill result calls low matches perhaps less fitting, as the guide below the list says', async () => {
  const unsure = { low: 34, high: 60, hasUnsureSkills: true } as const;
  const low = { ...worst, match: match(58, unsure) };
  await openAs('/discover', { 'matching.discover': pageOf([best, low], { unsure: 'test1' }) });
  await expectTitles([best.title, 'Vielleicht weniger passend']);
  await expectTitles([worst.title, 'So lesen Sie die Passung'], 3);
  screen.getByText(/Liegt sie unter 55, passt die Stelle vielleicht weniger\./);
});

test('low matches with an open request are not called less fitting', async () => {
  const asked = { jobId: worst.jobId, jobTitle: worst.title, companyName: 'Haus am See', slug: null };
  await openAs('/discover', {
    'found.waiting': pendingCounts({ requests: 1, asked: [asked], isFound: true }),
    'matching.discover': pageOf([best, { ...worst, match: match(40) }], {}),
  });
  await expectTitles([best.title, 'Weitere offene Stellen']);
});

test('without strengths, the cards and the order follow the shared values', async () => {
  const byValues = match(52, { basis: 'values', sharedValues: ['Familie', 'Humor'], low: 52, high: 52 });
  await openAs('/discover', {
    'tests.startable': ['test1'],
    'matching.discover': pageOf(
      [
        { ...best, match: byValues },
        { ...worst, match: { ...byValues, sharedValues: [] } },
      ],
      {
        missing: { softskills: true, values: false },
      },
    ),
  });
  await expectTitles([best.title, 'Ohne gemeinsame Werte']);
  await screen.findByText('2 Stellen, mehr gemeinsame Werte zuerst');
  screen.getByText('Gemeinsame Werte: Familie und Humor');
  screen.getByText(/^Nach gemeinsamen Werten\. Wie gut sie passen, zeigt der Soft-Skill-Test\./);
  expect(screen.getByRole('region', { name: 'Stellen für Sie' }).textContent).not.toMatch(/Passung|52/);
});

test('an unsure values result is named once, and a missing soft-skill test after it', async () => {
  const tests = { missing: { softskills: true, values: false }, unsure: 'values' } as const;
  await openAs('/discover', { 'tests.startable': ['test1'], 'matching.discover': pageOf([best], tests) });
  await screen.findByText('Ihr Ergebnis im Wertetest ist noch unsicher.');
  const links = screen.getAllByRole('link', { name: /^Test wiederholen$|Test starten$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Test wiederholen', 'Soft-Skill-Test starten']);
});

test('a begun repetition of an unsure test goes on from the list', async () => {
  const begun = { status: 'finished', answered: 12, total: 45, hasOpenRun: true, openVariant: null } as const;
  await openAs('/discover', {
    'tests.overview': { softskill: { ...begun, hasOpenRun: false }, values: begun, completed: 2, available: 2 },
    'matching.discover': pageOf([best], { missing: both, unsure: 'values' }),
  });
  const link = await screen.findByRole('link', { name: 'Weitermachen' });
  expect(link.getAttribute('href')).toBe('/value-test?repeat');
  expect(screen.queryByRole('link', { name: 'Test wiederholen' })).toBeNull();
});

test('a job with an open request says so on its card and above the list', async () => {
  const asked = { jobId: best.jobId, jobTitle: best.title, companyName: 'Haus am See', slug: null };
  await openAs('/discover', {
    'found.waiting': pendingCounts({ requests: 1, asked: [asked], isFound: true }),
  });
  const jobs = within(await screen.findByRole('region', { name: 'Stellen für Sie' }));
  const card = (await jobs.findByRole('heading', { name: best.title })).closest('li') as HTMLElement;
  await within(card).findByText('Haus am See hat Sie zu dieser Stelle angefragt');
  const answer = within(card).getByRole('link', { name: `Anfrage beantworten ${best.title}` });
  expect(answer.getAttribute('href')).toBe(`/job/${best.jobId}`);
  expect(within(card).queryByRole('link', { name: /Bewerben/ })).toBeNull();
  const other = jobs.getByRole('heading', { name: worst.title }).closest('li') as HTMLElement;
  expect(within(other).queryByText(/angefragt/)).toBeNull();
  const requests = screen.getByRole('list', { name: 'Anfragen zu Stellen' });
  // They load later than the filters and must not move them.
  const filters = screen.getByRole('textbox', { name: 'Stellen suchen' });
  expect(filters.compareDocumentPosition(requests)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const strip = within(requests);
  expect(strip.getByRole('link', { name: best.title }).getAttribute('href')).toBe(`/job/${best.jobId}`);
});

test('a saved job with an open request says so', async () => {
  const saved = { ...jobCard('Köchin', 3), savedAt: new Date(), isClosed: false as const };
  const asked = { jobId: saved.jobId, jobTitle: saved.title, companyName: 'Haus am See', slug: null };
  await openAs('/discover?tab=saved', {
    'found.waiting': pendingCounts({ requests: 1, asked: [asked], isFound: true }),
    'savedJobs.page': { jobs: [saved], nextCursor: null },
  });
  await screen.findByText('Haus am See hat Sie zu dieser Stelle angefragt');
  screen.getByRole('link', { name: 'Anfrage beantworten Köchin' });
});

test('while new filters load, the job count still names the filters it counts', async () => {
  const { person, server } = await openAs('/discover?place=37073');
  const found = (km: number) =>
    screen.findByText(`2 Stellen im Umkreis von ${km} km um 37073 Göttingen`, { exact: false });
  await found(25);
  const { answer, release } = pendingAnswer<DiscoverPage>();
  server.answer({ 'matching.discover': answer });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Umkreis' }), '50 km');
  await waitFor(() => expect(server.calls('matching.discover').at(-1)).toMatchObject({ radius: '50' }));
  await found(25);
  release(pageOf([best, worst], { place: '37073 Göttingen' }));
  await found(50);
});

test('the list asks for the preference again after it changes', async () => {
  const { person, server } = await openAs('/discover', {
    'profile.own': profileIn(''),
    'workPreference.save': (saved) => saved,
    'matching.discover': () => pageOf(server.calls('workPreference.save').length === 0 ? [best, worst] : [worst]),
  });
  await expectTitles([best.title, worst.title]);
  await person.click(await screen.findByRole('button', { name: 'Arbeitsbereich und Ort wählen' }));
  await person.click(screen.getByRole('checkbox', { name: 'Büro und Verwaltung' }));
  await person.click(button('Übernehmen'));
  await expectTitles([worst.title]);
});

const withoutResult: Answers = {
  'matching.discover': pageOf([{ ...best, match: null }], { missing: none }),
  'matching.path': { courses: [], uncovered: null, missing: none },
  'matching.explain': { match: null, missing: none },
  'applications.mine': { applications: [], nextCursor: null },
  'learning.mine': { courses: [], nextCursor: null },
};

test.each(['/discover', '/dashboard?tab=jobs', '/dashboard?tab=courses', `/job/${jobIdOf(1)}`])(
  'without a result, %s names the missing test and links to it',
  async (path) => {
    stubReads({ [`/api/job/${jobIdOf(1)}`]: () => jobDetail(best) });
    await openAs(path, { ...withoutResult, 'applications.ofJob': null });
    expect((await screen.findAllByRole('link', { name: 'Soft-Skill-Test starten' }))[0]?.getAttribute('href')).toBe(
      '/tests',
    );
    expect(screen.queryByText(/^Passung \d+: /)).toBeNull();
  },
);

test('without a result, Für Sie names the gains and the duration of the test before the newest jobs', async () => {
  await openAs('/discover', withoutResult);
  const offer = await screen.findByRole('region', { name: 'Finden Sie heraus, was zu Ihnen passt' });
  expect(within(offer).getAllByRole('listitem')).toHaveLength(3);
  within(offer).getByText(/^15 bis 20 Minuten, Pause jederzeit/);
  await expectTitles(['Finden Sie heraus, was zu Ihnen passt', 'Bis dahin: neue Stellen']);
  await expectTitles([best.title], 3);
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortieren nach' });
  expect([order.value, [...order.options].map(({ text }) => text)]).toEqual([
    'newest',
    ['Neueste zuerst', 'Höchstes Gehalt'],
  ]);
  expect(document.querySelectorAll('main a[class*="action"]')).toHaveLength(1);
});

test('what a difference of the match means is folded below the list', async () => {
  await openAs('/discover');
  const guide = (await screen.findByRole('heading', { name: 'So lesen Sie die Passung' })).closest('details');
  if (guide === null) throw new Error('the guide is not folded');
  expect(guide.open).toBe(false);
  within(guide).getByText(/hier meist 10 Punkte breit/);
  within(guide).getByText(/„hoch“ ab 70, „mittel“ ab 55, „teilweise“ ab 40, sonst „gering“/);
});
