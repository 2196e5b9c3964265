import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { jobBoardReads, jobCard, type Readers, stubReads } from '../../testing/jobs.ts';
import { expectAddress } from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, pendingAnswer } from '../../testing/server-stub.ts';

const jobs = [jobCard('Pflegefachkraft (m/w/d)', 1)];

function openBoard(
  path: string,
  { answers = {}, reads = jobBoardReads(jobs) }: { answers?: Answers; reads?: Readers } = {},
) {
  stubReads(reads);
  return renderAt(path, { answers, allowsUnanswered: true });
}

test('without a place there is no radius', async () => {
  await openBoard('/jobs');
  await screen.findByRole('combobox', { name: 'Ort oder Postleitzahl' });
  expect(screen.queryByRole('combobox', { name: 'Umkreis' })).toBeNull();
});

test('for remote jobs only, the radius has no effect and says why', async () => {
  await openBoard('/jobs?place=37073&remote=only');
  const radius = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Umkreis' });
  expect(radius.matches(':disabled')).toBe(true);
  expect(radius.selectedOptions[0]?.textContent).toBe('nur von zu Hause');
});

test('for an unknown place, the radius is left out', async () => {
  await openBoard('/jobs?place=Qwertz', { answers: { 'places.suggest': [] } });
  await screen.findByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Umkreis' })).toBeNull());
});

test('an unfinished place finds nothing yet; Enter completes it', async () => {
  const town = { label: '34117 Kassel', postalCode: '34117', town: 'Kassel', country: 'DE' as const };
  const place = { ...town, latitude: 51.3, longitude: 9.5 };
  const { person } = await openBoard('/jobs', { answers: { 'places.suggest': [place] } });
  const field = await screen.findByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await person.type(field, 'Kass');
  await screen.findByRole('option', { name: place.label });
  await expectAddress('/jobs');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveProperty('value', place.label));
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await expectAddress('/jobs?place=34117+Kassel');
});

const goettingen = {
  ...{ label: '37073 Göttingen', postalCode: '37073', town: 'Göttingen' },
  ...{ country: 'DE' as const, latitude: 51.5, longitude: 9.9 },
};

test.each(['{Enter}', '{Tab}'])('%s completes a place before its suggestions have arrived', async (key) => {
  const { answer, release } = pendingAnswer<Output<'places.suggest'>>();
  const { person } = await openBoard('/jobs', { answers: { 'places.suggest': () => answer } });
  const field = await screen.findByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await person.type(field, `Gött${key}`);
  await expectAddress('/jobs');
  release([goettingen]);
  await expectAddress('/jobs?place=37073+G%C3%B6ttingen');
  await waitFor(() => expect(field).toHaveProperty('value', goettingen.label));
});

test('a place that is completed too late does not replace later letters', async () => {
  const { answer, release } = pendingAnswer<Output<'places.suggest'>>();
  const { person } = await openBoard('/jobs', { answers: { 'places.suggest': () => answer } });
  const field = await screen.findByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await person.type(field, 'Gött{Enter}');
  await person.type(field, 'er');
  release([goettingen]);
  await screen.findByRole('option', { name: goettingen.label });
  expect(field).toHaveProperty('value', 'Götter');
  await expectAddress('/jobs');
});

test('the list of places opens by typing only', async () => {
  const { person } = await openBoard('/jobs?place=37073', { answers: { 'places.suggest': [goettingen] } });
  const field = await screen.findByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await person.click(field);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await person.type(field, ' ');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('leaving the field of the place searches by it, and an unknown one leads to the nearest known', async () => {
  const { person } = await openBoard('/jobs?q=pflege', {
    answers: { 'places.suggest': [goettingen] },
    reads: jobBoardReads(jobs, ({ place: typed = '' }) => (typed === 'Götingen' ? [] : jobs)),
  });
  await person.type(await screen.findByRole('combobox', { name: 'Ort oder Postleitzahl' }), 'Götingen');
  await person.tab();
  await screen.findByRole('heading', { name: 'Den Ort „Götingen“ kennen wir nicht' });
  expect(screen.queryByRole('heading', { name: /^Für „pflege“/ })).toBeNull();
  await screen.findByRole('region', { name: 'Andere offene Stellen' });
  await person.click(await screen.findByRole('button', { name: 'Meinten Sie Göttingen?' }));
  await expectAddress('/jobs?q=pflege&place=37073+G%C3%B6ttingen');
});

test('if no single part of the search explains the empty list, the last way drops them all', async () => {
  const find = ({ place, search }: Record<string, string>) => (place || search ? [] : jobs);
  await openBoard('/jobs?q=astronautin&place=37073', { reads: jobBoardReads(jobs, find) });
  const button = await screen.findByRole('button', { name: 'Die einzige offene Stelle zeigen' });
  button.click();
  await expectAddress('/jobs');
});

test('around a place, a button adds the jobs from home', async () => {
  const fromHome = [2, 3].map((index) => jobCard(`Von zu Hause ${index}`, index));
  const find = ({ remote }: Record<string, string>) => (remote === 'also' ? [...jobs, ...fromHome] : jobs);
  await openBoard('/jobs?place=37073', { reads: jobBoardReads([...jobs, ...fromHome], find) });
  const button = await screen.findByRole('button', { name: 'Auch 2 Stellen von zu Hause zeigen' });
  button.click();
  await expectAddress('/jobs?place=37073&remote=also');
  await screen.findByText('Von zu Hause 3');
  expect(screen.queryByRole('button', { name: /von zu Hause zeigen$/ })).toBeNull();
});
