import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { button, expectFieldMessage, expectNoneSaying, field, fillIn } from '../../testing/acting.ts';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

const careers = {
  title: 'Karriere',
  description: 'Wer mit uns arbeitet.',
  markdown: 'Text',
  version: 0,
  updatedAt: null,
};

test('a page without a title is refused at its field, and discarding brings the text back', async () => {
  const { person, server } = await renderAt('/admin/settings?page=careers', {
    user: staff(),
    answers: { 'pages.source': careers },
    isPatient: true,
  });
  await waitFor(() => expect(field('Titel').value).toBe('Karriere'));
  await fillIn(person, { Titel: '', Beschreibung: 'Ein neuer Satz.' });
  await person.click(button('Speichern'));
  await expectFieldMessage(field('Titel'), 'Bitte ausfüllen.');
  expect(field('Beschreibung').value).toBe('Ein neuer Satz.');
  expect(server.calls('pages.save')).toEqual([]);
  await person.click(button('Änderungen verwerfen'));
  await person.click(
    button('Änderungen verwerfen', await screen.findByRole('dialog', { name: 'Änderungen verwerfen' })),
  );
  await expectNoneSaying('status', 'Nicht gespeicherte Änderungen');
  expect(document.querySelector('[data-shown]')).toBeNull();
  expect(field('Beschreibung').value).toBe('Wer mit uns arbeitet.');
});
