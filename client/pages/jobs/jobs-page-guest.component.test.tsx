import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import type { TestsOverview } from '#shared/assessments/state.ts';
import type { OwnTests } from '#shared/matching/state.ts';
import { placeholderMatch } from '../../features/matching/placeholder-match.ts';
import { removeAllTestData, storeToken } from '../../lib/tests/test-tokens.ts';
import { jobBoardReads, jobCard, jobDetail, match, type Readers, stubReads } from '../../testing/jobs.ts';
import { expectHeadings } from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Answers } from '../../testing/server-stub.ts';

const nurse = jobCard('Pflegefachkraft (m/w/d)', 1);
const tokens = { softskill: 'g'.repeat(43), values: null };
const missing = { softskills: true, values: true };

afterEach(removeAllTestData);

const openBoard = (path: string, { reads = {}, answers }: { reads?: Readers; answers: Answers }) => {
  stubReads({ ...jobBoardReads([nurse]), ...reads });
  return renderAt(path, { answers, allowsUnanswered: true });
};

test('a guest with a finished test sees the best match first', async () => {
  storeToken('latest_test_token', tokens.softskill);
  const has = { softskills: false, values: true };
  const { server } = await openBoard('/jobs', {
    answers: {
      'matching.discover': {
        ...{ jobs: [{ ...nurse, match: match(80), isSaved: false }], nextCursor: null, total: 1, place: null },
        ...{ applied: 0, isPlaceUnknown: false, isSearchCut: false, missing: has },
      },
    },
  });
  await screen.findByText(/^Passung 80 von 100: hoch, wahrscheinlich zwischen/);
  expect(screen.getAllByRole('link', { name: 'Wertetest starten' })).toHaveLength(1);
  expect(server.calls('matching.discover').at(-1)).toMatchObject({ tokens, sort: 'fit' });
  await expectHeadings(() => screen.getByRole('region', { name: 'Gefundene Stellen' }), 2, [nurse.title]);
});

test.each<[string, OwnTests, string[], Array<[string, string]>]>([
  [
    'unsure values',
    { missing: { softskills: true, values: false }, unsure: 'values' },
    ['Ihr Ergebnis im Wertetest ist noch unsicher.', 'Nach gemeinsamen Werten.'],
    [
      ['Test wiederholen', '/value-test?repeat'],
      ['Soft-Skill-Test starten', '/tests'],
    ],
  ],
  [
    'unsure strengths',
    { missing: { softskills: false, values: true }, unsure: 'test2' },
    ['Ihr Ergebnis ist noch unsicher.'],
    [['Test wiederholen', '/test/softskill-ohne-erfahrung']],
  ],
])('with %s, the list first says so and leads straight into the test', async (_, tests, sentences, links) => {
  storeToken('latest_test_token', tokens.softskill);
  await openBoard('/jobs', {
    answers: {
      'tests.startable': ['test1', 'test2'],
      'matching.discover': {
        ...{ jobs: [{ ...nurse, match: match(80), isSaved: false }], nextCursor: null, total: 1, place: null },
        ...{ applied: 0, isPlaceUnknown: false, isSearchCut: false, ...tests },
      },
    },
  });
  const list = await screen.findByRole('region', { name: 'Gefundene Stellen' });
  await within(list).findByText(sentences[0] ?? '');
  const places = [...sentences, nurse.title].map((sentence) => (list.textContent ?? '').indexOf(sentence));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(within(list).queryAllByRole('link', { name: /^(Wert|Soft-Skill-)[Tt]est starten$/ })).toHaveLength(
    links.length - 1,
  );
  for (const [name, address] of links) {
    const [link, ...others] = within(list).getAllByRole('link', { name });
    expect([link?.getAttribute('href'), others]).toEqual([address, []]);
  }
});

test('the job page names shared values instead of a number or a percentage from values alone', async () => {
  storeToken('latest_value_test_token', tokens.softskill);
  const unsure = { basis: 'values', match: 56, low: 56, high: 56, skillFit: null, valueFit: 69 } as const;
  const parts = [{ kind: 'value' as const, value: 'hedonism' as const, shared: ['Humor'], points: 9 }];
  await openBoard(`/job/${nurse.jobId}`, {
    reads: detail,
    answers: {
      'matching.explain': {
        match: { ...placeholderMatch, ...unsure, parts, jobId: nurse.jobId, hasUnsureValues: true },
        ...{ missing: { softskills: true, values: false }, unsure: 'values' },
      },
    },
  });
  await screen.findAllByText('Gemeinsame Werte: Humor.');
  expect(screen.queryByRole('link', { name: 'Warum?' })).toBeNull();
  expect(screen.getAllByText('Passung vorläufig, Stärken noch offen').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Gemeinsame Werte: Humor.', { exact: false })).toHaveLength(2);
  const facts = within(screen.getByRole('region', { name: 'Gehalt, Ort und Bewerbung' }));
  facts.getByText(/^Ohne Soft-Skill-Test sieht das Unternehmen noch keine Stärken von Ihnen\./);
  const take = facts.getByRole('link', { name: 'Test machen (15 bis 20 Minuten)' });
  expect(take.getAttribute('href')).toBe('/tests');
  screen.getByText(/^Wie gut diese Stelle zu Ihnen passt, zeigt sich nach dem Soft-Skill-Test/);
  screen.getByRole('link', { name: 'Soft-Skill-Test starten' });
  expect(screen.queryByRole('button', { name: 'Woraus die Passung entsteht' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Test wiederholen' })).toHaveLength(1);
  expect(screen.getByRole('main').textContent).not.toMatch(/56|69/);
  expect(screen.queryByRole('img', { name: /^Bild:/ })).toBeNull();
});

const guestNote = 'Nach dem Soft-Skill-Test sehen Sie hier, was zu Ihnen passt und warum.';
const detail = { [`/api/job/${nurse.jobId}`]: () => jobDetail(nurse) };

test('a guest with a finished test sees the match on a job page', async () => {
  storeToken('latest_test_token', tokens.softskill);
  const explained = { ...placeholderMatch, jobId: nurse.jobId, match: 83, low: 75, high: 88 };
  const { server } = await openBoard(`/job/${nurse.jobId}`, {
    reads: detail,
    answers: { 'matching.explain': { match: explained, missing: { softskills: false, values: true } } },
  });
  expect(await screen.findAllByText('Passung 83 von 100: hoch')).toHaveLength(2);
  expect(screen.queryByText(/^Ohne Soft-Skill-Test/)).toBeNull();
  screen.getByText('wahrscheinlich zwischen 75 und 88');
  expect(screen.queryByText(guestNote, { exact: false })).toBeNull();
  expect(server.calls('matching.explain')).toEqual([{ jobId: nurse.jobId, tokens }]);
});

const strength = (skillId: number, rank: number) =>
  ({ kind: 'skill', skillId, weight: 2, rank, points: 10, most: 14 }) as const;
const skillNames = { 1: 'Empathie', 2: 'Geduld', 3: 'Resilienz' };

test('with a match, one picture names the required strengths with weight and place, and their meaning is on demand', async () => {
  const match = { ...placeholderMatch, parts: [strength(1, 4)], skillNames, required: 1 };
  const skills = [{ skillId: 1, name: 'Empathie', description: 'Sich einfühlen.', weight: 2 as const, esco: null }];
  storeToken('latest_test_token', tokens.softskill);
  const { person } = await openBoard(`/job/${nurse.jobId}`, {
    reads: { [`/api/job/${nurse.jobId}`]: () => jobDetail(nurse, { skills }) },
    answers: { 'matching.explain': { match, missing: { softskills: false, values: false } } },
  });
  const picture = await screen.findByRole('img', { name: /Empathie, sehr wichtig: Platz\u00a04/ });
  // Green is the range in the bar above.
  expect(picture.closest('figure')?.innerHTML).not.toContain('--pg-mark-angular');
  expect(screen.queryByRole('heading', { name: 'Welche Stärken gefragt sind' })).toBeNull();
  expect(screen.queryByText('Sich einfühlen.')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Woraus die Passung entsteht' }));
  await screen.findByText('Sich einfühlen.');
});

test.each([
  [59, 'Passung 50 von 100: teilweise', 'Platz\u00a04', 'Passt: Empathie.'],
  [60, 'Passung 40 bis 60 von 100', 'Platz\u00a04 \\(3\u00a0bis\u00a024\\)', 'Passt am ehesten: Empathie.'],
])('a match with a range from 40 to %i reads "%s", "%s" and "%s"', async (high, first, place, fitting) => {
  const counterfactuals = [{ skillId: 1, match: 30 }];
  const match = {
    ...{ ...placeholderMatch, parts: [strength(1, 4)], skillNames, counterfactuals, rankedSkills: 30 },
    ...{ match: 50, low: 40, high, placeRanges: { 1: { low: 3, high: 24 } } },
  };
  storeToken('latest_test_token', tokens.softskill);
  const { person } = await openBoard(`/job/${nurse.jobId}`, {
    reads: detail,
    answers: { 'matching.explain': { match, missing: { softskills: false, values: false } } },
  });
  await screen.findByRole('link', { name: 'Warum?' });
  screen.getByText(fitting, { exact: false });
  expect(screen.getAllByText(/^Passung \d/)[0]?.textContent).toBe(first);
  const calculated = () => screen.queryAllByText('Gerechnet sind es etwa 50 von 100.', { exact: false }).length;
  expect([screen.queryAllByText('unsicher').length, calculated()]).toEqual([high === 60 ? 2 : 0, 0]);
  expect(screen.queryAllByText(/^Ihre Antworten lassen hier viel Spielraum, /)).toHaveLength(high === 60 ? 1 : 0);
  await screen.findByRole('img', { name: new RegExp(`: ${place}`) });
  await person.click(screen.getByRole('button', { name: 'Woraus die Passung entsteht' }));
  const open = await screen.findByRole('heading', { name: 'Was offen bleibt' });
  const paragraphs = [...(open.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual([
    expect.stringMatching(/^Ihre Plätze sind gemessen, nicht gewiss\./),
    'Stärken zählen 70, Werte 30 von 100.',
    'Nur Testergebnisse gehen ein, nie Name, Alter, Geschlecht, Herkunft oder das Profil.',
    'Wie die Passung berechnet wird',
  ]);
  expect(screen.queryAllByText(/^Neben der Zahl steht ein Wort/)).toHaveLength(high === 60 ? 0 : 1);
  expect(calculated()).toBe(high === 60 ? 1 : 0);
  screen.getByText(high === 60 ? '4 (3 bis 24) von 30' : '4 von 30');
  screen.getByText(high === 60 ? 'etwa 50 von 100 Punkten' : '50 von 100 Punkten', { selector: 'strong' });
  screen.getByText(/^Der Platz zählt unter Ihren 30 Stärken\./);
  expect(screen.queryAllByRole('heading', { name: 'Ohne einzelne Anforderungen' })).toHaveLength(high === 60 ? 0 : 1);
});

test('the address of the sheet shows a guest with a result what is left to do', async () => {
  storeToken('latest_test_token', tokens.softskill);
  await openBoard(`/job/${nurse.jobId}?release=apply`, {
    reads: detail,
    answers: { 'matching.explain': { match: null, missing: { softskills: false, values: true } } },
  });
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('link', { name: 'Konto anlegen und bewerben' });
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Konto anlegen/),
    expect.stringMatching(/^2Bewerbung absenden/),
  ]);
});

const overviewWith = (answered: number): TestsOverview => {
  const untouched = { status: 'none', answered: 0, total: 35, hasOpenRun: false, openVariant: null } as const;
  const begun = { ...untouched, status: 'open', answered, hasOpenRun: true, openVariant: 'test1' } as const;
  return { softskill: answered === 0 ? untouched : begun, values: untouched, completed: 0, available: 2 };
};

test('a guest who stopped in the test is led back to it', async () => {
  storeToken('softskill_test_token', tokens.softskill);
  const answers: Answers = { 'tests.startable': ['test1'], 'tests.overview': overviewWith(2) };
  await openBoard(`/job/${nurse.jobId}`, { reads: detail, answers });
  const resume = await screen.findByRole('link', { name: 'Test fortsetzen' });
  expect(resume.getAttribute('href')).toBe('/tests');
  await waitFor(() => expect(screen.queryByText(/20 Minuten/)).toBeNull());
});

test('a test that was only opened is not called begun', async () => {
  storeToken('softskill_test_token', tokens.softskill);
  const { server } = await openBoard('/jobs', { answers: { 'tests.overview': overviewWith(0) } });
  await waitFor(() => expect(server.calls('tests.overview')).toHaveLength(1));
  await screen.findByRole('link', { name: 'Zum Test' });
  expect(screen.queryByText('Ihr angefangener Test zeigt es.', { exact: false })).toBeNull();
});

test('a match, however high, names the required strengths that lower it, the most first', async () => {
  const parts = [strength(1, 4), strength(2, 12), strength(3, 30)];
  const counterfactuals = [70, 89, 93].map((without, index) => ({ skillId: index + 1, match: without }));
  const match = { ...placeholderMatch, match: 88, low: 80, high: 92, parts, counterfactuals, skillNames, required: 3 };
  storeToken('latest_test_token', tokens.softskill);
  await openBoard(`/job/${nurse.jobId}`, {
    reads: detail,
    answers: { 'matching.explain': { match, missing: { softskills: false, values: false } } },
  });
  await screen.findAllByText('Passt: Empathie.', { exact: false });
  screen.getByText('Passt weniger: Resilienz, Geduld.');
});

test.each([
  ['names the strengths that fit', 71, [4, 10, 11], 'Passt: Empathie, Geduld.', false],
  ['leads from a low match to others', 30, [4, 10, 11], 'Passt: Empathie, Geduld.', true],
  [
    'leads to others without a strength that fits',
    71,
    [11, 20, 30],
    'Keine der 3 gefragten Stärken gehört zu Ihren stärksten.',
    true,
  ],
])('the match %s', async (_, percent, ranks, sentence, leadsOn) => {
  const parts = ranks.map((rank, index) => strength(index + 1, rank));
  const counterfactuals = [{ skillId: 3, match: percent + 9 }];
  const match = { ...placeholderMatch, match: percent, parts, counterfactuals, skillNames, required: 3 };
  storeToken('latest_test_token', tokens.softskill);
  await openBoard(`/job/${nurse.jobId}`, {
    reads: detail,
    answers: { 'matching.explain': { match, missing: { softskills: false, values: true } } },
  });
  await screen.findAllByText(sentence, { exact: false });
  const link = screen.queryByRole('link', { name: 'Stellen, die besser passen' });
  const lacking = screen.getByText('Passt weniger: Resilienz.');
  if (link) expect(link.compareDocumentPosition(lacking)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryAllByText(/^Die Passung zählt nur Stärken und Werte/)).toHaveLength(percent < 55 ? 1 : 0);
  expect(link?.getAttribute('href')).toBe(leadsOn ? '/jobs?sort=fit' : undefined);
});

test.each([
  ['without a result', null],
  ['whose result is gone', tokens.softskill],
])('a guest %s is sent to the test', async (_, token) => {
  if (token !== null) storeToken('latest_test_token', token);
  await openBoard(`/job/${nurse.jobId}`, {
    reads: detail,
    answers: { 'tests.startable': ['test1'], 'matching.explain': { match: null, missing } },
  });
  await screen.findByText(guestNote, { exact: false });
});
