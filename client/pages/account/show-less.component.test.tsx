import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { button } from '../../testing/page-actions.ts';
import { unreachable } from '../../testing/server-stub.ts';
import { all, card, dialog, openPage, page, release } from '../../testing/who-sees-me.ts';

const valuesAlone = { ...all, skills: null, hasPhone: false, hasProfile: true };

test.each([
  [
    'all strengths, the values and a phone number',
    { ...all, hasProfile: true },
    [
      'Unter einem Pseudonym: die gefragten Stärken in drei Gruppen, gemeinsame Werte und eine ungefähre Passung, ohne Namen, Kontakt und Profil.',
      'Mit Namen, nur die gefragten Stärken',
      'Ihr Name, Ihre E-Mail-Adresse, Ihre Telefonnummer, die Passung und die Stärken, nach denen die Stelle fragt. Nicht mehr: Ihre Werte.',
      'Mit Namen und Profil, nur die gefragten Stärken',
      'Ihr Name, Ihre E-Mail-Adresse, Ihre Telefonnummer, die Passung, Ihre Stärken und Ihre Werte.',
    ],
  ],
  [
    'the values alone',
    valuesAlone,
    [
      'Unter einem Pseudonym: gemeinsame Werte und eine ungefähre Passung, ohne Namen, Kontakt und Profil.',
      'Mit Namen, nur die Passung',
      'Ihr Name, Ihre E-Mail-Adresse und die Passung. Nicht mehr: Ihre Werte.',
      'Mit Namen und Profil, nur die Passung',
      'Ihr Name, Ihre E-Mail-Adresse, die Passung und Ihre Werte.',
    ],
  ],
  ['no result', { ...valuesAlone, hasValues: false }, ['Nur ein Pseudonym, ohne Namen, Kontakt, Profil und Passung.']],
])('a company that sees %s is offered less of only that', async (_, parts, expected) => {
  const { person } = await openPage({
    ...page([release({ scope: 'profile', jobTitle: 'Köchin', parts })]),
    'releases.view': unreachable,
  });
  await person.click(button('Was es sieht Lindenhof', await card('Lindenhof')));
  await person.click(button('Weniger zeigen', await dialog('Das sieht Lindenhof')));
  const question = await screen.findByRole('dialog', { name: 'Weniger zeigen: Lindenhof' });
  expect(expected.filter((text) => within(question).queryByText(text) === null)).toEqual([]);
});

test('without a job, no choice names required strengths', async () => {
  const { person } = await openPage({ ...page([release({ scope: 'profile' })]), 'releases.view': unreachable });
  await person.click(button('Was es sieht Lindenhof', await card('Lindenhof')));
  await person.click(button('Weniger zeigen', await dialog('Das sieht Lindenhof')));
  const question = within(await screen.findByRole('dialog', { name: 'Weniger zeigen: Lindenhof' }));
  expect(question.getAllByRole('radio')).toHaveLength(2);
  expect(question.queryByText(/gefragten Stärken$/)).toBeNull();
});
