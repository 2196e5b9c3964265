import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { WorkPreference } from '#shared/matching/work-preference.ts';
import { best, openAs, pageOf, worst } from '../../testing/discover.ts';
import { jobBoardReads, stubReads } from '../../testing/jobs.ts';
import { button, expectAddress, expectHeadings, field, fill } from '../../testing/page-actions.ts';
import { profileIn } from '../../testing/people.ts';
import type { Answers } from '../../testing/server-stub.ts';

const near: WorkPreference = { fields: [], place: '34117 Kassel', radius: 50 };
const both: WorkPreference = { ...near, fields: ['logistics'] };
const summary = 'Nur bis 50 km um 34117 Kassel oder von zu Hause';
const place = () => field('Ort oder Postleitzahl');

const open = (preference: WorkPreference, path = '/discover', answers: Answers = {}) =>
  openAs(path, {
    'workPreference.get': preference,
    'places.suggest': [],
    'profile.own': profileIn('37073 Göttingen'),
    ...answers,
  });

function asOnPhone() {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
}

test('the stored place is a value of the search, and removing it shows all jobs until the person goes back', async () => {
  const { person, server } = await open(near);
  await screen.findByText(summary);
  expect(place().value).toBe('34117 Kassel');
  expect(field('Umkreis').value).toBe('50');
  await person.click(button('Ort leeren'));
  await expectAddress('/discover?all=1');
  await waitFor(() => expect(place().value).toBe(''));
  await waitFor(() => expect(server.calls('matching.discover').at(-1)).toMatchObject({ withPreference: false }));
  await person.click(await screen.findByRole('button', { name: 'Wieder nur um 34117 Kassel suchen' }));
  await expectAddress('/discover');
  await screen.findByText(summary);
  expect(place().value).toBe('34117 Kassel');
  await person.click(button('Alle Stellen zeigen'));
  await expectAddress('/discover?all=1');
  window.history.back();
  await screen.findByText(summary);
});

test('another place replaces the stored one, and a removed place means everywhere', async () => {
  const { person } = await open(near);
  await screen.findByText(summary);
  await fill(person, place(), 'Hamburg');
  await person.keyboard('{Enter}');
  await expectAddress('/discover?all=1&place=Hamburg&remote=also&radius=50');
  await person.click(await screen.findByRole('button', { name: 'Wieder nur um 34117 Kassel suchen' }));
  await expectAddress('/discover');
  await waitFor(() => expect(place().value).toBe('34117 Kassel'));
});

test('another radius around the stored place includes jobs from home, as before, and there are two ways back', async () => {
  const { person } = await open(near);
  await screen.findByText(summary);
  const change = async () => {
    await person.selectOptions(field('Umkreis'), '100 km');
    await expectAddress('/discover?place=34117+Kassel&remote=also&radius=100');
  };
  await change();
  await person.click(await screen.findByRole('button', { name: 'Wieder nur bis 50 km um 34117 Kassel suchen' }));
  await expectAddress('/discover');
  await change();
  await person.selectOptions(field('Umkreis'), '50 km');
  await expectAddress('/discover');
  await screen.findByText(summary);
});

test.each<[string, WorkPreference, string, string | null]>([
  ['another place', near, 'place=Hamburg', null],
  ['another place', both, 'place=Hamburg', 'Nur „Lager, Transport und Verkehr“'],
  ['another place', { ...near, place: '' }, 'place=Hamburg', null],
  ['only jobs from home', near, 'remote=only', null],
  ['other fields of work', both, 'field=care', summary],
  ['other fields of work', { ...both, place: '' }, 'field=care', null],
])(
  'with %s in the search, the stored search %o is named without what does not count',
  async (_, stored, query, line) => {
    await open(stored, `/discover?${query}`);
    await expectHeadings(() => screen.getByRole('region', { name: 'Stellen für Sie' }), 2, [best.title, worst.title]);
    const shown = screen.queryByRole('button', { name: 'Ändern' });
    expect(shown?.parentElement?.querySelector('p')?.textContent ?? null).toBe(line);
  },
);

test('the button of the filter counts like the list, without jobs that have an application', async () => {
  asOnPhone();
  const { person } = await open(near, '/discover', {
    'matching.discover': pageOf([best, worst], { total: 6, applied: 1 }),
  });
  await screen.findByText('5 Stellen, beste Passung zuerst');
  await person.click(button('Filter'));
  button('5 Stellen zeigen');
});

test.each<[WorkPreference, string]>([
  [near, 'Alle Bereiche'],
  [both, '„Lager, Transport und Verkehr“'],
])('the filter of a person who looks for %o names the fields of work that count', async (stored, named) => {
  const counted = vi.fn().mockReturnValue({});
  stubReads({ ...jobBoardReads([]), '/api/jobs/fields': counted });
  const { person } = await open(stored);
  await screen.findByRole('button', { name: 'Ändern' });
  await person.click(button('Filter'));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Arbeitsbereich' }).placeholder).toBe(named);
  const [around] = counted.mock.lastCall ?? [];
  expect(around).toMatchObject({ place: '34117 Kassel', radius: '50', remote: 'also' });
});

test.each<[WorkPreference, string]>([
  [{ ...both, place: '' }, 'Wieder nur in meinem Arbeitsbereich suchen'],
  [{ ...both, place: '', fields: ['logistics', 'care'] }, 'Wieder nur in meinen Arbeitsbereichen suchen'],
  [both, 'Zurück zu meiner Suche: „Lager, Transport und Verkehr“, bis 50 km um 34117 Kassel'],
  [{ ...both, fields: ['logistics', 'care'] }, 'Zurück zu meiner Suche: 2 Arbeitsbereiche, bis 50 km um 34117 Kassel'],
])('with everything shown, the way back to %o says so', async (stored, label) => {
  const { person } = await open(stored, '/discover?all=1&place=Hamburg&field=care');
  await person.click(await screen.findByRole('button', { name: label }));
  await expectAddress(stored.place === '' ? '/discover?place=Hamburg' : '/discover');
});

test('a stored search without a place offers that of the profile unless the search has one', async () => {
  const { person, server } = await open({ ...both, place: '' }, '/discover', {
    'places.find': '37073 Göttingen',
    'workPreference.save': (saved) => saved,
  });
  await person.click(await screen.findByRole('button', { name: 'Nur um 37073 Göttingen suchen' }));
  await screen.findByText('Nur „Lager, Transport und Verkehr“, bis 50 km um 37073 Göttingen oder von zu Hause');
  expect(server.calls('workPreference.save')).toEqual([{ ...both, place: '37073 Göttingen' }]);
});

test.each([
  [true, 'start'],
  [false, 'nearest'],
])('opened on a phone (%s), the questions move to the edge %s', async (isPhone, block) => {
  if (isPhone) asOnPhone();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  const { person } = await open(near);
  await person.click(await screen.findByRole('button', { name: 'Ändern' }));
  const questions = await screen.findByRole('form', { name: 'Welche Arbeit Sie suchen' });
  await waitFor(() => expect(document.activeElement).toBe(questions));
  expect(scrolled.mock.contexts).toContain(questions);
  expect(scrolled).toHaveBeenLastCalledWith({ block });
});

test.each([true, false])(
  'on a phone (%s), while the questions ask for the place, the search does not',
  async (isPhone) => {
    if (isPhone) asOnPhone();
    const { person } = await open(near);
    await person.click(await screen.findByRole('button', { name: 'Ändern' }));
    await waitFor(() => expect(screen.getAllByLabelText('Ort oder Postleitzahl')).toHaveLength(1));
    expect(place().closest('form')).not.toBeNull();
    await person.click(button('Abbrechen'));
    await waitFor(() => expect(place().closest('form')).toBeNull());
  },
);
