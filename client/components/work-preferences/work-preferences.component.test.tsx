import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { anyWork, type WorkPreference } from '#shared/matching/work-preference.ts';
import {
  hasGuestPreference,
  readGuestPreference,
  removeGuestPreference,
  writeGuestPreference,
} from '../../lib/work-preference/guest-preference.ts';
import { pageOf } from '../../testing/discover.ts';
import { applicant, member, profileIn } from '../../testing/people.ts';
import { renderAt, renderPart } from '../../testing/render.tsx';
import {
  type Answers,
  type Input,
  type Output,
  pendingAnswer,
  refused,
  unreachable,
} from '../../testing/server-stub.ts';
import { WorkPreferences } from './work-preferences.tsx';

const wanted: WorkPreference = { fields: ['logistics'], place: '34117 Kassel', radius: 50 };
const places: Answers = {
  'matching.discover': pageOf([], { total: 6, applied: 1 }),
  'places.suggest': [],
  'places.find': ({ place }) => (place === '34117' ? '34117 Kassel' : null),
};

beforeEach(removeGuestPreference);

const chip = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const stored = (): unknown => JSON.parse(readGuestPreference() ?? 'null');
const placeInput = () => screen.getByLabelText('Ort oder Postleitzahl');
const isChosen = (name: string) => (chip(name) as HTMLInputElement).checked;

async function askGuest(onChange: (preference: WorkPreference) => void = () => undefined) {
  const rendered = renderPart(<WorkPreferences asksAtOnce onChange={onChange} />, { answers: places });
  await screen.findByRole('group', { name: 'Was für Arbeit suchen Sie?' });
  return rendered;
}

test('a guest answers once; the answer stays in the browser with the full name of the place', async () => {
  const onChange = vi.fn();
  const { person, server } = await askGuest(onChange);
  await person.click(chip('Handwerk und Bau'));
  await person.click(chip('Lager, Transport und Verkehr'));
  await person.type(placeInput(), '34117');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Umkreis' }), '50 km');
  await person.click(press('Übernehmen'));
  await screen.findByText(
    'Nur „Lager, Transport und Verkehr“ und „Handwerk und Bau“, bis 50 km um 34117 Kassel oder von zu Hause',
  );
  const expected = { ...wanted, fields: ['logistics', 'crafts'] };
  expect(stored()).toEqual(expected);
  expect(onChange.mock.calls).toEqual([[expected]]);
  expect(server.calls('workPreference.save')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(press('Ändern')));
});

test('six common fields come first; all others and chosen ones are shown on request', async () => {
  const { person } = await askGuest();
  expect(screen.getAllByRole('checkbox')).toHaveLength(7);
  await person.click(press('Alle Arbeitsbereiche'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(16);
  await person.click(chip('Schutz und Sicherheit'));
  await person.click(press('Weniger Arbeitsbereiche'));
  expect(isChosen('Schutz und Sicherheit')).toBe(true);
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
});

test('skipped questions are not asked again', async () => {
  const { person, close } = await askGuest();
  await person.click(press('Überspringen'));
  await screen.findByText('Alle Arbeitsbereiche und Orte');
  expect(stored()).toEqual(anyWork);
  close();
  renderPart(<WorkPreferences asksAtOnce />, { answers: places });
  await screen.findByRole('button', { name: 'Ändern' });
  expect(screen.queryByRole('group')).toBeNull();
});

test('without asking at once, a button offers the questions', async () => {
  const { person } = renderPart(<WorkPreferences />, { answers: places });
  await person.click(await screen.findByRole('button', { name: 'Arbeitsbereich und Ort wählen' }));
  await person.click(press('Abbrechen'));
  await screen.findByRole('button', { name: 'Arbeitsbereich und Ort wählen' });
  expect(hasGuestPreference()).toBe(false);
});

test('the place is asked before the field of work', async () => {
  await askGuest();
  expect(placeInput().compareDocumentPosition(chip('Egal'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('„Egal“ and the fields exclude each other', async () => {
  const { person } = await askGuest();
  await person.click(chip('IT und Daten'));
  await person.click(chip('Egal'));
  expect(isChosen('IT und Daten')).toBe(false);
  await person.click(chip('IT und Daten'));
  expect(isChosen('Egal')).toBe(false);
});

test('an unknown place is refused and keeps the answers', async () => {
  const { person } = await askGuest();
  await person.click(chip('IT und Daten'));
  await person.type(placeInput(), 'Entenhausen');
  await person.click(press('Übernehmen'));
  await waitFor(() => expect(placeInput().getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('Diesen Ort kennen wir nicht.', { selector: 'p' });
  expect(isChosen('IT und Daten')).toBe(true);
  expect(hasGuestPreference()).toBe(false);
});

test.each([
  '{',
  '[]',
  '{"fields":["magic"],"place":"","radius":25}',
  `{"fields":[],"place":"${'x'.repeat(101)}","radius":25}`,
])('invalid stored text %s counts as not answered', async (text) => {
  writeGuestPreference(text);
  await askGuest();
});

test('the preference of an account is saved on the server', async () => {
  const { person, server } = renderPart(<WorkPreferences />, {
    user: applicant(),
    answers: {
      ...{ ...places, 'profile.own': profileIn('') },
      ...{ 'workPreference.get': wanted, 'workPreference.save': ({ ...saved }) => saved },
    },
  });
  await screen.findByText(/bis 50 km um 34117 Kassel/);
  await person.click(press('Ändern'));
  await person.click(chip('Büro und Verwaltung'));
  await person.clear(placeInput());
  await person.click(press('Übernehmen'));
  await screen.findByText('Nur „Lager, Transport und Verkehr“ und „Büro und Verwaltung“');
  expect(server.calls('workPreference.save')).toEqual([{ ...wanted, fields: ['logistics', 'office'], place: '' }]);
  expect(hasGuestPreference()).toBe(false);
});

test('before it is saved, a draft that limits the list counts its jobs without those that have an application', async () => {
  const found = ({ field, place }: Input<'matching.discover'>) =>
    pageOf([], field === 'it' ? { total: 6, applied: 1 } : { isPlaceUnknown: place === 'Entenhausen' });
  const { person, server } = renderPart(<WorkPreferences asksAtOnce />, {
    user: applicant(),
    answers: { ...places, 'matching.discover': found, 'profile.own': profileIn('') },
  });
  await screen.findByRole('button', { name: 'Übernehmen' });
  await person.click(chip('IT und Daten'));
  await screen.findByText('Dazu sind gerade 5 Stellen offen.');
  await person.click(chip('Handwerk und Bau'));
  await screen.findByText('Dazu ist gerade keine Stelle offen.');
  await person.type(placeInput(), 'Entenhausen');
  await waitFor(() => expect(screen.queryByText(/^Dazu ist/)).toBeNull());
  expect(server.calls('matching.discover').map(({ field }) => field)).not.toContain('');
});

test('a failure is shown and the questions stay open', async () => {
  const { person } = renderPart(<WorkPreferences asksAtOnce />, {
    user: applicant(),
    answers: { ...places, 'profile.own': profileIn('34117 Kassel-Mitte'), 'workPreference.save': unreachable },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'IT und Daten' }));
  await person.click(press('Übernehmen'));
  await screen.findByText('Die Angaben konnten nicht gespeichert werden.');
  expect(isChosen('IT und Daten')).toBe(true);
});

test('the postal code of the profile is offered as the place', async () => {
  const { person, server } = renderPart(<WorkPreferences asksAtOnce />, {
    user: applicant(),
    answers: { ...places, 'profile.own': profileIn('34117 Kassel-Mitte'), 'workPreference.save': (saved) => saved },
  });
  await waitFor(() => expect((placeInput() as HTMLInputElement).value).toBe('34117'));
  await person.click(press('Übernehmen'));
  await screen.findByText(/um 34117 Kassel/);
  expect(server.calls('workPreference.save')).toEqual([{ ...anyWork, place: '34117 Kassel' }]);
});

const openNear = (place: WorkPreference['place'] | null, stored: WorkPreference | null = null) =>
  renderPart(<WorkPreferences />, {
    user: applicant(),
    answers: {
      ...{ ...places, 'places.find': place, 'workPreference.get': stored },
      ...{ 'profile.own': profileIn('34117 Kassel-Mitte'), 'workPreference.save': (saved) => saved },
    },
  });

test('the button with the place of the profile limits the search at once', async () => {
  const { person, server } = openNear('34117 Kassel');
  await person.click(await screen.findByRole('button', { name: 'Nur um 34117 Kassel-Mitte suchen' }));
  await screen.findByText('Nur bis 25 km um 34117 Kassel oder von zu Hause');
  expect(server.calls('workPreference.save')).toEqual([{ ...anyWork, place: '34117 Kassel' }]);
  await waitFor(() => expect(document.activeElement).toBe(press('Ändern')));
});

test.each([null, anyWork])('with %o stored, the questions name the profile if its place is unknown', async (stored) => {
  const { person } = openNear(null, stored);
  await person.click(await screen.findByRole('button', { name: 'Nur um 34117 Kassel-Mitte suchen' }));
  await screen.findByText('Der Ort steht so in Ihrem Profil.');
  await person.clear(placeInput());
  expect(screen.queryByText('Der Ort steht so in Ihrem Profil.')).toBeNull();
});

test('the button appears with its final words once the profile is known', async () => {
  const { server } = renderPart(<WorkPreferences />, {
    user: applicant(),
    answers: {
      ...places,
      'workPreference.get': null,
      'profile.own': () => pendingAnswer<Output<'profile.own'>>().answer,
    },
  });
  await waitFor(() => expect(server.calls('profile.own')).not.toEqual([]));
  expect(screen.queryByRole('button')).toBeNull();
});

test('companies are not asked', async () => {
  const { server } = renderPart(<WorkPreferences asksAtOnce />, { user: member() });
  await waitFor(() => expect(server.calls('auth.me')).toHaveLength(1));
  expect(screen.queryByRole('group')).toBeNull();
});

const signIn = (adopt: NonNullable<Answers['workPreference.adopt']>) => {
  writeGuestPreference(JSON.stringify(wanted));
  return renderAt('/discover', {
    user: applicant(),
    answers: { 'workPreference.adopt': adopt },
    allowsUnanswered: true,
  });
};

test('after sign-in, the answer of the browser moves into the account', async () => {
  const { server } = await signIn(undefined as never);
  await waitFor(() => expect(hasGuestPreference()).toBe(false));
  expect(server.calls('workPreference.adopt')).toEqual([wanted]);
});

test('an unknown place moves without the place, and after a lost network nothing is lost', async () => {
  const { server, close } = await signIn(({ place }) =>
    place === '' ? (undefined as never) : refused('PLACE_UNKNOWN', { details: { field: 'place' } }),
  );
  await waitFor(() => expect(hasGuestPreference()).toBe(false));
  expect(server.calls('workPreference.adopt')).toEqual([wanted, { ...wanted, place: '' }]);
  close();
  const lost = await signIn(unreachable);
  await waitFor(() => expect(lost.server.calls('workPreference.adopt').length).toBeGreaterThan(0));
  expect(stored()).toEqual(wanted);
});
