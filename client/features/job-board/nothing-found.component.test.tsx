import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { JobCount } from '#shared/jobs/board.ts';
import { jobBoardReads, jobCard, type Readers, stubReads } from '../../testing/jobs.ts';
import { renderAt } from '../../testing/render.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const card = jobCard('Koch (m/w/d)', 1);

test('an empty search offers the field of work that its word belongs to', async () => {
  stubReads(jobBoardReads([], ({ search, field }) => (search === '' && field === 'logistics' ? [card] : [])));
  const { person } = await renderAt('/jobs?q=Stapler', { allowsUnanswered: true });
  const label = '1 Stelle im Bereich „Lager, Transport und Verkehr“ zeigen';
  await person.click(await screen.findByRole('button', { name: label }));
  await screen.findByRole('link', { name: card.title });
  expect(window.location.search).toBe('?field=logistics');
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
  const near = within(await screen.findByRole('region', { name: 'Diese Stellen sind offen' }));
  expect(near.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Koch 1 (m/w/d)', 'Koch 2 (m/w/d)']);
  expect(screen.queryByText(/Bereich „/)).toBeNull();
});

type Found = (query: Record<string, string>) => boolean;
test.each<[string, Found, string, string]>([
  ['a larger radius', ({ radius }) => Number(radius) >= 100, '1 Stelle im Umkreis von 100 km zeigen', 'radius=100'],
  ['no filters', ({ pay }) => pay === '0', '1 Stelle ohne Filter zeigen', 'place=37073&radius=50'],
  ['no search word', ({ search }) => search === '', '1 Stelle ohne „Koch“ zeigen', 'place=37073'],
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
