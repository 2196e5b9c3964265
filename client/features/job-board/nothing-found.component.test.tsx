import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { jobBoardReads, jobCard, stubReads } from '../../testing/jobs.ts';
import { renderAt } from '../../testing/render.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const card = jobCard('Koch (m/w/d)', 1);

test('an empty search offers the field of work that its word belongs to', async () => {
  stubReads(jobBoardReads([], ({ search, field }) => (search === '' && field === 'logistics' ? [card] : [])));
  const { person } = await renderAt('/jobs?q=Stapler', { allowsUnanswered: true });
  await screen.findByText('Im Bereich „Lager, Transport und Verkehr“ gibt es 1 Stelle.');
  await person.click(screen.getByRole('button', { name: 'Bereich „Lager, Transport und Verkehr“ zeigen' }));
  await screen.findByRole('link', { name: card.title });
  expect(window.location.search).toBe('?field=logistics');
});

test('an empty search without a known field says how many jobs the change finds', async () => {
  stubReads(jobBoardReads([], ({ search }) => (search === '' ? [card] : [])));
  await renderAt('/jobs?q=Xylo', { allowsUnanswered: true });
  await screen.findByText('Mit dieser Änderung gibt es 1 Stelle.');
  screen.getByRole('button', { name: 'Ohne „Xylo“ suchen' });
});

type Found = (query: Record<string, string>) => boolean;
test.each<[string, Found, string, string]>([
  ['a larger radius', ({ radius }) => Number(radius) >= 100, 'Umkreis auf 100 km erweitern', 'radius=100'],
  ['no filters', ({ pay }) => pay === '0', 'Filter entfernen', 'place=37073&radius=50'],
  ['no search word', ({ search }) => search === '', 'Ohne „Koch“ suchen', 'place=37073'],
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
