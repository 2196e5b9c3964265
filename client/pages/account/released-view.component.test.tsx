import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { testIds } from '#shared/assessments/soft-skills/variants.ts';
import { paths } from '../../lib/paths.ts';
import { currentOf, previewOf, viewOf } from '../../testing/apply-sheet.ts';
import { button } from '../../testing/page-actions.ts';
import { type Output, unreachable } from '../../testing/server-stub.ts';
import { anonymous, card, company, day, dialog, openPage, page, release, renewal } from '../../testing/who-sees-me.ts';

const view: Output<'releases.view'> = {
  view: {
    ...{ scope: 'anonymous', name: 'Helle Linde 12', contact: null, profile: null, isLimited: false },
    ...{ skills: [], values: null },
  },
  jobParts: [],
  jobs: [
    {
      title: 'Köchin',
      match: { match: 75, low: 65, high: 85, basis: 'skills' },
      answers: [{ question: 'Welche Schicht?', answer: 'Früh' }],
    },
  ],
  ...{
    company: company('Lindenhof'),
    applications: { count: 1, titles: ['Köchin'], areRefused: false },
    jobTitle: 'Köchin',
  },
  ...{ releasedAt: day('2026-11-20'), expiresAt: day('2027-05-20') },
};

const current = { softskills: null, values: null, profile: false, match: null };

test('an outdated release is shown again in the same extent, after its preview', async () => {
  const older = {
    ...current,
    values: 'missing' as const,
    match: { jobTitle: 'Köchin', shown: 83, now: 90, range: null },
  };
  const outdated = release({ isOutdated: true, renewal, scope: 'required', older });
  const { person, server } = await openPage({
    ...page([outdated]),
    'releases.preview': ({ scope }) => previewOf(scope, { current: currentOf(scope) }),
    'releases.give': { releaseId: 'a' },
  });
  await person.click(button('Neuen Stand zeigen Lindenhof', await card('Lindenhof')));
  const sheet = await dialog('Neuen Stand zeigen: Lindenhof');
  await within(sheet).findByText('3 gefragte Stärken');
  within(sheet).getByText('Dann zählt in der Passung auch, was Ihnen wichtig ist.');
  within(sheet).getByText('Mit dem neuen Stand steigt die Passung von 83 auf 90.');
  within(sheet).getByText('Ihre Werte zählen nur in der Passung.');
  expect(server.calls('releases.preview')).toEqual([{ target: renewal, scope: 'required' }]);
  expect(server.calls('releases.give')).toEqual([]);
  server.answer(page([release()]));
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(button('Neuen Stand zeigen', sheet));
  const note = await screen.findByText('Lindenhof sieht jetzt Ihren neuen Stand.');
  await waitFor(() => expect(scrollIntoView.mock.contexts).toContain(note));
  scrollIntoView.mockRestore();
  expect(server.calls('releases.give')).toEqual([{ target: renewal, scope: 'required', digest: 'required' }]);
  await waitFor(async () => expect((await card('Lindenhof')).textContent).not.toContain('altes Ergebnis'));
});

test('where the company sees no strengths, button, dialog and confirmation name them', async () => {
  const unshown = { softskills: true, values: false };
  const { person } = await openPage({
    ...page([release({ isOutdated: true, renewal, unshown })]),
    'releases.preview': ({ scope }) => previewOf(scope),
    'releases.give': { releaseId: 'a' },
  });
  const shows = button('Stärken zeigen Lindenhof', await card('Lindenhof'));
  expect(shows.dataset['variant']).not.toBe(button('Was es sieht Lindenhof').dataset['variant']);
  await person.click(shows);
  const sheet = await dialog('Stärken zeigen: Lindenhof');
  await within(sheet).findByText('Alle 3 Stärken, 1 Wert');
  expect(within(sheet).queryByText(/noch unsicher/)).toBeNull();
  await person.click(button('Stärken zeigen', sheet));
  await screen.findByText('Lindenhof sieht jetzt Ihre Stärken.');
});

test('before the choice, an unsure result is named once, and can be repeated', async () => {
  const { person } = await openPage({
    ...page([release({ isOutdated: true, renewal })]),
    'releases.preview': ({ scope }) =>
      previewOf(scope, { unsure: 'test2', view: { ...viewOf(scope), isLimited: true } }),
    ...{ 'tests.startable': ['test1', 'test2'], 'tests.overview': unreachable },
  });
  await person.click(button('Neuen Stand zeigen Lindenhof', await card('Lindenhof')));
  const sheet = await dialog('Neuen Stand zeigen: Lindenhof');
  const note = await within(sheet).findByText(/Sonst liest man: „Das Ergebnis gilt,/);
  expect(note.textContent).toContain('andere: Die Art der Antworten ist auffällig.“');
  within(note).getByText('Unser Rat: Test in Ruhe wiederholen.');
  const choice = within(sheet).getByRole('checkbox', { name: 'Mit Profil' });
  expect(note.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const repeat = within(note).getByRole('link', { name: 'Wiederholen (15 bis 20 Minuten)' });
  expect(repeat.getAttribute('href')).toBe(paths.test(testIds.test2));
  expect(within(sheet).queryByText(/noch unsicher/)).toBeNull();
});

test('an older state that cannot be shown again has no button', async () => {
  await openPage(page([release({ isOutdated: true })]));
  const place = await card('Lindenhof');
  expect(place.textContent).toContain('Das Unternehmen sieht noch Ihr altes Ergebnis.');
  expect(within(place).queryByRole('button', { name: /Neuen Stand zeigen/ })).toBeNull();
});

test('the view names the match, the answers, and a test that it does not show yet', async () => {
  const unshown = { softskills: false, values: true };
  const { person } = await openPage({
    ...page([release({ scope: 'anonymous', parts: anonymous, isOutdated: true, renewal, unshown })]),
    'releases.view': view,
    'releases.preview': ({ scope }) => previewOf(scope),
  });
  await person.click(button('Was es sieht Lindenhof', await card('Lindenhof')));
  const shown = within(await dialog('Das sieht Lindenhof'));
  await shown.findByText('Mit „Köchin“:');
  shown.getByText('absichtlich ungenau, damit Sie anonym bleiben');
  shown.getByText('Welche Schicht?');
  shown.getByText('Früh');
  expect(shown.queryByText('Kein Ergebnis des Wertetests')).toBeNull();
  shown.getByText('Ihr Wertetest wird noch nicht gezeigt.');
  await person.click(shown.getByRole('button', { name: 'Neuen Stand zeigen Lindenhof' }));
  await dialog('Neuen Stand zeigen: Lindenhof');
});

test('the view without strengths says what the card says, with one button', async () => {
  const older = { ...current, softskills: 'missing' as const };
  const unshown = { softskills: true, values: false };
  const { person } = await openPage({
    ...page([release({ scope: 'anonymous', parts: anonymous, isOutdated: true, renewal, unshown, older })]),
    'releases.view': { ...view, view: { ...view.view, skills: null } as typeof view.view },
  });
  await person.click(button('Was es sieht Lindenhof', await card('Lindenhof')));
  const shown = within(await dialog('Das sieht Lindenhof'));
  await shown.findByText('Ihr Soft-Skill-Test wird noch nicht gezeigt.');
  shown.getByText('Das Unternehmen sieht Sie ohne Soft-Skill-Test.');
  expect(shown.queryByText(/altes Ergebnis/)).toBeNull();
  shown.getByRole('button', { name: 'Stärken zeigen Lindenhof' });
});

test.each([
  ['as last time', 'named', null, ' Auswahl wie zuletzt.'],
  ['with a result that the release lacks', 'named', 'values', ''],
  ['with all strengths, where the release had those of a job', 'required', null, ''],
] as const)('the choice %s is named only if it is the same', async (_, scope, lacked, ending) => {
  const lacks = { softskills: false, values: lacked === 'values' };
  const { person } = await openPage({
    ...page([release({ isOutdated: true, renewal: { kind: 'company', slug: 'lindenhof' } })]),
    'releases.preview': (input) => previewOf(input.scope, { job: null, current: currentOf(scope, { lacks }) }),
  });
  await person.click(button(/^(Stärken|Neuen Stand) zeigen Lindenhof$/, await card('Lindenhof')));
  const sheet = within(await screen.findByRole('dialog', { name: /zeigen: Lindenhof$/ }));
  await sheet.findByText(`Name und Kontakt kennt das Unternehmen.${ending}`);
  expect(await sheet.findAllByText(/bis \d\d\.\d\d\.|bis Sie/)).toHaveLength(1);
});

test('the view of the match alone says that the test is not shown yet', async () => {
  const { person } = await openPage({
    ...page([release({ scope: 'required', isOutdated: true, renewal, unshown: { softskills: true, values: false } })]),
    'releases.view': {
      ...view,
      view: { ...viewOf('required'), skills: null } as typeof view.view,
      jobParts: [{ jobId: 'j', title: 'Köchin', match: null, skills: null }],
    },
  });
  await person.click(button('Was es sieht Lindenhof', await card('Lindenhof')));
  const shown = within(await dialog('Das sieht Lindenhof'));
  await shown.findByText('Ihr Soft-Skill-Test wird noch nicht gezeigt.');
  expect(shown.queryByText(/^Kein Ergebnis/)).toBeNull();
});

test('an anonymous view without a result says that there is no match', async () => {
  const parts = { ...anonymous, skills: null, hasMatch: false };
  const { person } = await openPage({
    ...page([release({ scope: 'anonymous', parts })]),
    'releases.view': { ...view, jobs: [{ title: 'Köchin', match: null, answers: [] }] },
  });
  await person.click(button('Was es sieht Lindenhof', await card('Lindenhof')));
  const shown = within(await dialog('Das sieht Lindenhof'));
  await shown.findByText('Keine Passung: Das Unternehmen sieht keine Ergebnisse von Ihnen.');
  expect(shown.queryByText('Ihre Passung mit den Stellen des Unternehmens')).toBeNull();
});

test('answers to several applications stand below the name of their job', async () => {
  const answersTo = (title: string) => ({
    title,
    match: null,
    answers: [{ question: 'Ab wann?', answer: `Bei ${title}` }],
  });
  await openPage(
    { 'releases.view': { ...view, jobs: [answersTo('Köchin'), answersTo('Gärtner')] } },
    paths.release('a'),
  );
  const shown = within(await dialog('Das sieht Lindenhof'));
  const [first, second] = [await shown.findByText('Bei Köchin'), shown.getByText('Gärtner')];
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  shown.getByText('Ihre Passung mit den Stellen des Unternehmens');
});

test('the address of a release opens what the company sees', async () => {
  await openPage({ 'releases.view': view }, paths.release('a'));
  await within(await dialog('Das sieht Lindenhof')).findByText('Kein Ergebnis des Wertetests');
});
