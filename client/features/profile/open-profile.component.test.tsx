import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import type { ProfileContent } from '#shared/profile/schema.ts';
import {
  button,
  chooseInMenu,
  expectAddress,
  expectFieldMessage,
  expectFocus,
  expectHeading,
  expectNoneWithText,
  field,
  fill,
  findWithText,
} from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Input, type Output, pendingAnswer, refused } from '../../testing/server-stub.ts';

const empty: ProfileContent = {
  ...{ firstName: 'Anna', lastName: 'Berg', phone: '', location: '', bio: '' },
  ...{ experience: [], education: [], hiddenSkillIds: [] },
};
const skill = (skillId: number, name: string): RankedSkillView => ({
  ...{ skillId, name, description: '', points: 40 - skillId },
  ...{ rank: skillId, isShared: false, low: skillId, high: skillId },
});
const threeSkills = [skill(1, 'Kommunikation'), skill(2, 'Empathie'), skill(3, 'Teamfähigkeit')];
const thirtySkills = Array.from({ length: 30 }, (_, index) => skill(index + 1, `Stärke ${index + 1}`));

async function openProfile(path = '/profile?mode=edit', first: Partial<ProfileContent> = {}, answers: Answers = {}) {
  const stored = { profile: { ...empty, ...first }, revision: 'a'.repeat(64), withSkills: true };
  const own = () => ({
    ...{ revision: stored.revision, email: 'anna.berg@example.org', profile: stored.profile },
    skills: stored.withSkills ? threeSkills : null,
  });
  const save = ({ revision, profile }: Input<'profile.save'>) => {
    if (revision !== stored.revision) return refused('PROFILE_CHANGED');
    Object.assign(stored, { profile, revision: revision === 'a'.repeat(64) ? 'b'.repeat(64) : 'a'.repeat(64) });
    return { revision: stored.revision };
  };
  const opened = await renderAt(path, {
    user: applicant(),
    answers: { 'profile.own': own, 'profile.save': save as never, ...answers },
    allowsUnanswered: true,
  });
  await expectHeading('Profil');
  const expectSaved = (fields: object) => waitFor(() => expect(stored.profile).toMatchObject(fields));
  return { ...opened, stored, expectSaved };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const entryMenu = (name: string) => `${name}: verschieben oder entfernen`;

test('a wrong period shows an error at its field, is linked from other tabs, and does not block other fields', async () => {
  const { person, expectSaved } = await openProfile('/profile?tab=experience&mode=edit');
  await person.click(await screen.findByRole('button', { name: 'Station hinzufügen' }));
  await screen.findByLabelText('Von');
  await fill(person, field('Von'), '2019');
  await fill(person, field('Bis'), 'Sommer');
  await person.click(field('Tätigkeit'));
  await expectFieldMessage(field('Bis'), 'Ein Jahr oder Monat und Jahr, zum Beispiel 04.2019.');
  await fill(person, field('Bis'), '2018');
  await expectFieldMessage(field('Bis'), 'Das Ende liegt vor dem Anfang.');
  await person.click(tab('Persönlich'));
  await screen.findByLabelText('Telefon');
  await fill(person, field('Telefon'), '0551 123');
  await expectSaved({ phone: '0551 123', experience: [] });
  await screen.findByText('Nicht gespeichert');
  await person.click(button('Zum Feld unter „Erfahrung“'));
  expect((await screen.findByLabelText<HTMLInputElement>('Bis')).value).toBe('2018');
  await fill(person, field('Bis'), '');
  await expectSaved({ experience: [{ from: '2019', to: '' }] });
  expect((await screen.findByText('Gespeichert')).className).not.toContain('unseenNarrow');
});

test('adds, moves and removes entries by keyboard and restores a removed one in place', async () => {
  const { person, expectSaved } = await openProfile('/profile?tab=experience&mode=edit');
  for (const title of ['Köchin', 'Kellnerin']) {
    (await screen.findByRole('button', { name: 'Station hinzufügen' })).focus();
    await person.keyboard(`{Enter}`);
    await screen.findByRole('region', { name: /^\d\. Station$/ });
    await person.keyboard(title);
  }
  const titles = (...names: string[]) => expectSaved({ experience: names.map((title) => ({ title })) });
  await titles('Köchin', 'Kellnerin');
  button(entryMenu('Kellnerin')).focus();
  await person.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Nach oben' })).focus();
  await person.keyboard('{Enter}');
  await titles('Kellnerin', 'Köchin');
  await chooseInMenu(person, entryMenu('Kellnerin'), 'Entfernen');
  await titles('Köchin');
  await expectFocus(button('Station hinzufügen'));
  await person.click(button('Rückgängig'));
  await titles('Kellnerin', 'Köchin');
  await chooseInMenu(person, entryMenu('Kellnerin'), 'Entfernen');
  await screen.findByRole('button', { name: 'Rückgängig' });
  await titles('Köchin');
  await person.click(screen.getAllByRole('link', { name: 'Stellen' })[0] as HTMLElement);
  await expectHeading('Stellen für Sie');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull());
});

test('a change made elsewhere is not overwritten, and both versions can be kept', async () => {
  const { person, stored, expectSaved } = await openProfile();
  await screen.findByLabelText('Telefon');
  Object.assign(stored, { profile: { ...empty, phone: '0551 123' }, revision: 'c'.repeat(64) });
  await fill(person, field('Wohnort'), 'Bonn');
  await findWithText('alert', 'In einem anderen Fenster geändert');
  expect(stored.profile.location).toBe('');
  await person.click(button('Meine Änderungen behalten'));
  await expectSaved({ phone: '0551 123', location: 'Bonn' });
});

test('the version of the other window can be loaded instead', async () => {
  const { person, stored } = await openProfile();
  await screen.findByLabelText('Telefon');
  Object.assign(stored, { profile: { ...empty, phone: '0551 123', location: 'Bonn' }, revision: 'c'.repeat(64) });
  await fill(person, field('Telefon'), '0551 999');
  await person.click(await screen.findByRole('button', { name: 'Anderen Stand laden' }));
  await waitFor(() => expect(field('Telefon').value).toBe('0551 123'));
  expect(field('Wohnort').value).toBe('Bonn');
});

test('the profile states its viewers and its empty parts', async () => {
  await openProfile(
    '/profile',
    { phone: '0551 123', location: 'Göttingen', bio: 'Ich koche.' },
    {
      'releases.page': { releases: [], total: 3, withProfile: 2, nextCursor: null },
    },
  );
  const link = await screen.findByRole('link', {
    name: 'Zurzeit sehen 3 Unternehmen etwas von Ihnen, 2 davon auch Ihr Profil',
  });
  expect(link.getAttribute('href')).toBe('/account?tab=seen');
  screen.getByText(/^Noch leer: Erfahrung und Bildung\./);
});

test('without a result the skills link to the test', async () => {
  const { person } = await openProfile('/profile?tab=skills', {}, {
    'profile.own': { revision: 'a'.repeat(64), email: 'anna.berg@example.org', profile: empty, skills: null },
  } as Answers);
  await person.click(await screen.findByRole('link', { name: 'Zum Soft-Skill-Test' }));
  await expectAddress('/tests');
});

test('only skills of the result can be hidden', async () => {
  const { person, expectSaved } = await openProfile('/profile?tab=skills&mode=edit');
  await screen.findByText('Alle 3 Stärken sind sichtbar.');
  await person.click(screen.getByRole('switch', { name: 'Empathie anzeigen' }));
  await screen.findByText('2 von 3 Stärken sind sichtbar.');
  await expectSaved({ hiddenSkillIds: [2] });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await person.click(button('Fertig'));
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.queryByText('Empathie')).toBeNull();
  panel.getByText('Kommunikation');
});

test('the profile shows five visible skills, all on request, and leads to hiding some', async () => {
  const own = { revision: 'a'.repeat(64), email: 'anna.berg@example.org', skills: thirtySkills };
  const { person } = await openProfile('/profile?tab=skills', {}, {
    'profile.own': { ...own, profile: { ...empty, hiddenSkillIds: [2] } },
  } as Answers);
  await screen.findByText('29 von 30 Stärken sind sichtbar.');
  const names = () => within(screen.getByRole('tabpanel')).getAllByText(/^Stärke/);
  expect(names().map(({ textContent }) => textContent)).toEqual([1, 3, 4, 5, 6].map((number) => `Stärke ${number}`));
  await person.click(button('Alle 29'));
  expect(names()).toHaveLength(29);
  await person.click(button('Einzelne ausblenden'));
  expect(await screen.findAllByRole('switch')).toHaveLength(30);
});

const file = (name: string, content: string) => new File([content], name, { type: 'application/json' });

test('an unreadable résumé shows an error, and a readable one is previewed before the import', async () => {
  const { person, server, stored } = await openProfile(
    '/profile?tab=experience',
    {},
    {
      'profile.planResume': refused('RESUME_NOT_JSON'),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Lebenslauf-Datei hochladen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lebenslauf-Datei hochladen' });
  const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  await within(dialog).findByText('Datei hier ablegen');
  await person.upload(chooser(), file('keins.json', '{'));
  await findWithText('alert', 'Diese Datei ist keine gültige JSON-Datei.', dialog);
  const nothing = { phone: null, location: null, bio: null, experience: null, education: null };
  server.answer({ 'profile.planResume': { taken: nothing, notes: [], moreNotes: 0 } });
  await person.upload(chooser(), file('leer.json', '{"languages":[]}'));
  await within(dialog).findByText('In dieser Datei steht nichts, was ins Profil gehört.');
  await expectNoneWithText('alert', 'Diese Datei', dialog);
  const cook = { entryId: '00000000-0000-4000-8000-000000000e01', title: 'Köchin', company: 'Linde', to: '' };
  const experience = [{ ...cook, from: '2019', description: '' }];
  server.answer({
    'profile.planResume': {
      taken: { ...nothing, experience },
      notes: [{ path: 'basics.name', reason: 'account' }],
      moreNotes: 0,
    },
    'profile.takeResume': () => {
      Object.assign(stored, { profile: { ...empty, experience }, revision: 'd'.repeat(64) });
      return { revision: stored.revision } as never;
    },
  });
  await person.upload(chooser(), file('lebenslauf.json', '{"work":[]}'));
  await within(dialog).findByText('Köchin, Linde');
  within(dialog).getByText('basics.name');
  expect(stored.profile.experience).toEqual([]);
  await person.click(button('Übernehmen', dialog));
  await screen.findByRole('heading', { name: 'Köchin' });
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(stored.profile.experience).toEqual([]));
});

test('ignores a résumé that is parsed after its dialog was closed', async () => {
  const { answer, release } = pendingAnswer<Output<'profile.planResume'>>();
  const { person, server } = await openProfile('/profile?tab=experience', {}, { 'profile.planResume': answer });
  const open = async () => {
    await person.click(await screen.findByRole('button', { name: 'Lebenslauf-Datei hochladen' }));
    return screen.findByRole('dialog', { name: 'Lebenslauf-Datei hochladen' });
  };
  const dialog = await open();
  await within(dialog).findByText('Datei hier ablegen');
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  await person.upload(chooser, file('lebenslauf.json', '{"work":[]}'));
  await waitFor(() => expect(server.calls('profile.planResume')).toHaveLength(1));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const nothing = { phone: null, location: null, bio: null, experience: null, education: null };
  release({ taken: nothing, notes: [], moreNotes: 0 });
  await answer;
  const again = within(await open());
  expect(again.queryByText('In dieser Datei steht nichts, was ins Profil gehört.')).toBeNull();
});
