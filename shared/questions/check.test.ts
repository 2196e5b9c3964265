import { expect, test } from 'vitest';
import { courseQuestionProblemText, questionProblemText } from '../texts/ai/questions.ts';
import { courseQuestionProblems, isFault, type Question, type QuestionProblem, questionProblems } from './check.ts';

const ask = (question: string, ...options: string[]): Question => ({ question, options, correctIndex: 0 });
const codes = (question: Question, others: readonly Question[] = []) =>
  questionProblems(question, { others }).map(({ code }) => code);

const good: Question[] = [
  ask('Wie lange wirkt das Händedesinfektionsmittel ein?', '30 Sekunden', '5 Sekunden', '3 Minuten'),
  ask('Ab welcher Temperatur ist Blut zu warm gelagert?', '10 °C', '4 °C', '-5 °C', '6 °C'),
  ask('Wozu dient der Rautekgriff?', 'Zum Bergen einer Person', 'Zum Lagern der Beine', 'Zum Messen des Pulses'),
  ask('Was tun Sie bei einem Brand im Flur zuerst?', 'Den Brand melden', 'Den Flur verlassen', 'Ein Fenster öffnen'),
  ask('Wer darf einen Feuerlöscher benutzen?', 'Alle', 'Nur die Feuerwehr', 'Nur die Leitung'),
  ask('Wie oft wird der Feuerlöscher geprüft?', 'Alle zwei Jahre', 'Jede Woche', 'Alle zehn Jahre'),
  ask('Welcher Stoff nährt das Feuer?', 'Sauerstoff', 'Wasser', 'Helium', 'Stickstoff'),
  ask('Wer erlässt die Satzung?', 'Der Aufsichtsrat', 'Der Betriebsrat', 'Der Datenschutzbeauftragte'),
  ask('Was bindet ein Feststoff an seiner Oberfläche?', 'Adsorption', 'Absorption', 'Desorption'),
  ask('Wie schreibt man es richtig?', 'im Allgemeinen', 'im allgemeinen', 'im algemeinen'),
  ask('Welcher Artikel gehört vor „Mädchen“?', 'das', 'die', 'der'),
  ask('Was ist vor dem Öffnen zu tun?', 'erst lüften, dann prüfen', 'erst prüfen, dann lüften'),
  ask('Wie gilt ein Kind unter sieben Jahren?', 'nicht deliktsfähig', 'deliktsfähig'),
  ask('Wie viele Tage dauert die Quarantäne?', '5 bis 10 Tage', '5 Tage', '2 Tage'),
  ask('Wer zahlt die Kaution?', 'Die Mieterin', 'Die Miete', 'Der Mieter'),
  ask('Was darf man NICHT in die Flamme gießen?', 'Öl', 'Sand', 'Schaum'),
  ask(
    'Warum darf Wasser nicht auf brennendes Fett?',
    'Es verdampft sofort.',
    'Es kühlt zu langsam.',
    'Es leitet Strom.',
  ),
  ask('Sie möchte kein Bettgitter. Was gilt?', 'Ihr Wille', 'Ein Antrag', 'Die Ordnung'),
  ask('Was gehört nicht nur in die Küche?', 'Eine Löschdecke', 'Ein Kochtopf', 'Ein Backblech'),
  ask('Wofür steht der pH-Wert?', 'pH misst Säure', 'Druck im Kessel', 'Wärme im Raum'),
  ask('Wann endet die Frist?', 'am 3. Mai', 'am 5. Juni', 'am 31. Juli'),
];
test.each(good)('finds no problem in: $question', (question) => {
  expect(questionProblems(question)).toEqual([]);
});

const bad: [QuestionProblem['code'], Question][] = [
  ['emptyQuestion', ask('  ', 'Rot', 'Blau')],
  ['emptyOptions', ask('Welche Farbe hat das Schild?', 'Rot', ' ')],
  ['noSolution', { ...ask('Welche Farbe hat das Schild?', 'Rot', 'Blau'), correctIndex: 2 }],
  ['noSolution', ask('Welche Farbe hat das Schild?', 'Rot')],
  ['sameOptions', ask('Wer hilft?', 'Der Kunde', 'Ein  Kunde', 'Die Leitung')],
  ['sameOptions', ask('Wie viel kostet es?', '1.000 Euro', '1000 Euro', '50 Euro')],
  ['sameOptions', ask('Wer wird informiert?', 'Die Kunden', 'Der Kunde', 'Der Arzt')],
  ['containedOption', ask('Was ist zu tun?', 'Hände waschen und trocknen', 'Hände waschen', 'Kittel wechseln')],
  ['containedOption', ask('Welche Kündigung wirkt sofort?', 'Fristlose Kündigung', 'Kündigung', 'Aufhebung')],
  ['catchAll', ask('Was hilft gegen Feuer?', 'Alle genannten', 'Wasser', 'Löschsand')],
  ['catchAll', ask('Was hilft gegen Feuer?', 'Schaum', 'Wasser', 'Keine der genannten Antworten')],
  ['catchAll', ask('Was hilft gegen Feuer?', 'Schaum', 'Wasser', 'Beides')],
  ['catchAll', ask('Was hilft gegen Feuer?', 'Schaum', 'Wasser', 'weiß nicht')],
  ['catchAll', ask('Was hilft gegen Feuer?', 'Schaum', 'Wasser', 'Nichts davon')],
  ['catchAll', ask('Was hilft gegen Feuer?', 'Schaum', 'Wasser', 'A und B')],
  ['catchAll', ask('Was hilft gegen Feuer?', 'Schaum', 'Wasser', 'Antworten 1 und 2 sind richtig')],
  ['catchAll', ask('Was hilft gegen Feuer?', 'Schaum', 'Wasser', 'Alle Antworten sind richtig')],
  ['longOption', ask('Wen rufen Sie?', 'Die Leitstelle, und zwar mit Ort, Lage und Namen', 'Die Leitung', 'Den Arzt')],
  ['longOption', ask('Wen rufen Sie?', 'Arzt', 'Amt', 'Brandschutzbeauftragte')],
  ['someNumbers', ask('Wann lüften Sie?', 'Nach 10 Minuten', 'Am Abend', 'Beim Verlassen')],
  ['someSentences', ask('Was gilt im Notfall?', 'Man muss ruhig sein', 'Weglaufen', 'Laut rufen')],
  ['someSentences', ask('Wozu das Fenster öffnen?', 'Weil es feucht ist', 'Wegen der Feuchtigkeit', 'Wegen der Kälte')],
  ['mixedEnds', ask('Was ist zu tun?', 'Das Fenster öffnen.', 'Die Tür schließen', 'Den Raum verlassen')],
  ['mixedCapitals', ask('Wohin gehen Sie?', 'Nach draußen', 'in den Keller', 'auf das Dach')],
  ['solutionInQuestion', ask('Wozu dient ein Feuerlöscher?', 'Zum Löschen', 'Zum Heizen', 'Zum Kühlen')],
  ['solutionInQuestion', ask('Was sagt ein Brandmelder?', 'Einen Brand', 'Eine Pause', 'Einen Besuch')],
  ['negation', ask('Was darf nicht in die Flamme?', 'Öl', 'Sand', 'Schaum')],
  ['negation', ask('Welcher Stoff ist kein Metall?', 'Glas', 'Zinn', 'Blei')],
];
test.each(bad)('%s: %o', (code, question) => {
  expect(codes(question)).toEqual([code]);
});

test('an unfinished question reports only what is missing', () => {
  expect(codes(ask('', 'Alle genannten', ''))).toEqual(['emptyQuestion', 'emptyOptions']);
});

test('negation is a hint, every other problem a fault', () => {
  const faults = bad.filter(([, question]) => questionProblems(question).some(isFault)).map(([code]) => code);
  expect(new Set(bad.map(([code]) => code).filter((code) => !faults.includes(code)))).toEqual(new Set(['negation']));
});

const alike: [string, Question, Question, boolean][] = [
  ['the same', ask('Was ist Datenschutz?', 'X', 'Y'), ask('Was versteht man unter Datenschutz?', 'U', 'V'), true],
  ['another word', ask('Was ist Datenschutz?', 'X', 'Y'), ask('Was ist Brandschutz?', 'U', 'V'), false],
  [
    'another question word',
    ask('Wer prüft den Feuerlöscher?', 'X', 'Y'),
    ask('Wann wird der Feuerlöscher geprüft?', 'U', 'V'),
    false,
  ],
  ['the opposite', ask('Was ist eine Arterie?', 'X', 'Y'), ask('Was ist keine Arterie?', 'U', 'V'), false],
  [
    'another number',
    ask('Wie lange hält eine Packung bei 4 °C?', 'X', 'Y'),
    ask('Wie lange hält eine Packung bei 20 °C?', 'U', 'V'),
    false,
  ],
  [
    'one word more',
    ask('Wie lange wirkt das Mittel auf der trockenen Hand ein?', 'X', 'Y'),
    ask('Wie lange wirkt das Mittel auf der Hand ein?', 'U', 'V'),
    true,
  ],
  [
    'asks nothing of its own, other answer',
    ask('Welche Aussage trifft zu?', 'Öl schwimmt auf Wasser', 'Y'),
    ask('Welche Aussage ist richtig?', 'Eisen rostet an Luft', 'V'),
    false,
  ],
  [
    'asks nothing of its own, same answer',
    ask('Welche Aussage trifft zu?', 'Öl schwimmt auf Wasser', 'Y'),
    ask('Welche der folgenden Aussagen stimmt?', 'Auf dem Wasser schwimmt Öl', 'V'),
    true,
  ],
];
test.each(alike)('alike: %s', (_, one, other, isAlike) => {
  expect(codes(one, [other]).includes('alike')).toBe(isAlike);
  expect(courseQuestionProblems([one, other])).toEqual(isAlike ? [{ code: 'alike', first: 0, second: 1 }] : []);
});

const placed = (...places: number[]): Question[] =>
  places.map((correctIndex, index) => ({
    question: `Was ist Begriff${index}?`,
    options: [`eins${index}`, `zwei${index}`, `drei${index}`],
    correctIndex,
  }));

test('reports a position that has the correct option too often', () => {
  expect(courseQuestionProblems(placed(0, 1, 2, 0, 1, 0))).toEqual([]);
  expect(courseQuestionProblems(placed(0, 0, 0, 0))).toEqual([]);
  expect(courseQuestionProblems(placed(0, 0, 0, 1, 0))).toEqual([{ code: 'positions', position: 0, count: 4, of: 5 }]);
  expect(courseQuestionProblems(placed(2, 2, 1, 2, 2, 2, 0, 2, 2))).toEqual([
    { code: 'positions', position: 2, count: 7, of: 9 },
  ]);
});

test('every problem has a message with position and reason', () => {
  const all = bad.flatMap(([, question]) => questionProblems(question));
  for (const problem of all) expect(questionProblemText(problem)).toMatch(/^[A-ZÄÖÜ„].*\.$/);
  expect(questionProblemText({ code: 'emptyOptions', options: [0, 2] })).toBe('Die Antworten 1 und 3 sind leer.');
  expect(questionProblemText({ code: 'negation', word: 'nicht' })).toBe(
    '„nicht“ wird leicht überlesen. Fragen Sie danach, was zutrifft, oder schreiben Sie es groß: NICHT.',
  );
  expect(courseQuestionProblemText({ code: 'positions', position: 0, count: 4, of: 5 })).toBe(
    'Bei 4 von 5 Fragen ist Antwort 1 richtig. Wer das merkt, muss nicht mehr nachdenken.',
  );
});

test('does not throw for hostile or very long questions', () => {
  const long = 'ab-cd1.000,'.repeat(90);
  const options = Array.from({ length: 8 }, (_, place) => `${'ein Wort '.repeat(33)}${place}`);
  expect(() => questionProblems({ question: long, options, correctIndex: 7 })).not.toThrow();
  expect(() => questionProblems(ask('\u0301\u0301', '🙂', '…', '$1', '__proto__'))).not.toThrow();
});
