import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  button,
  expectAddress,
  expectFieldMessage,
  expectNoneWithText,
  field,
  fillFields,
  findWithText,
} from '../../testing/page-actions.ts';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { refused } from '../../testing/server-stub.ts';

const careers = {
  title: 'Karriere',
  description: 'Wer mit uns arbeitet.',
  markdown: 'Text',
  version: 0,
  updatedAt: null,
};

test('a page without a title shows an error at its field, and discarding restores the text', async () => {
  const { person, server } = await renderAt('/admin/settings?page=careers', {
    user: staff(),
    answers: { 'pages.source': careers },
    allowsUnanswered: true,
  });
  await waitFor(() => expect(field('Titel').value).toBe('Karriere'));
  await fillFields(person, { Titel: '', Beschreibung: 'Ein neuer Satz.' });
  await person.click(button('Speichern'));
  await expectFieldMessage(field('Titel'), 'Bitte ausfüllen.');
  expect(field('Beschreibung').value).toBe('Ein neuer Satz.');
  expect(server.calls('pages.save')).toEqual([]);
  await person.click(button('Änderungen verwerfen'));
  await person.click(
    button('Änderungen verwerfen', await screen.findByRole('dialog', { name: 'Änderungen verwerfen' })),
  );
  await expectNoneWithText('status', 'Nicht gespeicherte Änderungen');
  expect(document.querySelector('[data-shown]')).toBeNull();
  expect(field('Beschreibung').value).toBe('Wer mit uns arbeitet.');
});

test('keeps an unsaved text while another page is shown', async () => {
  const { person } = await renderAt('/admin/settings?page=about', {
    user: staff(),
    answers: { 'pages.source': careers },
    allowsUnanswered: true,
  });
  await waitFor(() => expect(field('Titel').value).toBe('Karriere'));
  await fillFields(person, { Titel: 'Wer wir sind' });
  const choice = screen.getByRole('combobox', { name: 'Seite' });
  await person.selectOptions(choice, 'Kontakt');
  await expectAddress('/admin/settings?tab=pages&page=contact');
  await waitFor(() => expect(field('Titel').value).toBe('Karriere'));
  await person.selectOptions(choice, 'Über uns (nicht gespeichert)');
  await waitFor(() => expect(field('Titel').value).toBe('Wer wir sind'));
});

test('a page saved by another user shows a conflict and allows keeping the unsaved text', async () => {
  const { person, server } = await renderAt('/admin/settings?page=careers', {
    user: staff(),
    answers: { 'pages.source': careers, 'pages.save': refused('STALE_CHANGE') },
    allowsUnanswered: true,
  });
  await waitFor(() => expect(field('Titel').value).toBe('Karriere'));
  server.answer({ 'pages.source': { ...careers, title: 'Fassung der ersten Person', version: 1 } });
  await fillFields(person, { Titel: 'Fassung der zweiten Person' });
  await person.click(button('Speichern'));
  const title = 'Diese Seite wurde inzwischen geändert';
  await findWithText('alert', title);
  server.answer({ 'pages.save': { version: 2 } as never });
  await person.click(button('Meinen Text behalten'));
  expect(field('Titel').value).toBe('Fassung der zweiten Person');
  await expectNoneWithText('alert', title);
  await person.click(button('Speichern'));
  await findWithText('status', 'Seite gespeichert');
  expect(server.calls('pages.save')).toMatchObject([
    { title: 'Fassung der zweiten Person', basedOnVersion: 0 },
    { title: 'Fassung der zweiten Person', basedOnVersion: 1 },
  ]);
});
