import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectFocus } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderPart } from '../../testing/render.tsx';
import { type Answers, refused, unreachable } from '../../testing/server-stub.ts';
import { Blocklist } from './blocklist.tsx';

test('excluding a company without its name says so at the field', async () => {
  const answers = { 'found.addBlock': undefined };
  const { person, server } = renderPart(<Blocklist blocks={[]} />, { user: applicant(), answers });
  const field = await screen.findByRole('textbox', { name: 'Name des Unternehmens' });
  await person.click(screen.getByRole('button', { name: 'Ausschließen' }));
  await screen.findByText('Nennen Sie den Namen des Unternehmens.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await expectFocus(field);
  expect(server.calls('found.addBlock')).toEqual([]);
  await person.type(field, 'A');
  expect(screen.queryByText('Nennen Sie den Namen des Unternehmens.')).toBeNull();
});

test('an invalid domain names an example, and the note of the last entry disappears', async () => {
  const answers: Answers = { 'found.addBlock': undefined };
  const { person, server } = renderPart(<Blocklist blocks={[]} />, {
    user: applicant(),
    answers,
    allowsUnanswered: true,
  });
  await person.type(await screen.findByRole('textbox', { name: 'Name des Unternehmens' }), 'Lindenhof');
  await person.click(screen.getByRole('button', { name: 'Ausschließen' }));
  await screen.findByText('Lindenhof ist ausgeschlossen');
  server.answer({ 'found.addBlock': refused('BLOCK_INVALID') });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Woran erkennbar?' }), 'domain');
  await person.type(screen.getByRole('textbox', { name: 'E-Mail-Domain des Unternehmens' }), 'kein domain');
  await person.click(screen.getByRole('button', { name: 'Ausschließen' }));
  await screen.findByText(/Schreiben Sie zum Beispiel musterhaus\.de\.$/);
  expect(screen.queryByText('Lindenhof ist ausgeschlossen')).toBeNull();
  const domain = screen.getByRole('textbox', { name: 'E-Mail-Domain des Unternehmens' });
  await expectFocus(domain);
  await person.type(domain, '.de');
  expect(screen.queryByText(/Schreiben Sie zum Beispiel/)).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Woran erkennbar?' }), 'name');
  expect(screen.getByRole('textbox', { name: 'Name des Unternehmens' })).toHaveProperty('value', '');
});

test('removing a company names it and can be undone', async () => {
  const blocks = [{ kind: 'name' as const, key: 'lindenhof', label: 'Lindenhof GmbH' }];
  const answers: Answers = { 'found.removeBlock': undefined, 'found.addBlock': unreachable };
  const { person, server } = renderPart(<Blocklist blocks={blocks} />, {
    user: applicant(),
    answers,
    allowsUnanswered: true,
  });
  await person.click(await screen.findByRole('button', { name: 'Entfernen: Lindenhof GmbH' }));
  await screen.findByText('Lindenhof GmbH ist nicht mehr ausgeschlossen');
  await expectFocus(screen.getByRole('textbox', { name: 'Name des Unternehmens' }));
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await screen.findByText(/^Das hat nicht geklappt/);
  expect(server.calls('found.addBlock')).toEqual([{ kind: 'name', label: 'Lindenhof GmbH' }]);
  server.answer({ 'found.addBlock': undefined });
  await person.click(screen.getByRole('button', { name: 'Entfernen: Lindenhof GmbH' }));
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await screen.findByText('Lindenhof GmbH ist ausgeschlossen');
});
