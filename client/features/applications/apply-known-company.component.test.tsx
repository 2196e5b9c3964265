import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { removePendingApplication } from '../../lib/pending-application.ts';
import { jobId, openSheet, previewOf } from '../../testing/apply-sheet.ts';
import { jobIdOf } from '../../testing/jobs.ts';
import { type Answers, type Input, refused } from '../../testing/server-stub.ts';

afterEach(removePendingApplication);

const knownAs = (scope: ReleaseScope, lacksResult = false): Answers => ({
  'releases.preview': (input: Input<'releases.preview'>) =>
    previewOf(input.scope, {
      current: { releaseId: jobId, scope, expiresAt: new Date('2027-05-27T10:00:00Z'), lacksResult },
    }),
});

test('a company that knows only the pseudonym leaves both choices', async () => {
  const { person, inSheet } = await openSheet('apply', knownAs('anonymous'));
  await person.click(await inSheet.findByRole('radio', { name: 'Anonym' }));
  const sentence = /Ihren früheren Bewerbungen dort, wer Sie sind\.$/;
  expect(inSheet.queryByText(sentence)).toBeNull();
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText(sentence);
});

test('a company that knows the name is not offered anonymity, and keeps seeing as much as today', async () => {
  const { person, server, sheet, inSheet } = await openSheet('apply', knownAs('profile'));
  await inSheet.findByText(/^Dieses Unternehmen kennt Ihren Namen schon\. .*, Auswahl wie zuletzt\.$/);
  await inSheet.findByText('Alle 3 Stärken, 1 Wert, Ihr Profil');
  expect(sheet.textContent).not.toContain('Bisher sieht');
  expect(inSheet.getAllByRole('radio').map(nameOfRadio)).toEqual([
    'Nur die gefragten Stärken',
    'Alle 30 und Ihre Werte',
  ]);
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await inSheet.findByText('Ihre Bewerbung ist gesendet');
  expect(server.calls('applications.send')).toMatchObject([{ scope: 'profile', digest: 'profile' }]);
});

test('a company without a result that is now shown is not said to get the same as before', async () => {
  const { inSheet } = await openSheet('apply', knownAs('profile', true));
  await inSheet.findByText(/^Dieses Unternehmen kennt Ihren Namen schon\. .* mit Name und Kontakt\.$/);
});

test('a choice that takes something from a company says that other applications there lose it, too', async () => {
  const { person, inSheet } = await openSheet('apply', knownAs('named'));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert');
  await person.click(inSheet.getByRole('checkbox', { name: 'Mit Profil' }));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert, Ihr Profil');
  expect(inSheet.queryByText(/Bisher sieht|wie zuletzt/)).toBeNull();
  await person.click(inSheet.getByRole('radio', { name: 'Nur die gefragten Stärken' }));
  await inSheet.findByText(/^Bisher sieht das Unternehmen auch Ihre übrigen Stärken und Ihre Werte \(bis /);
});

test('a narrower choice names only what ends', async () => {
  const { person, inSheet } = await openSheet('apply', knownAs('profile'));
  await person.click(await inSheet.findByRole('radio', { name: 'Nur die gefragten Stärken' }));
  await inSheet.findByText(
    /^Bisher sieht das Unternehmen auch Ihre übrigen Stärken und Ihre Werte \(bis 27\.05\.2027\)\. .* dort\.$/,
  );
  await person.click(inSheet.getByRole('checkbox', { name: 'Mit Profil' }));
  await inSheet.findByText(/^Bisher sieht das Unternehmen auch Ihre übrigen Stärken, Ihre Werte und Ihr Profil \(/);
});

test('open requests of the company for other jobs are named below the choice, and after sending', async () => {
  const requestFor = (title: string, number: number, companyName = 'Lindenhof') => ({
    ...{ jobId: jobIdOf(number), jobTitle: title, companyName, slug: companyName.toLowerCase() },
  });
  const asked = [requestFor('Pflegefachkraft', 1), requestFor('Leitung', 2), requestFor('Köchin', 3, 'Musterhaus')];
  const waiting = { requests: 3, asked, conversations: 0, unread: [], questions: 0, isFound: true };
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
