import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { JobCard, JobCount } from '#shared/jobs/board.ts';
import {
  failAsOffline,
  jobBoardReads,
  jobCard,
  jobDetail,
  jobIdOf,
  payFromTo,
  type Readers,
  stubReads,
  withStatus,
} from '../../testing/jobs.ts';
import {
  button,
  expectAddress,
  expectFocus,
  expectFoundJobs,
  expectHeading,
  expectStatus,
  fill,
  findWithText,
  selector,
} from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Answers } from '../../testing/server-stub.ts';

const [nurse, cook, developer] = [
  jobCard('Pflegefachkraft (m/w/d)', 1),
  jobCard('Köchin oder Koch (m/w/d)', 2, {
    postalCode: '34117',
    town: 'Kassel',
    employment: 'partTime',
    pay: payFromTo(17, 19, 'hour'),
  }),
  jobCard('Softwareentwicklung (m/w/d)', 3, {
    postalCode: '',
    town: '',
    workplace: 'remote',
    pay: { kind: 'none', reason: 'Wir handeln das Gehalt mit der Gewerkschaft gerade neu aus.' },
  }),
];
const newestFirst = [developer, cook, nurse];

function find({
  search = '',
  place = '',
  radius = '',
  remote = '',
  field = '',
  pay = '0',
  sort = '',
}: Record<string, string>) {
  const fieldOf = (job: JobCard) => (job === nurse ? 'care' : job === cook ? 'hospitality' : 'it');
  const isNear = (job: JobCard) => job === nurse || (job === cook && Number(radius) >= 50);
  const found = newestFirst
    .filter(({ title, town }) => `${title} ${town}`.toLowerCase().includes(search))
    .filter((job) => place === '' || isNear(job) || (remote === 'also' && job === developer))
    .filter((job) => field === '' || field.split(',').includes(fieldOf(job)))
    .filter((job) => Number(pay) === 0 || job === nurse);
  return sort === 'pay' ? [nurse, cook, developer].filter((job) => found.includes(job)) : found;
}

const openBoard = (path = '/jobs', { reads = {}, answers = {} }: { reads?: Readers; answers?: Answers } = {}) => {
  const served = stubReads({ ...jobBoardReads(newestFirst, find), ...reads });
  return renderAt(path, { answers, allowsUnanswered: true }).then((opened) => ({ ...opened, served }));
};

test('the list shows pay, place and type of every job, and the header of every public page links to it', async () => {
  const { person } = await openBoard('/courses', {
    reads: { '/api/courses': () => ({ courses: [], nextCursor: null }) },
  });
  await expectHeading('Kurse entdecken');
  await person.click(screen.getAllByRole('link', { name: 'Stellen' })[0] as HTMLElement);
  await expectHeading('Stellen');
  await expectStatus('3 Stellen, neueste zuerst');
  await expectFoundJobs(newestFirst);
  const card = within(await findWithText('listitem', nurse.title));
  for (const words of ['37073 Göttingen', 'Vor Ort', 'Vollzeit', '30 bis 39 Stunden']) card.getByText(words);
  card.getByText('3.390 bis 4.120\u00a0€ im Monat', { normalizer: (text) => text });
  screen.getByText('Gehalt nicht genannt');
  expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
});

test('search, place, remote work, type and order are in the URL', async () => {
  const { person } = await openBoard();
  await expectFoundJobs(newestFirst);
  await fill(person, screen.getByRole('textbox', { name: 'Stellen suchen' }), 'kassel');
  await expectAddress('/jobs?q=kassel');
  await expectFoundJobs([cook]);
  await person.click(button('Suche leeren'));
  await fill(person, selector('Ort oder Postleitzahl'), '37073');
  await expectFoundJobs([nurse]);
  await expectStatus('1 Stelle im Umkreis von 25\u00a0km um 37073 Göttingen');
  await person.selectOptions(selector('Umkreis'), '50 km');
  await expectFoundJobs([cook, nurse]);
  await person.click(button('Filter'));
  await person.selectOptions(selector('Ort der Arbeit'), 'In der Nähe oder von zu Hause');
  await expectFoundJobs(newestFirst);
  await expectStatus('3 Stellen im Umkreis von 50\u00a0km um 37073 Göttingen oder von zu Hause, neueste zuerst');
  await person.selectOptions(selector('Sortieren nach'), 'Höchstes Gehalt');
  await expectFoundJobs([nurse, cook, developer]);
  await person.selectOptions(selector('Gehalt im Jahr'), '48000 EUR');
  await expectFoundJobs([nurse]);
  button('Filter (2)');
  await expectAddress('/jobs?place=37073&radius=50&remote=also&sort=pay&pay=48000');
});

test('fields of work are in the URL and reach the server', async () => {
  const { person } = await openBoard('/jobs?field=hospitality,magic');
  await expectFoundJobs([cook]);
  await person.click(button('Filter (1)'));
  await person.click(selector('Arbeitsbereich'));
  await screen.findByRole('option', { name: 'Büro und Verwaltung (0)' });
  await person.click(await screen.findByRole('option', { name: 'Pflege und Gesundheit (1)' }));
  await expectFoundJobs([cook, nurse]);
  await expectAddress('/jobs?field=hospitality%2Ccare');
  await person.click(screen.getByRole('option', { name: 'Gastronomie und Hotel (1)' }));
  await expectFoundJobs([nurse]);
});

test('a URL with filters opens the matching list', async () => {
  await openBoard('/jobs?place=37073&radius=50&remote=also&sort=pay&pay=48000');
  await expectFoundJobs([nurse]);
});

test('an unknown place is named, and one click leads back to all jobs', async () => {
  const { person } = await openBoard('/jobs?place=Nirgendwo', {
    reads: jobBoardReads(newestFirst, ({ place }) => (place ? [] : newestFirst)),
  });
  await screen.findByRole('heading', { name: 'Den Ort „Nirgendwo“ kennen wir nicht' });
  await person.click(await screen.findByRole('button', { name: '3 Stellen in allen Orten zeigen' }));
  await expectAddress('/jobs');
  await expectStatus('3 Stellen, neueste zuerst');
});

test('a job without pay says so once, with the reason on demand', async () => {
  const { person } = await openBoard('/jobs', { reads: { [`/api/job/${jobIdOf(3)}`]: () => jobDetail(developer) } });
  const title = await screen.findByRole('link', { name: developer.title });
  expect(title.closest('li')?.textContent).not.toContain('Gehalt: ');
  await person.click(title);
  const reason = await screen.findByText(/Wir handeln das Gehalt mit der Gewerkschaft gerade neu aus\./);
  const fold = reason.closest('details');
  expect(fold?.open).toBe(false);
  await person.click(screen.getByText('Warum steht hier kein Gehalt?'));
  expect(fold?.open).toBe(true);
  const facts = screen.getByRole('region', { name: 'Gehalt, Ort und Bewerbung' });
  expect(facts.textContent).toMatch(/^Gehaltnicht genanntWarum/);
});

test('a closed job shows a note and links to other jobs', async () => {
  const gone = withStatus(410, { isClosed: true, title: 'Fahrdienst (m/w/d)' });
  const { person } = await openBoard(`/job/${jobIdOf(4)}`, { reads: { [`/api/job/${jobIdOf(4)}`]: () => gone } });
  await expectHeading('„Fahrdienst (m/w/d)“ ist nicht mehr ausgeschrieben');
  await person.click(screen.getByRole('link', { name: 'Alle Stellen' }));
  await expectStatus('3 Stellen, neueste zuerst');
});

test('an unknown job shows the not-found page', async () => {
  const none = withStatus(404, { error: { rule: 'NOT_FOUND', message: 'Nicht gefunden' } });
  await openBoard(`/job/${jobIdOf(5)}`, { reads: { [`/api/job/${jobIdOf(5)}`]: () => none } });
  await expectHeading('Stelle nicht gefunden');
});

test('a list that fails to load shows an error and can be retried', async () => {
  const { person, served } = await openBoard('/jobs', { reads: { '/api/jobs': failAsOffline } });
  await screen.findByRole('heading', { name: 'Stellen konnten nicht geladen werden' });
  Object.assign(served, jobBoardReads(newestFirst));
  await person.click(button('Erneut versuchen'));
  await expectFoundJobs(newestFirst);
});

test('a job that fails to load shows the error in heading and tab, and can be retried', async () => {
  const route = `/api/job/${jobIdOf(1)}`;
  const { person, served } = await openBoard(`/job/${jobIdOf(1)}`, { reads: { [route]: failAsOffline } });
  await expectHeading('Stelle konnte nicht geladen werden');
  expect(document.title).toBe('Stelle konnte nicht geladen werden – Passgenau');
  served[route] = () => jobDetail(nurse);
  await person.click(button('Erneut versuchen'));
  await expectHeading(nurse.title);
});

test('a card has one link, its title, and a guest gets no further action', async () => {
  await openBoard();
  const card = within(await findWithText('listitem', nurse.title));
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([nurse.title]);
  expect(card.queryByRole('button')).toBeNull();
});

test('further filters are behind a button, which counts those that are set', async () => {
  const { person } = await openBoard('/jobs?remote=only');
  await expectFoundJobs(newestFirst);
  expect(screen.queryByRole('combobox', { name: 'Ort der Arbeit' })).toBeNull();
  const open = button('Filter (1)');
  expect(open.getAttribute('aria-expanded')).toBe('false');
  await person.click(open);
  expect(open.getAttribute('aria-expanded')).toBe('true');
  selector('Ort der Arbeit');
});

test('on phones, work, place and radius are in reach; the order is behind the button', async () => {
  const hidden = ['Sortieren nach', 'Ort der Arbeit'];
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
  const { person } = await openBoard('/jobs?place=37073');
  await expectFoundJobs([nurse]);
  screen.getByRole('textbox', { name: 'Stellen suchen' });
  for (const name of ['Ort oder Postleitzahl', 'Umkreis']) selector(name);
  for (const name of hidden) expect(screen.queryByRole('combobox', { name })).toBeNull();
  await person.click(button('Filter'));
  for (const name of hidden) selector(name);
});

test('on phones, the open filter says how many jobs it leaves and leads to them', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  const { person } = await openBoard('/jobs');
  await expectFoundJobs(newestFirst);
  await person.click(button('Filter'));
  button('3 Stellen zeigen');
  await person.selectOptions(selector('Gehalt im Jahr'), '48000 EUR');
  await person.click(await screen.findByRole('button', { name: /^[12] Stellen? zeigen$/ }));
  expect(screen.queryByRole('combobox', { name: 'Ort der Arbeit' })).toBeNull();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
  expect(document.activeElement?.parentElement?.localName).toBe('search');
  expect(document.activeElement).toHaveProperty('style.scrollMarginTop', '7rem');
});

test('while a new filter is counted, the button names no number', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
  const { promise, resolve } = Promise.withResolvers<JobCount>();
  const count: Readers[string] = ({ pay }) =>
    pay === '0' ? { count: 3, place: null, isPlaceUnknown: false } : promise;
  const { person } = await openBoard('/jobs', { reads: { '/api/jobs/count': count } });
  await expectFoundJobs(newestFirst);
  await person.click(button('Filter'));
  button('3 Stellen zeigen');
  await person.selectOptions(selector('Gehalt im Jahr'), '48000 EUR');
  await screen.findByRole('button', { name: 'Stellen zeigen' });
  resolve({ count: 1, place: null, isPlaceUnknown: false });
  await screen.findByRole('button', { name: '1 Stelle zeigen' });
});

test('one button resets the filters behind the button, and keeps words, place and order', async () => {
  const { person } = await openBoard('/jobs?q=pflege&place=37073&remote=also&sort=pay&field=care&pay=48000');
  await expectFoundJobs([nurse]);
  await person.click(button('Filter (3)'));
  await person.click(button('Filter zurücksetzen'));
  await expectAddress('/jobs?q=pflege&place=37073&sort=pay');
  await expectFocus(await screen.findByRole('button', { name: 'Filter' }));
  expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).toBeNull();
});

test('pay is chosen by year and month, in francs only if a job pays in them', async () => {
  const namesOf = () => [...(selector('Gehalt im Jahr') as HTMLSelectElement).options].map(({ text }) => text);
  const { person } = await openBoard('/jobs', {
    reads: jobBoardReads(newestFirst, ({ currency }) => (currency === 'CHF' ? [] : newestFirst)),
  });
  await expectFoundJobs(newestFirst);
  await person.click(button('Filter'));
  await waitFor(() => expect(namesOf()).toContain('ab 30.000\u00a0€ (2.500\u00a0€ im Monat)'));
  expect(namesOf().filter((name) => name.includes('CHF'))).toEqual([]);
});

test('pay is chosen in francs, too, where a job pays in them', async () => {
  const { person } = await openBoard();
  await expectFoundJobs(newestFirst);
  await person.click(button('Filter'));
  await screen.findByRole('option', { name: /^ab 60.000\u00a0CHF/ });
  await person.selectOptions(selector('Gehalt im Jahr'), '60000 CHF');
  await expectAddress('/jobs?pay=60000&currency=CHF');
});

test('on phones, an open filter that leaves no job says so', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
  const { person } = await openBoard('/jobs?q=xyzq', { reads: jobBoardReads([]) });
  await person.click(await screen.findByRole('button', { name: 'Filter' }));
  await screen.findByRole('button', { name: 'Keine Stelle: Filter schließen' });
});
