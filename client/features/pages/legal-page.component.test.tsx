import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { button, expectFieldMessage, field, fillFields, findWithText } from '../../testing/page-actions.ts';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

const terms = { title: 'Bedingungen', description: '', markdown: 'Text', version: 0, updatedAt: null };

async function change(slug: string) {
  const opened = await renderAt(`/admin/settings?page=${slug}`, {
    user: staff(),
    answers: { 'pages.source': terms, 'pages.save': { version: 7 } as never },
    allowsUnanswered: true,
  });
  await waitFor(() => expect(field('Titel').value).toBe('Bedingungen'));
  await fillFields(opened.person, { Markdown: 'Anderer Text' });
  return opened;
}

test('new terms need a summary, and everyone is asked', async () => {
  const { person, server } = await change('terms');
  await person.click(button('Speichern'));
  await expectFieldMessage(field('Was hat sich geändert?'), 'Bitte ausfüllen, mindestens 10 Zeichen.');
  expect(server.calls('pages.save')).toEqual([]);
  await fillFields(person, { 'Was hat sich geändert?': 'Ein Absatz ist anders.' });
  await person.click(button('Speichern'));
  await findWithText('status', 'Seite gespeichert');
  expect(server.calls('pages.save')).toMatchObject([{ slug: 'terms', summary: 'Ein Absatz ist anders.' }]);
});

test('without the tick a change is a correction', async () => {
  const { person, server } = await change('privacy');
  await person.click(screen.getByRole('checkbox', { name: 'Alle mit Konto fragen' }));
  expect(screen.queryByLabelText('Was hat sich geändert?')).toBeNull();
  await person.click(button('Speichern'));
  await findWithText('status', 'Seite gespeichert');
  expect(server.calls('pages.save')).toMatchObject([{ slug: 'privacy', summary: null }]);
});

test('other pages ask no one', async () => {
  const { person, server } = await change('about');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await person.click(button('Speichern'));
  await findWithText('status', 'Seite gespeichert');
  expect(server.calls('pages.save').map((call) => 'summary' in call)).toEqual([false]);
});
