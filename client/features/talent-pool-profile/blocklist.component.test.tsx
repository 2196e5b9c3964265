import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectFocus } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderPart } from '../../testing/render.tsx';
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
