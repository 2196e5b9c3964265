import { expect, test } from 'vitest';
import { figuresIn } from './quizzes/number.ts';
import { definitionOf } from './text/definitions.ts';
import { sentencesOf } from './text/sentences.ts';
import { cleanTitle, uniqueTitles } from './titles.ts';

test.each([
  ['Das gilt z. B. für Holz. Danach folgt mehr.', ['Das gilt z. B. für Holz.', 'Danach folgt mehr.']],
  ['Am 3. Mai 2024 war Prüfung. Alles war gut.', ['Am 3. Mai 2024 war Prüfung.', 'Alles war gut.']],
  ['Siehe § 3 Abs. 2 Nr. 4 der Ordnung. Ende.', ['Siehe § 3 Abs. 2 Nr. 4 der Ordnung.', 'Ende.']],
  ['Es sind ca. 2,5 Liter. Mehr nicht.', ['Es sind ca. 2,5 Liter.', 'Mehr nicht.']],
  ['Machen Sie es so. Danach ist Ruhe.', ['Machen Sie es so.', 'Danach ist Ruhe.']],
  ['Das ist Klasse A. Sie brennt.', ['Das ist Klasse A.', 'Sie brennt.']],
  ['„Kommen Sie sofort.“ Dann legt er auf.', ['„Kommen Sie sofort.“', 'Dann legt er auf.']],
  ['Ist das so? Ja! Gut', ['Ist das so?', 'Ja!', 'Gut']],
  ['', []],
])('splits into sentences: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test.each([
  ['3.2 Brandklassen', 'Brandklassen'],
  ['Kapitel 4: Verhalten im Notfall', 'Verhalten im Notfall'],
  ['Abschnitt 4.12 Verhalten im Notfall', 'Verhalten im Notfall'],
  ['24.12.2024 Protokoll der Sitzung', '24.12.2024 Protokoll der Sitzung'],
  ['Modul E-Mail-Etikette', 'Modul E-Mail-Etikette'],
  ['100 Tage im neuen Betrieb', '100 Tage im neuen Betrieb'],
  ['1.5 bar Druck', '1.5 bar Druck'],
  ['A. Temperaturen', 'Temperaturen'],
  ['IV. Pflichten', 'Pflichten'],
  ['§ 5 Haftung', 'Haftung'],
  ['Industrie 4.0', 'Industrie 4.0'],
  ['Brandklassen ......', 'Brandklassen'],
  ['2024', ''],
  ['', ''],
])('cleans the title %s', (title, clean) => {
  expect(cleanTitle(title)).toBe(clean);
});

test('cuts a title of 10,000 letters, and makes titles unique', () => {
  expect(cleanTitle('Wort '.repeat(2_000)).length).toBeLessThanOrEqual(90);
  const named = uniqueTitles();
  expect(['Brand', 'Brand', 'Brand'].map((title) => named(title, ['Flamme']))).toEqual([
    'Brand',
    'Brand: Flamme',
    'Brand (2)',
  ]);
});

test.each([
  ['Ein Brandabschnitt ist ein Bereich, der durch Wände getrennt ist.', 'Brandabschnitt'],
  ['Unter Adsorption versteht man die Bindung eines Stoffs an einer Fläche.', 'Adsorption'],
  ['Als Brandlast bezeichnet man die Energie aller brennbaren Stoffe.', 'Brandlast'],
  ['The duty rating is the maximum weight that a ladder can carry.', null],
  ['Wasser ist nass und auch sonst kaum zu gebrauchen.', null],
  ['Dies ist ein Satz, der sich auf etwas davor bezieht.', null],
  ['Das Ziel ist eine Räumung in weniger als drei Minuten.', null],
  ['Die Hand ist das wichtigste Werkzeug in der ganzen Pflege.', null],
])('finds the definition in: %s', (sentence, term) => {
  expect(definitionOf(sentence)?.term ?? null).toBe(term);
});

test.each([
  ['Das Mittel wirkt 30 Sekunden ein.', ['30 Sekunden']],
  ['Die Ware wiegt 31,5 kg und kostet 1.200 €.', ['31,5 kg', '1.200 €']],
  ['Am 3. Mai 2024 wurden 4 Regeln erlassen.', []],
  ['Es sind 5-10 Tage und -18 °C.', []],
])('finds the figures in: %s', (sentence, figures) => {
  expect(figuresIn(sentence).map(({ text }) => text)).toEqual(figures);
});
