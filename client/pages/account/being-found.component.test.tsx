import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { button } from '../../testing/page-actions.ts';
import { type Output, unreachable } from '../../testing/server-stub.ts';
import { day, dialog, on, openPage, pool } from '../../testing/who-sees-me.ts';

test('switching the pool on opens the preview first, and nothing is on yet', async () => {
  const { person, server } = await openPage({ 'found.preview': unreachable });
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Unternehmen dürfen mich finden' });
  await person.click(await toggle());
  await dialog('Anonym gefunden werden');
  expect((await toggle()).checked).toBe(false);
  expect(server.calls('found.switchOn')).toEqual([]);
});

const view = { scope: 'anonymous' as const, name: 'Person A', contact: null, profile: null, isLimited: false };
const preview: Output<'found.preview'> = {
  ...{ view: { ...view, skills: null, values: ['Mut'] }, missing: pool.missing },
  ...{ digest: 'a', expiresAt: day('2027-05-29') },
};

test('renewing says until when, before it happens', async () => {
  const answers = { 'found.state': on, 'found.preview': preview, 'found.switchOn': undefined, 'tests.startable': [] };
  const { person, server } = await openPage(answers);
  await person.click(await screen.findByRole('button', { name: 'Ansehen und verlängern' }));
  const renew = await screen.findByRole('button', { name: 'Verlängern bis 29.05.2027' });
  expect(screen.queryByText('Person A')).toBeNull();
  const summary = screen.getByRole('heading', { name: 'Das sehen Unternehmen' });
  expect(screen.getByText(/^Endet am 29/).compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await person.click(screen.getByRole('button', { name: 'Alles ansehen' }));
  await screen.findByText('Person A');
  await person.click(renew);
  await screen.findByText('Verlängert');
  expect(server.calls('found.switchOn')).toEqual([{ wishes: pool.wishes, digest: 'a' }]);
});

test('a newer state is shown with what is new, and until when', async () => {
  const older = { softskills: null, values: 'missing' as const, profile: false };
  const { person, server } = await openPage({
    ...{
      'found.state': { ...on, older },
      'found.preview': preview,
      'found.switchOn': undefined,
      'tests.startable': [],
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Neuen Stand ansehen und zeigen' }));
  const sheet = await dialog('Mit neuem Stand gefunden werden');
  await within(sheet).findByText('Gilt dann bis 29.05.2027');
  within(sheet).getByText('Neu: Wertetest.');
  expect(within(sheet).getByText('Wer Sie findet: Passung ab 70, überall').closest('details')?.open).toBe(false);
  server.answer({ 'found.state': on });
  await person.click(button('Neuen Stand zeigen', sheet));
  await screen.findByText('Sie werden jetzt mit Ihrem neuen Stand gefunden.');
  expect(server.calls('found.switchOn')).toEqual([{ wishes: pool.wishes, digest: 'a' }]);
});

test('switching the pool off is one act', async () => {
  const { person, server } = await openPage({ 'found.state': on, 'found.switchOff': undefined });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Unternehmen dürfen mich finden' });
  server.answer({ 'found.state': pool });
  await person.click(toggle);
  await screen.findByText(/^Eingeschaltet bis 20\.05\.2027/);
  expect(server.calls('found.switchOff')).toHaveLength(1);
});

test('without a test the pool switch is disabled and leads to the tests', async () => {
  const missing = { softskills: true, values: true };
  await openPage({ 'found.state': { ...pool, missing }, 'tests.startable': ['test1'] });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Unternehmen dürfen mich finden' });
  await waitFor(() => expect(toggle.disabled).toBe(true));
  await screen.findByText(/^Dafür brauchen Sie zuerst ein Ergebnis aus dem Soft-Skill-Test/);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Test/ }).length).toBeGreaterThan(1));
});
