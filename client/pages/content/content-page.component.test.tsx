import { screen, within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { ShownPage } from '#shared/pages/page-content.ts';
import { contentPageTexts as texts } from '#shared/texts/pages/content-pages.ts';
import { removeAllTestData, storeToken } from '../../lib/tests/test-tokens.ts';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

const steps = [
  { label: 'Test starten', path: '/tests' },
  { label: 'Unternehmen registrieren', path: '/auth?tab=signup&type=company' },
];
const part = (title: string, html: string) => ({ title, html });
const section = (title: string, parts = [part('Frage', '<p>Antwort</p>')]) => ({ title, html: '<p>Text</p>', parts });
const open = (path: string, content: Partial<ShownPage>, user: SessionUser | null = null) => {
  const page = { title: 'Seite', description: '', intro: '<p>Kurz</p>', sections: [], steps: [], updatedAt: null };
  return renderAt(path, { user, answers: { 'pages.page': { ...page, ...content } } });
};
const hrefs = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the way to ask a question is only offered with an address for questions', async () => {
  const asking = [{ label: 'Frage stellen', path: '/contact' }, ...steps.slice(0, 1)];
  const { close } = await open('/help', { steps: asking, contact: 'hilfe@firma.de' });
  await screen.findByRole('region', { name: texts.nextStep });
  expect(hrefs()).toEqual(['/contact', '/tests']);
  close();
  await open('/help', { steps: asking, contact: '' });
  await screen.findByRole('region', { name: texts.nextStep });
  expect(hrefs()).toEqual(['/tests']);
});

test('a page ends with its next steps', async () => {
  await open('/about', { steps });
  const region = await screen.findByRole('region', { name: texts.nextStep });
  expect(
    within(region)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(steps.map(({ label }) => label));
});

test.each([6, 7])('a page with %i sections lists them only when they are many', async (count) => {
  await open('/accessibility', { sections: Array.from({ length: count }, (_, index) => section(`Teil ${index}`)) });
  await screen.findByRole('heading', { level: 2, name: 'Teil 5' });
  const ids = Array.from({ length: count }, (_, index) => `#abschnitt-${index + 1}`);
  expect(hrefs()).toEqual(count > 6 ? ids : []);
  for (const id of ids) expect(document.querySelector(id)).not.toBeNull();
});

test.each([
  ['/privacy', {}],
  ['/terms', {}],
  ['/contact', { contact: '' }],
])('%s folds all sections but the first', async (path, content) => {
  await open(path, { sections: Array.from({ length: 8 }, (_, index) => section(`Teil ${index}`)), ...content });
  const first = await screen.findByRole('heading', { level: 2, name: 'Teil 0' });
  expect(first.closest('details')).toBeNull();
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelector('h2')?.textContent)).toEqual(
    Array.from({ length: 7 }, (_, index) => `Teil ${index + 1}`),
  );
  expect(folds.every((fold) => !fold.open && fold.querySelector('h3')?.textContent === 'Frage')).toBe(true);
});

test('/pricing shows the price of each plan with its own next step', async () => {
  await open('/pricing', { sections: [section('Für Menschen: 0 €'), section('Für Betriebe: 79 € im Monat')], steps });
  for (const [name, price, step] of [
    ['Für Menschen', '0 €', 'Test starten'],
    ['Für Betriebe', '79 € im Monat', 'Unternehmen registrieren'],
  ] as const) {
    const card = (await screen.findByRole('heading', { level: 2, name })).parentElement;
    expect(card?.textContent).toContain(price);
    expect(card?.querySelector('a')?.textContent).toBe(step);
  }
  within(screen.getByRole('region', { name: texts.nextStep })).getByRole('link', { name: 'Test starten' });
});

test.each(['/contact', '/pricing'])('%s shows the address for questions, or says that there is none', async (path) => {
  const sections = [{ title: 'Für Betriebe: auf Anfrage', html: '<p><a href="/contact">Fragen</a></p>', parts: [] }];
  const { close } = await open(path, { sections, contact: 'hilfe@firma.de' });
  const link = await screen.findByRole('link', { name: 'hilfe@firma.de' });
  expect(link.getAttribute('href')).toBe('mailto:hilfe@firma.de');
  close();
  await open(path, { sections, contact: '' });
  await screen.findByText(texts.noContact);
});

test('a page with gaps says so, and leads only platform admins to the editor', async () => {
  const { close } = await open('/imprint', { hasGaps: true });
  await screen.findByText(texts.gaps);
  expect(hrefs()).toEqual([]);
  close();
  await open('/imprint', { hasGaps: true }, staff());
  const link = await screen.findByRole('link', { name: texts.fillGaps });
  expect(link.getAttribute('href')).toBe('/admin/settings?tab=pages&page=imprint');
});

test('the note about gaps names and links each section that has one', async () => {
  const { person } = await open('/privacy', {
    hasGaps: true,
    sections: [section('Kurz'), { title: 'Fristen', html: '<p><mark>[noch offen]</mark></p>', parts: [] }],
  });
  const note = within(await screen.findByRole('note'));
  await person.click(note.getByText(texts.openSections));
  const link = note.getByRole('link', { name: 'Fristen' });
  expect(note.getAllByRole('link')).toEqual([link]);
  await person.click(link);
  expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe('[noch offen]');
});

test.each([
  ['/features', '<p><mark>[noch offen]</mark></p>', ''],
  ['/examples', '<p><mark>[noch offen]</mark></p>', ''],
  ['/pricing', '<p><mark>[noch offen]</mark></p>', ''],
  ['/help', '<p><mark>[noch offen]</mark></p>', ''],
  ['/privacy', '', '<p><mark>[noch offen]</mark></p>'],
])('the note about gaps on %s lists no sections that it cannot lead to', async (path, html, intro) => {
  await open(path, { hasGaps: true, intro, sections: [{ title: 'Fristen', html, parts: [] }] });
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe(texts.gaps);
});

const help = [
  section('Konto', [part('Wie melde ich mich an?', '<p>Mit <b>E-Mail</b> und Passwort.</p>')]),
  section('Kurse', [part('Was kostet ein Kurs?', '<p>Nichts.</p>'), part('Wer prüft?', '<p>Eine Person.</p>')]),
];
const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

test('/help folds the answers of a page without groups below their topics', async () => {
  await open('/help', { sections: help });
  await screen.findByRole('heading', { level: 2, name: 'Konto' });
  expect(questions()).toEqual(['Wie melde ich mich an?', 'Was kostet ein Kurs?', 'Wer prüft?']);
  expect([...document.querySelectorAll('details')].some(({ open: isOpen }) => isOpen)).toBe(false);
});

test('/help begins with the most asked questions and folds the other topics by reader', async () => {
  const grouped = [
    ['Häufig'],
    ['Für Arbeitsuchende', 'Tests'],
    ['Für Arbeitsuchende', 'Konto'],
    ['Für Unternehmen', 'Kurse'],
  ];
  await open('/help', { sections: grouped.map((words) => section(words.join(': '), [part(`${words.at(-1)}?`, '')])) });
  const outline = () =>
    [...document.querySelectorAll('article :is(h2, h3, h4)')].map(({ tagName, textContent }) => tagName + textContent);
  await screen.findByRole('heading', { level: 2, name: 'Häufig' });
  expect(outline()).toEqual([
    'H2Häufig',
    'H3Häufig?',
    'H2Für Arbeitsuchende',
    'H3Tests',
    'H4Tests?',
    'H3Konto',
    'H4Konto?',
    'H2Für Unternehmen',
    'H3Kurse',
    'H4Kurse?',
  ]);
});

test.each(['/features', '/examples', '/pricing', '/about'])(
  '%s leads guests with a result back to it',
  async (path) => {
    storeToken('latest_test_token', 't'.repeat(43));
    onTestFinished(removeAllTestData);
    await open(path, { sections: [section('Kostenlos', [])], steps });
    const links = await screen.findAllByRole('link', { name: 'Ihr Ergebnis ansehen' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/test-results');
    expect(within(screen.getByRole('article')).queryByRole('link', { name: 'Test starten' })).toBeNull();
  },
);

test('/features begins with its next steps', async () => {
  await open('/features', { steps });
  const first = (await screen.findAllByRole('link', { name: 'Test starten' }))[0];
  const picture = screen.getAllByRole('figure')[0];
  expect(first?.compareDocumentPosition(picture as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('/examples shows an example beside its view in the product, with a link to try it', async () => {
  await open('/examples', { sections: [section('Mara bewirbt sich', []), section('Geändert', [])] });
  const figure = await screen.findByRole('figure');
  within(figure).getByText('74 von 100, wahrscheinlich zwischen 63 und 82');
  expect(figure.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/jobs');
  screen.getByRole('heading', { level: 2, name: 'Geändert' });
});

test.each([
  ['passwort mail', ['Wie melde ich mich an?'], texts.found(1)],
  ['KURSE', ['Was kostet ein Kurs?', 'Wer prüft?'], texts.found(2)],
  ['pruefen', [], ''],
])('/help finds by %s', async (typed, found, status) => {
  const { person } = await open('/help', { sections: help });
  await person.type(await screen.findByLabelText(texts.search), typed);
  expect(questions()).toEqual(found);
  expect(screen.getByText(status === '' ? texts.nothing : status)).toBeTruthy();
});

test.each([
  ['pasword', 'Passwort', 'Wie melde ich mich an?'],
  ['kosted', 'kostet', 'Was kostet ein Kurs?'],
])('/help offers the word that %s meant', async (typed, word, question) => {
  const { person } = await open('/help', { sections: help });
  const field = await screen.findByLabelText<HTMLInputElement>(texts.search);
  await person.type(field, typed);
  await person.click(screen.getByRole('button', { name: `Meinten Sie „${word}“?` }));
  expect(field.value).toBe(word);
  expect(questions()).toEqual([question]);
});

test('/help offers only words that lead to an answer', async () => {
  const { person } = await open('/help', { sections: help });
  await person.type(await screen.findByLabelText(texts.search), 'pasword nichts');
  screen.getByText(texts.nothing);
  expect(screen.queryByRole('button', { name: /^Meinten Sie/ })).toBeNull();
});
