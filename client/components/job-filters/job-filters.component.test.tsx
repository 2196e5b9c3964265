import { screen, waitFor, within } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { jobBoardReads, stubReads } from '../../testing/jobs.ts';
import { expectFocus, selector } from '../../testing/page-actions.ts';
import { renderPart } from '../../testing/render.tsx';
import { type JobFilterState, noJobFilter } from './job-filter.ts';
import { JobFilters } from './job-filters.tsx';

/** Applies changes later, as the URL does. */
function SlowFilters() {
  const [filter, setFilter] = useState({ ...noJobFilter, place: 'Kassel' });
  const set = (changes: object) => setTimeout(() => setFilter((before) => ({ ...before, ...changes })), 20);
  return <JobFilters filter={filter} set={set} sort={null} count={0} isPlaceUnknown={false} />;
}

test('a place that replaces another one keeps all its letters', async () => {
  const { person } = renderPart(<SlowFilters />, { answers: { 'places.suggest': [] } });
  const field = await screen.findByRole('combobox', { name: 'Ort oder Postleitzahl' });
  screen.getByRole('combobox', { name: 'Umkreis' });
  await person.clear(field);
  await person.type(field, 'Xyz');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Umkreis' })).toBeNull());
  expect(field).toHaveProperty('value', 'Xyz');
});

test('each active filter has a button that removes only this one and leaves the focus on the filters', async () => {
  const chosen = { field: ['care', 'cleaning'], employment: ['partTime'], remote: 'also', pay: 36_000 } as const;
  const onSet = vi.fn();
  const filter: JobFilterState = {
    ...noJobFilter,
    ...chosen,
    place: 'Kassel',
    field: [...chosen.field],
    employment: ['partTime'],
  };
  const { person } = renderPart(
    <JobFilters filter={filter} set={onSet} sort={null} count={0} isPlaceUnknown={false} />,
    { answers: { 'places.suggest': [] } },
  );
  const list = within(await screen.findByRole('list', { name: 'Gewählte Filter' }));
  const names = list.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Pflege und Gesundheit',
    'Reinigung und Haushalt',
    'In der Nähe oder von zu Hause',
    'Teilzeit',
    'ab 36.000\u00a0€ im Jahr',
  ]);
  for (const button of list.getAllByRole('button')) await person.click(button);
  expect(onSet.mock.calls.map(([changes]) => changes)).toEqual([
    { field: ['cleaning'] },
    { field: ['care'] },
    { remote: '' },
    { employment: [] },
    { pay: 0, currency: 'EUR' },
  ]);
  await expectFocus(screen.getByRole('button', { name: 'Filter (5)' }));
});

test.each([
  ['', ['Vor Ort oder von zu Hause', 'Nur von zu Hause']],
  ['Kassel', ['Nur in der Nähe', 'In der Nähe oder von zu Hause', 'Nur von zu Hause']],
])('with the place "%s", the choices for remote jobs are %j', async (place, names) => {
  const { person } = renderPart(
    <JobFilters filter={{ ...noJobFilter, place }} set={vi.fn()} sort={null} count={0} isPlaceUnknown={false} />,
    { answers: { 'places.suggest': [] }, allowsUnanswered: true },
  );
  await person.click(await screen.findByRole('button', { name: 'Filter' }));
  const options = within(screen.getByRole('combobox', { name: 'Ort der Arbeit' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(names);
});

test('a button clears the place and leaves the focus in the field', async () => {
  const { person } = renderPart(<SlowFilters />, { answers: { 'places.suggest': [] } });
  await person.click(await screen.findByRole('button', { name: 'Ort leeren' }));
  const field = screen.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await expectFocus(field);
  await person.type(field, 'Xyz');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Umkreis' })).toBeNull());
  expect(field).toHaveProperty('value', 'Xyz');
});

const openFilter = async (filter: JobFilterState) => {
  const filters = <JobFilters filter={filter} set={vi.fn()} sort={null} count={0} isPlaceUnknown={false} />;
  const { person } = renderPart(filters, { answers: { 'places.suggest': [] } });
  await person.click(await screen.findByRole('button', { name: /^Filter( \(1\))?$/ }));
  return person;
};

test('fields of work without a job come last and can still be chosen', async () => {
  const counts = { logistics: 0, crafts: 2, industry: 1 };
  stubReads({ ...jobBoardReads([]), '/api/jobs/fields': () => counts });
  const person = await openFilter({ ...noJobFilter, field: ['logistics'] });
  await person.click(selector('Arbeitsbereich'));
  const last = await screen.findByRole('option', { name: 'Lager, Transport und Verkehr (0)', selected: true });
  const names = within(screen.getByRole('listbox', { name: 'Arbeitsbereich' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Handwerk und Bau (2)', 'Industrie und Technik (1)']);
  expect(names.at(-1)).toBe(last.textContent);
  expect(last.hasAttribute('data-combobox-disabled')).toBe(false);
});

test('on phones, an opened list moves its field with the label to the top', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  stubReads(jobBoardReads([]));
  const person = await openFilter(noJobFilter);
  await person.click(selector('Anstellung'));
  const moved = scrolled.mock.contexts.find((element) => element instanceof HTMLDivElement);
  within(moved as HTMLElement).getByText('Anstellung', { selector: 'label' });
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
});
