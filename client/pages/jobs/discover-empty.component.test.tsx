import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { WorkPreference } from '#shared/matching/work-preference.ts';
import { best, openAs, pageOf, worst } from '../../testing/discover.ts';
import { jobBoardReads, stubReads } from '../../testing/jobs.ts';
import { button, expectAddress, field, fill } from '../../testing/page-actions.ts';
import { profileIn } from '../../testing/people.ts';
import type { Answers, Input } from '../../testing/server-stub.ts';

const near: WorkPreference = { fields: [], place: '37073', radius: 25 };
const both: WorkPreference = { ...near, fields: ['logistics'] };
const wayBack = 'Wieder nur um 37073 suchen';
const buttons = (name: string | RegExp) => screen.queryAllByRole('button', { name });

const open = (preference: WorkPreference, path: string, answers: Answers = {}) =>
  openAs(path, {
    'workPreference.get': preference,
    'places.suggest': [],
    'profile.own': profileIn('37073 Göttingen'),
    ...answers,
  });

type Search = Partial<Record<'search' | 'place' | 'radius' | 'field' | 'pay' | 'remote', string>>;

/** One of two jobs has an application. With the preference, the list is empty. */
function stub(isFound: (search: Search) => boolean): Answers {
  const find = (search: Search) => (isFound(search) ? [best, worst] : []);
  stubReads(jobBoardReads([], find));
  return {
    'matching.discover': ({ withPreference, ...search }: Input<'matching.discover'>) => {
      const isHit = !withPreference && isFound(search as Search);
      return pageOf(isHit ? [best, worst] : [], { ...(isHit && { applied: 1 }) });
    },
  };
}

test('a word without hits near the stored place is named with the place, and removing it keeps the place', async () => {
  const { person, server } = await open(
    near,
    '/discover?q=Zahnarzt',
    stub(({ search }) => search === ''),
  );
  await screen.findByRole('heading', {
    name: 'Für „Zahnarzt“ im Umkreis von 25\u00a0km um 37073 ist gerade keine Stelle offen',
  });
  await screen.findByRole('button', { name: 'Die einzige offene Stelle zeigen' });
  expect(buttons('Alle Stellen zeigen')).toHaveLength(0);
  const counted = server.calls('matching.discover');
  expect(counted).toContainEqual(expect.objectContaining({ search: '', place: '37073', radius: '25', remote: 'also' }));
  await person.click(screen.getByRole('button', { name: 'Eine andere Stelle um 37073 oder von zu Hause zeigen' }));
  await expectAddress('/discover');
});

test.each<[string, WorkPreference, string, (search: Search) => boolean, string, string, string]>([
  [
    'a word',
    both,
    'q=Zahnarzt',
    ({ search, field: fields }) => search === '' && fields === 'logistics',
    'Für „Zahnarzt“ in „Lager, Transport und Verkehr“ im Umkreis von 25\u00a0km um 37073 ist gerade keine Stelle offen',
    'Eine andere Stelle um 37073 oder von zu Hause zeigen',
    '/discover',
  ],
  [
    'a filter',
    near,
    'pay=40000',
    ({ pay }) => pay === '0',
    'Mit diesen Filtern ist im Umkreis von 25\u00a0km um 37073 gerade keine Stelle offen',
    '1 Stelle ohne Filter zeigen',
    '/discover',
  ],
  [
    'nothing more than the stored fields',
    { ...both, place: '' },
    '',
    ({ field: fields }) => fields === '',
    'Für „Lager, Transport und Verkehr“ ist gerade keine Stelle offen',
    '1 Stelle in allen Arbeitsbereichen zeigen',
    '/discover?all=1',
  ],
  [
    'another place',
    both,
    'place=37073',
    ({ field: fields }) => fields === '',
    'Für „Lager, Transport und Verkehr“ im Umkreis von 25\u00a0km um 37073 ist gerade keine Stelle offen',
    '1 Stelle in allen Arbeitsbereichen zeigen',
    '/discover?place=37073&all=1',
  ],
  [
    'a larger radius',
    near,
    '',
    ({ radius }) => radius === '100',
    'Im Umkreis von 25\u00a0km um 37073 ist gerade keine Stelle offen',
    '1 Stelle im Umkreis von 100\u00a0km zeigen',
    '/discover?place=37073&radius=100&remote=also',
  ],
])('an empty list by %s names its cause and leads to the counted jobs', async (...row) => {
  const [, stored, query, isFound, title, label, address] = row;
  const { person } = await open(stored, `/discover?${query}`, stub(isFound));
  await screen.findByRole('heading', { name: title });
  const way = await screen.findByRole('button', { name: label });
  expect(buttons(/^Alle (Stellen|Orte|Arbeitsbereiche) zeigen$/)).toHaveLength(0);
  await person.click(way);
  await expectAddress(address);
});

test('stored fields without hits near the stored place offer other fields as well as more distance', async () => {
  const { person } = await open(
    both,
    '/discover',
    stub(({ field: fields, radius }) => fields === '' || radius === '50'),
  );
  await screen.findByRole('button', { name: '1 Stelle in allen Arbeitsbereichen zeigen' });
  await person.click(button('1 Stelle im Umkreis von 50\u00a0km zeigen'));
  await expectAddress('/discover?place=37073&radius=50&remote=also&field=logistics');
  await person.click(
    await screen.findByRole('button', {
      name: 'Zurück zu meiner Suche: „Lager, Transport und Verkehr“, bis 25 km um 37073',
    }),
  );
  await expectAddress('/discover');
});

test.each([
  ['/discover', near, '/discover?all=1'],
  ['/jobs', near, '/jobs'],
])('on %s, buttons count without jobs that have an application, like the next list', async (path, stored, address) => {
  const { person } = await open(stored, `${path}?place=Hamburg`, {
    ...stub(({ place }) => place === ''),
    'applications.ofJobs': {},
  });
  await person.click(await screen.findByRole('button', { name: '1 Stelle in allen Orten zeigen' }));
  await expectAddress(address);
  await screen.findByText(/^1 Stelle/);
});

test('sorted by date, the next list and its button count all jobs', async () => {
  await open(
    near,
    '/discover?place=Hamburg&sort=newest',
    stub(({ place }) => place === ''),
  );
  await screen.findByRole('button', { name: '2 Stellen in allen Orten zeigen' });
});

test('another place typed over the stored one includes jobs from home, and there is a way back', async () => {
  const { person } = await open({ ...near, radius: 50 }, '/discover');
  const place = () => field('Ort oder Postleitzahl');
  await waitFor(() => expect(place().value).toBe('37073'));
  await person.tripleClick(place());
  await person.keyboard('Kassel{Enter}');
  await expectAddress('/discover?place=Kassel&remote=also&radius=50');
  await person.click(await screen.findByRole('button', { name: wayBack }));
  await expectAddress('/discover');
  await waitFor(() => expect(buttons(wayBack)).toHaveLength(0));
});

test('with stored fields, the way back to the stored place is next to them', async () => {
  const { person } = await open(both, '/discover?place=Hamburg');
  await screen.findByText('Nur „Lager, Transport und Verkehr“');
  await person.click(await screen.findByRole('button', { name: wayBack }));
  await expectAddress('/discover');
});

test('another place after the stored one was removed includes jobs from home', async () => {
  const { person } = await open(near, '/discover?all=1');
  await screen.findByRole('button', { name: wayBack });
  await fill(person, field('Ort oder Postleitzahl'), 'Kassel');
  await person.keyboard('{Enter}');
  await expectAddress('/discover?all=1&place=Kassel&remote=also');
});

test.each([
  ['jobs', 1],
  ['no job', 0],
])('from an empty list, the way back to a search with %s is shown %i times', async (_, count) => {
  const { server } = await open(near, '/discover?q=Zahnarzt&place=Hamburg', {
    ...stub(() => false),
    'matching.discover': ({ place, withPreference }: Input<'matching.discover'>) =>
      pageOf(count > 0 && withPreference && place === '' ? [best] : []),
  });
  await screen.findByRole('heading', { name: /Hamburg/ });
  const wayBackQuery = expect.objectContaining({ search: 'Zahnarzt', place: '', withPreference: true });
  await waitFor(() => expect(server.calls('matching.discover')).toContainEqual(wayBackQuery));
  await waitFor(() => expect(buttons(wayBack)).toHaveLength(count));
});
