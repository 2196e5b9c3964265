import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render.tsx';

test('an unknown address names the problem in German and leads on', async () => {
  await renderAt('/gibt/es/nicht', { allowsUnanswered: true });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' });
  main.getByText('Oops! Page not found');
  main.getByText(/^Unter dieser Adresse gibt es keine Seite\./);
  expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zurück zur Startseite', '/'],
    ['Stellen ansehen', '/jobs'],
    ['Kurse entdecken', '/courses'],
    ['Tests machen', '/tests'],
    ['Hilfe lesen', '/help'],
  ]);
});
