import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectFocus } from '../../testing/page-actions.ts';
import { renderPart } from '../../testing/render.tsx';
import { noJobFilter } from './job-filter.ts';
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

test('a button clears the place and leaves the focus in the field', async () => {
  const { person } = renderPart(<SlowFilters />, { answers: { 'places.suggest': [] } });
  await person.click(await screen.findByRole('button', { name: 'Ort leeren' }));
  const field = screen.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await expectFocus(field);
  await person.type(field, 'Xyz');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Umkreis' })).toBeNull());
  expect(field).toHaveProperty('value', 'Xyz');
});
