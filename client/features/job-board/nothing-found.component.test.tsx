import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { JobCard, JobCount, JobsElsewhere } from '#shared/jobs/board.ts';
import { jobBoardReads, jobCard, type Readers, stubReads } from '../../testing/jobs.ts';
import { expectStatus } from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = jobCard('Koch (m/w/d)', 1);

const inLogistics = [1, 2, 3].map((number) => jobCard(`Lager ${number} (m/w/d)`, number));
const stubLogistics = (found: readonly JobCard[], hasPlace: boolean) =>
  stubReads(
    jobBoardReads([], ({ search, field, place = '' }) =>
      search === '' && field === 'logistics' && (hasPlace || place === '') ? found : [],
    ),
  );

test.each([
  ['?q=Stapler', true, '', '?field=logistics'],
  ['?q=Stapler&place=37073', true, '', '?place=37073&field=logistics'],
  ['?q=Stapler&place=37073', false, ' in allen Orten', '?field=logistics'],
])(
  'an empty search offers the field of work that its word belongs to: %s',
  async (search, hasPlace, where, address) => {
    stubLogistics(inLogistics, hasPlace);
    const { person } = await renderAt(`/jobs${search}`, { allowsUnanswered: true });
    const field = `im Bereich „Lager, Transport und Verkehr“${where}`;
    const button = await screen.findByRole('button', { name: `3 Stellen ${field} zeigen` });
    await screen.findByRole('region', { name: `Stellen ${field}` });
    await person.click(button);
    await screen.findByRole('link', { name: 'Lager 3 (m/w/d)' });
    expect(window.location.search).toBe(address);
  },
);

test('few jobs of the field replace its button', async () => {
  stubLogistics(inLogistics.slice(0, 2), false);
  await renderAt('/jobs?q=Stapler&place=37073', { allowsUnanswered: true });
  const title = 'Stellen im Bereich „Lager, Transport und Verkehr“ in allen Orten';
  const near = within(await screen.findByRole('region', { name: title }));
  expect(near.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Lager 1 (m/w/d)',
    'Lager 2 (m/w/d)',
  ]);
  expect(screen.queryByRole('button', { name: /im Bereich/ })).toBeNull();
});

test('an empty search offers the word that was probably meant', async () => {
  const find = ({ search }: Record<string, string>) => (search === 'Koch' ? [card] : []);
  const reads = jobBoardReads([], find);
  const count: Readers[string] = (query) => ({
    ...(reads['/api/jobs/count']?.(query) as JobCount),
    ...(query['search'] === 'Kcoh' && { meant: 'Koch' }),
  });
  stubReads({ ...reads, '/api/jobs/count': count });
  const { person } = await renderAt('/jobs?q=Kcoh', { allowsUnanswered: true });
  await person.click(await screen.findByRole('button', { name: 'Meinten Sie „Koch“?' }));
  await screen.findByRole('link', { name: card.title });
  expect(window.location.search).toBe('?q=Koch');
});

test('an empty search by a word alone leads to all jobs and names no field without a job', async () => {
  const all = [1, 2, 3].map((number) => jobCard(`Koch ${number} (m/w/d)`, number));
  stubReads(jobBoardReads([], ({ search, field }) => (search === '' && field === '' ? all : [])));
  await renderAt('/jobs?q=Stapler', { allowsUnanswered: true });
  await screen.findByRole('button', { name: 'Alle 3 Stellen zeigen' });
  screen.getByRole('heading', { name: 'Für „Stapler“ ist gerade keine Stelle offen' });
  const near = within(await screen.findByRole('region', { name: 'Andere offene Stellen' }));
  expect(near.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Koch 1 (m/w/d)', 'Koch 2 (m/w/d)']);
  expect(screen.queryByText(/Bereich „/)).toBeNull();
});

type Found = (query: Record<string, string>) => boolean;
test.each<[string, Found, string, string]>([
  [
    'a larger radius',
    ({ radius }) => Number(radius) >= 100,
    '1 Stelle im Umkreis von 100\u00a0km zeigen',
    'radius=100',
  ],
  ['no filters', ({ pay }) => pay === '0', '1 Stelle ohne Filter zeigen', 'place=37073&radius=50'],
  ['no search word', ({ search }) => search === '', 'Eine andere Stelle um 37073 zeigen', 'place=37073'],
  ['no part of the search', () => false, 'Alle Stellen zeigen', ''],
])('an empty search offers one button: %s', async (_, isFound, label, address) => {
  const find = (query: Record<string, string>) => (isFound(query) ? [card] : []);
  stubReads(jobBoardReads([], find));
  const { person } = await renderAt('/jobs?q=Koch&place=37073&radius=50&pay=40000', { allowsUnanswered: true });
  const action = await screen.findByRole('button', { name: label });
  await person.click(action);
  await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
  expect(window.location.search).toContain(address);
});

test('a word and a place without hits lead to the jobs of the place and to all', async () => {
  const find = ({ search, place }: Record<string, string>) =>
    search === 'Koch' ? [] : place === '' ? [card, card] : [card];
  stubReads(jobBoardReads([], find));
  const { person } = await renderAt('/jobs?q=Koch&place=37073', { allowsUnanswered: true });
  await screen.findByRole('button', { name: 'Eine andere Stelle um 37073 zeigen' });
  await person.click(screen.getByRole('button', { name: 'Alle 2 Stellen zeigen' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

const withElsewhere = (reads: Readers, elsewhere: JobsElsewhere): Readers => ({
  ...reads,
  '/api/jobs/count': (query) => {
    const counted = reads['/api/jobs/count']?.(query) as JobCount;
    return { ...counted, ...(counted.count === 0 && { elsewhere }) };
  },
});

test('a place far from all jobs leads to the nearest one, to those from home and to all', async () => {
  const remote = jobCard('Softwareentwicklung (m/w/d)', 2, { workplace: 'remote' });
  const find = ({ place = '', remote: only }: Record<string, string>) => {
    if (only === 'only') return [remote];
    return place === '' ? [card, remote] : place === '20095 Hamburg' ? [card] : [];
  };
  const nearest = { place: '20095 Hamburg', town: 'Hamburg', km: 612 };
  stubReads(withElsewhere(jobBoardReads([], find), { nearest, meantTown: null }));
  const { person } = await renderAt('/jobs?place=37073', { allowsUnanswered: true });
  const label = 'Nächste Stelle: Hamburg, rund 610\u00a0km entfernt';
  const action = await screen.findByRole('button', { name: label });
  screen.getByRole('button', { name: '1 Stelle von zu Hause zeigen' });
  screen.getByRole('button', { name: '2 Stellen in allen Orten zeigen' });
  const near = within(await screen.findByRole('region', { name: 'Andere offene Stellen' }));
  expect(near.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([card.title]);
  await person.click(action);
  await screen.findByRole('link', { name: card.title });
  expect(window.location.search).toBe('?place=20095+Hamburg');
});

test('a village without jobs offers the town that was probably meant, and no job farther than a wider radius', async () => {
  const find = ({ place, radius }: Record<string, string>) =>
    place === 'Kassel' ? [card, card] : Number(radius) >= 50 ? [card] : [];
  const nearest = { place: '66111 Saarbrücken', town: 'Saarbrücken', km: 40 };
  stubReads(withElsewhere(jobBoardReads([], find), { nearest, meantTown: { place: 'Kassel', count: 2 } }));
  const { person } = await renderAt('/jobs?place=37073', { allowsUnanswered: true });
  const action = await screen.findByRole('button', { name: 'Meinten Sie Kassel? (2 Stellen)' });
  screen.getByRole('button', { name: '1 Stelle im Umkreis von 50\u00a0km zeigen' });
  expect(screen.queryByRole('button', { name: /^Nächste Stelle/ })).toBeNull();
  await person.click(action);
  await waitFor(() => expect(window.location.search).toBe('?place=Kassel'));
});

test('an empty list says so once: its heading replaces the announced count', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  stubReads(jobBoardReads([]));
  await renderAt('/jobs?place=37073', { allowsUnanswered: true });
  await expectStatus('Keine Stellen gefunden im Umkreis von 25\u00a0km um 37073 Göttingen');
  await screen.findByRole('heading', { name: 'Im Umkreis von 25\u00a0km um 37073 ist gerade keine Stelle offen' });
  vi.advanceTimersByTime(3_000);
  await waitFor(() => expect(screen.queryByText(/^Keine Stellen gefunden/)).toBeNull());
});
