import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { currentOf, previewOf, viewOf } from '../../testing/apply-sheet.ts';
import { button } from '../../testing/page-actions.ts';
import { unreachable } from '../../testing/server-stub.ts';
import { card, dialog, openPage, page, release, renewal } from '../../testing/who-sees-me.ts';

const lacks = { softskills: true, values: false };
const match = { jobTitle: 'Köchin', shown: 55, now: 83, range: null };
const benefit = 'Dann sieht man, was Sie mitbringen.';
const older = { softskills: 'missing' as const, values: null, profile: true, match };

async function openStrengths(scope: ReleaseScope, current = currentOf(scope, { lacks }), now = match.now) {
  const changed = { ...older, match: { ...match, now } };
  const outdated = release({ isOutdated: true, renewal, scope, unshown: lacks, older: changed });
  const opened = await openPage({
    ...page([outdated]),
    'releases.preview': (input) => previewOf(input.scope, { current }),
    'releases.give': { releaseId: 'a' },
  });
  await opened.person.click(button('Stärken zeigen Lindenhof', await card('Lindenhof')));
  const sheet = await dialog('Stärken zeigen: Lindenhof');
  await within(sheet).findByText(/^Wählen Sie zuerst/);
  return { ...opened, sheet, inSheet: within(sheet) };
}

const checkedIn = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked);

test('where the company sees no strengths, the person chooses which to show, and the change of the match remains', async () => {
  const { parts } = currentOf('named');
  const seesValues = currentOf('named', { lacks, parts: { ...parts, skills: null } });
  const { person, server, sheet, inSheet } = await openStrengths('named', seesValues);
  const change = 'Mit dem Soft-Skill-Test steigt die Passung von vorläufig 55 auf 83.';
  inSheet.getByText(change);
  inSheet.getByText('Gefragt sind Empathie, Resilienz und Integrität.');
  inSheet.getByText(`${benefit} Außerdem sind Ihre Änderungen am Profil dabei.`);
  await inSheet.findByText('Was zeigen Sie außer Name und Kontakt?');
  expect(checkedIn(sheet)).toEqual([]);
  inSheet.getByText('Steht hier, sobald Sie gewählt haben.');
  inSheet.getByText('Wählen Sie zuerst, was Sie zeigen. Noch bleibt alles, wie es ist.');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(button('Stärken zeigen', sheet));
  expect(server.calls('releases.give')).toEqual([]);
  await person.click(inSheet.getByRole('radio', { name: 'Alle 30 Stärken und Ihre Werte' }));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert');
  expect(scroll.mock.contexts).toContain(inSheet.getByRole('region', { name: 'Das sieht das Unternehmen' }));
  const required = inSheet.getByRole('radio', { name: 'Nur die 3 gefragten Stärken' });
  await person.click(required);
  await inSheet.findByText('3 gefragte Stärken');
  inSheet.getByText(change);
  const loss = inSheet.getByText('Dann nicht mehr zu sehen: Ihre Werte.');
  expect(required.closest('.mantine-Radio-root')?.contains(loss)).toBe(true);
  expect(inSheet.queryByText(/zählen nur in der Passung/)).toBeNull();
  await person.click(button('Stärken zeigen', sheet));
  await screen.findByText('Lindenhof sieht jetzt Ihre Stärken.');
  expect(server.calls('releases.give')).toMatchObject([{ scope: 'required' }]);
});

test.each([
  [1, 'Ihre Bewerbung läuft auch so.'],
  [0, 'Sie müssen das nicht zeigen.'],
])('with %i applications, an unsure result that lowers the match is optional', async (count, sentence) => {
  const range = { low: 41, high: 66 };
  const lower = { ...older, match: { ...match, now: 49, range } };
  const applications = { count, titles: [], areRefused: false };
  const outdated = release({ isOutdated: true, renewal, unshown: lacks, older: lower, applications });
  const { person } = await openPage({
    ...page([outdated]),
    'releases.preview': ({ scope }) =>
      previewOf(scope, {
        current: currentOf('named', { lacks }),
        view: { ...viewOf(scope), isLimited: true },
        unsure: 'test1',
      }),
    'tests.overview': unreachable,
  });
  await person.click(button('Stärken zeigen Lindenhof', await card('Lindenhof')));
  const sheet = await dialog('Stärken zeigen: Lindenhof');
  const inSheet = within(sheet);
  await inSheet.findByText(sentence);
  inSheet.getByText('Noch sieht man keine Stärken von Ihnen. Danach sieht man, was Sie mitbringen.');
  expect(inSheet.queryByText(/Gefragt sind/)).toBeNull();
  inSheet.getByText('Mit dem Soft-Skill-Test sinkt die Passung von vorläufig 55 auf 49 (Spanne 41 bis 66).');
  expect(inSheet.queryByText(benefit)).toBeNull();
  await inSheet.findByText('Unser Rat: Test in Ruhe wiederholen.');
  const isEmphasised = () => button('Stärken zeigen', sheet).getAttribute('data-variant') !== 'default';
  expect(isEmphasised()).toBe(false);
  await person.click(inSheet.getByRole('radio', { name: 'Nur die 3 gefragten Stärken' }));
  expect(isEmphasised()).toBe(true);
});

test('without the profile, the change does not name it', async () => {
  const { person, inSheet } = await openStrengths('profile');
  await person.click(await inSheet.findByRole('radio', { name: 'Nur die 3 gefragten Stärken' }));
  inSheet.getByText(/ Außerdem sind Ihre Änderungen am Profil dabei\.$/);
  await person.click(inSheet.getByRole('checkbox', { name: 'Mit Profil' }));
  await inSheet.findByText(benefit);
});

test('with the name, the change has the number that the company then sees', async () => {
  const { person, sheet, inSheet } = await openStrengths('anonymous', currentOf('anonymous', { lacks }), 75);
  inSheet.getByText('Mit dem Soft-Skill-Test steigt die Passung von vorläufig 55 auf 75.');
  expect(checkedIn(sheet)).toEqual([]);
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('Mit dem Soft-Skill-Test steigt die Passung von vorläufig 55 auf 83.');
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Mit dem Soft-Skill-Test steigt die Passung von vorläufig 55 auf 75.');
});

test('without a soft-skill test to repeat, showing an unsure result stays the main action', async () => {
  const outdated = release({ isOutdated: true, renewal, unshown: lacks, older });
  const { person } = await openPage({
    ...page([outdated]),
    'releases.preview': ({ scope }) =>
      previewOf(scope, {
        current: currentOf('named', { lacks }),
        view: { ...viewOf(scope), isLimited: true },
        unsure: 'test1',
      }),
    'tests.startable': [],
    'tests.overview': unreachable,
  });
  await person.click(button('Stärken zeigen Lindenhof', await card('Lindenhof')));
  const sheet = await dialog('Stärken zeigen: Lindenhof');
  await within(sheet).findByText(/^Das Unternehmen liest: /);
  expect(within(sheet).queryByText(/Unser Rat/)).toBeNull();
  expect(button('Stärken zeigen', sheet).getAttribute('data-variant')).not.toBe('default');
});
