import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { CurrentRelease } from '#shared/releases/state.ts';
import { removePendingApplication } from '../../lib/pending-application.ts';
import { currentOf, openSheet, previewOf } from '../../testing/apply-sheet.ts';
import { jobIdOf } from '../../testing/jobs.ts';
import { pendingCounts } from '../../testing/people.ts';
import { type Answers, type Input, refused } from '../../testing/server-stub.ts';

afterEach(removePendingApplication);

const knownAs = (scope: ReleaseScope, changed: Partial<CurrentRelease> = {}): Answers => ({
  'releases.preview': (input: Input<'releases.preview'>) =>
    previewOf(input.scope, { current: currentOf(scope, changed) }),
});

const lacks = { softskills: true, values: false };
const { parts } = currentOf('profile');

test.each([
  [0, /^Bisher .* nur anonym\. Mit Ihrem Namen weiß es dann, wer Sie sind\.$/],
  [1, /weiß es auch bei Ihrer früheren Bewerbung dort, wer Sie sind\.$/],
  [2, /weiß es auch bei Ihren früheren Bewerbungen dort, wer Sie sind\.$/],
])('a company that knows only the pseudonym, with %i applications, leaves both choices', async (all, sentence) => {
  const { person, inSheet } = await openSheet('apply', knownAs('anonymous', { applications: { open: 0, all } }));
  await person.click(await inSheet.findByRole('radio', { name: 'Anonym' }));
  expect(inSheet.queryByText(sentence)).toBeNull();
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText(sentence);
});

test('a company that knows the name is not offered anonymity, and keeps seeing as much as today', async () => {
  const { person, server, sheet, inSheet } = await openSheet('apply', knownAs('profile'));
  await inSheet.findByText('Was zeigen Sie außer Name und Kontakt? Auswahl wie zuletzt.');
  await inSheet.findByText('Alle 3 Stärken, 1 Wert, Ihr Profil');
  expect(sheet.textContent).not.toContain('dann nicht mehr');
  expect(inSheet.getAllByRole('radio').map(nameOfRadio)).toEqual([
    'Nur die 3 gefragten Stärken',
    'Alle 30 Stärken und Ihre Werte',
  ]);
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await inSheet.findByText('Ihre Bewerbung ist gesendet');
  expect(server.calls('applications.send')).toMatchObject([{ scope: 'profile', digest: 'profile' }]);
});

test('for a company without a result that is now shown, the person chooses the strengths, the profile remains', async () => {
  const { person, server, sheet, inSheet } = await openSheet('apply', knownAs('profile', { lacks }));
  await inSheet.findByText('Was zeigen Sie außer Name und Kontakt?');
  const radios = inSheet.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
  expect(sheet.textContent).toContain('Wählen Sie zuerst, was Sie zeigen.');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  expect((await inSheet.findByRole('alert')).textContent).toBe('Bitte wählen Sie, was Sie zeigen.');
  expect(server.calls('applications.send')).toEqual([]);
  await person.click(inSheet.getByRole('radio', { name: 'Nur die 3 gefragten Stärken' }));
  await inSheet.findByText('3 gefragte Stärken, Ihr Profil');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await inSheet.findByText('Ihre Bewerbung ist gesendet');
  expect(server.calls('applications.send')).toMatchObject([{ scope: 'requiredProfile' }]);
});

test.each([
  ['strengths and values', {}, 0, 'Dann nicht mehr zu sehen: Ihre übrigen Stärken und Ihre Werte.'],
  ['values alone', { skills: null }, 0, 'Dann nicht mehr zu sehen: Ihre Werte.'],
  [
    'strengths alone, with an application',
    { hasValues: false },
    1,
    'Dann nicht mehr zu sehen: Ihre übrigen Stärken, auch nicht mit Ihrer anderen Bewerbung dort.',
  ],
  ['neither', { skills: null, hasValues: false }, 2, null],
])('a narrower choice takes from a company that sees %s only that', async (_, seen, open, sentence) => {
  const { person, sheet, inSheet } = await openSheet(
    'apply',
    knownAs('profile', { parts: { ...parts, ...seen }, applications: { open, all: open } }),
  );
  await person.click(await inSheet.findByRole('radio', { name: 'Nur die 3 gefragten Stärken' }));
  await inSheet.findByText('3 gefragte Stärken, Ihr Profil');
  if (sentence === null) expect(sheet.textContent).not.toContain('dann nicht mehr');
  else inSheet.getByText(sentence);
});

test('a choice that takes something from a company says that other applications there lose it, too', async () => {
  const { person, inSheet } = await openSheet('apply', knownAs('named', { applications: { open: 2, all: 3 } }));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert');
  await person.click(inSheet.getByRole('checkbox', { name: 'Mit Profil' }));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert, Ihr Profil');
  expect(inSheet.queryByText(/dann nicht mehr|wie zuletzt/)).toBeNull();
  await person.click(inSheet.getByRole('radio', { name: 'Nur die 3 gefragten Stärken' }));
  await inSheet.findByText(/^Dann nicht mehr zu sehen: .*, auch nicht mit Ihren anderen Bewerbungen dort\.$/);
});

test('a narrower choice names only what ends', async () => {
  const { person, inSheet } = await openSheet('apply', knownAs('profile'));
  await person.click(await inSheet.findByRole('radio', { name: 'Nur die 3 gefragten Stärken' }));
  await inSheet.findByText(/^Dann nicht mehr zu sehen: Ihre übrigen Stärken und Ihre Werte/);
  await person.click(inSheet.getByRole('checkbox', { name: 'Mit Profil' }));
  await inSheet.findByText(/^Dann nicht mehr zu sehen: Ihre übrigen Stärken, Ihre Werte und Ihr Profil/);
});

test('open requests of the company for other jobs are named below the choice, and after sending', async () => {
  const requestFor = (title: string, number: number, companyName = 'Lindenhof') => ({
    ...{ jobId: jobIdOf(number), jobTitle: title, companyName, slug: companyName.toLowerCase() },
  });
  const asked = [requestFor('Pflegefachkraft', 1), requestFor('Leitung', 2), requestFor('Köchin', 3, 'Musterhaus')];
  const waiting = pendingCounts({ requests: 3, asked, isFound: true });
  const sent = { applicationId: 'a', releaseId: 'r' };
  const { person, server, inSheet } = await openSheet('apply', {
    'found.waiting': waiting,
    'applications.send': sent as never,
    'found.received': { requests: [], open: 0, nextCursor: null },
  });
  const notice = await inSheet.findByText(
    /^Damit ist dann auch die Anfrage zu „Leitung“ geschlossen\. Bewerben können Sie sich dort noch\.$/,
  );
  const choice = inSheet.getByRole('radio', { name: 'Anonym' });
  expect(notice.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  server.answer({ 'found.waiting': { ...waiting, requests: 0, asked: [] } });
  await person.click(choice);
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  const links = await inSheet.findAllByRole('link', { name: /^Zur Stelle / });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zur Stelle „Leitung“', `/job/${jobIdOf(2)}`],
  ]);
  inSheet.getByText('Die Anfrage zu „Leitung“ ist damit geschlossen. Bewerben können Sie sich dort noch.');
});

const nameOfRadio = (radio: HTMLElement) => (radio as HTMLInputElement).labels?.[0]?.textContent;

test('a name that became known meanwhile takes the anonymous choice away and says why', async () => {
  const { person, server, inSheet } = await openSheet('apply', { 'applications.send': refused('NAME_KNOWN') });
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Ein Pseudonym statt Ihres Namens, keine Kontaktdaten');
  server.answer(knownAs('required'));
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await inSheet.findByText('Dieses Unternehmen kennt Ihren Namen schon. Anonym geht deshalb nicht.');
  await waitFor(() => expect(inSheet.queryByRole('radio', { name: 'Anonym' })).toBeNull());
});
