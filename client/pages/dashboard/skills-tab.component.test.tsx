import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { profileTexts } from '#shared/texts/assessments/results.ts';
import { openDashboard as open } from '../../testing/dashboard.ts';
import { button } from '../../testing/page-actions.ts';

const rows = () => within(screen.getByRole('list', { name: /^Ihre .*30 Stärken$/ })).getAllByRole('listitem');

test('the Skills tab shows five skills, all thirty on request, and each once', async () => {
  const { person } = await open('/dashboard?tab=skills');
  await screen.findByRole('list', { name: /^Ihre 5 größten/ });
  expect(rows()).toHaveLength(5);
  expect(rows()[2]?.textContent).toContain('wahrscheinlich unter Ihren 10 besten Platz 3 bis 6');
  const names = screen.getAllByRole('button', { name: /^Stärke Nummer/ });
  expect(names.map((name) => name.getAttribute('aria-expanded'))).toEqual(['true', ...Array(4).fill('false')]);
  screen.getByText(profileTexts.key);
  await person.click(button('Alle 30'));
  expect(rows()).toHaveLength(30);
  expect(screen.getAllByText('Stärke Nummer 7')).toHaveLength(1);
  await person.click(button('Nur die ersten fünf'));
  expect(rows()).toHaveLength(5);
});

test('the Skills tab shows the strengths first and then leads to the jobs that fit', async () => {
  await open('/dashboard?tab=skills');
  const link = await screen.findByRole('link', { name: 'Passende Stellen ansehen' });
  expect(link.getAttribute('href')).toBe('/discover');
  const list = screen.getByRole('list', { name: /^Ihre 5 größten/ });
  expect(list.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a skill opens its description with the measured place', async () => {
  const { person } = await open('/dashboard?tab=skills');
  await person.click(await screen.findByRole('button', { name: 'Stärke Nummer 3' }));
  expect(rows()[2]?.textContent).toContain(
    'Beschreibung 3. Gemessen: Platz 3, 57 Punkte im Test. Wahrscheinlich: Platz 3 bis 6.',
  );
});

test('the legend is folded, and PDF and repetition follow the strengths, before the list of tests', async () => {
  await open('/dashboard?tab=skills');
  const legend = await screen.findByRole('region', { name: 'So lesen Sie das' });
  expect(legend.querySelector('details')?.open).toBe(false);
  const main = screen.getByRole('main');
  const last = within(main).getByRole('heading', { name: 'Ihre Tests' });
  for (const name of ['Ergebnis als PDF', 'Test wiederholen']) {
    const links = within(main).getAllByRole('link', { name, hidden: true });
    const final = links.at(-1) as HTMLElement;
    expect(legend.compareDocumentPosition(final) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(last.compareDocumentPosition(final) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  }
});
