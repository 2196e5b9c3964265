import { expect, test } from 'vitest';
import { hintReasons } from '../texts/jobs/checklist.ts';
import { discriminationHints } from './wording.ts';

const phrasesIn = (text: string): string[] => discriminationHints(text).map(({ phrase }) => phrase);

test.each([
  ['age', 'Sie passen in unser junges Team.', 'junges Team'],
  ['age', 'Wir sind ein junges, motiviertes Team.', 'junges, motiviertes Team'],
  ['age', 'Sie verstärken ein junges und dynamisches Team.', 'junges und dynamisches Team'],
  ['age', 'Jung und dynamisch? Dann passen Sie zu uns.', 'Jung und dynamisch'],
  ['age', 'Für Berufsanfänger.', 'Berufsanfänger'],
  ['age', 'Sie sind max. 35 Jahre alt.', 'max. 35 Jahre alt'],
  ['age', 'Alter: bis 30 Jahre.', 'bis 30 Jahre'],
  ['age', 'Sie sind nicht älter als 40.', 'nicht älter als 40'],
  ['age', 'Sie sind zwischen 20 und 35 Jahre alt.', 'zwischen 20 und 35 Jahre alt'],
  ['age', 'Als Digital Native kennen Sie das.', 'Digital Native'],
  ['age', 'Wir suchen Young Professionals.', 'Young Professionals'],
  ['age', 'Ideal auch für Junggebliebene.', 'Junggebliebene'],
  ['age', 'Rüstiger Rentner gesucht.', 'Rüstiger Rentner'],
  ['origin', 'Muttersprache Deutsch setzen wir voraus.', 'Muttersprache Deutsch'],
  ['origin', 'Deutsch als Muttersprache', 'Deutsch als Muttersprache'],
  ['origin', 'Wir suchen Muttersprachler.', 'Muttersprachler'],
  ['origin', 'Sie sprechen akzentfreies Deutsch.', 'akzentfreies'],
  ['nationality', 'Sie haben die deutsche Staatsangehörigkeit.', 'deutsche Staatsangehörigkeit'],
  ['gender', 'Auch für Hausfrauen geeignet.', 'Hausfrauen'],
  ['gender', 'Putzfrau gesucht', 'Putzfrau'],
  ['gender', 'Chefsekretärin', 'Chefsekretärin'],
  ['gender', 'Sekretärin für die Kanzlei', 'Sekretärin'],
  ['gender', 'Sie sind unser Mädchen für alles.', 'Mädchen für alles'],
  ['family', 'Sie sind flexibel und ungebunden.', 'ungebunden'],
  ['family', 'Am besten sind Sie ledig.', 'ledig'],
  ['family', 'mit abgeschlossener Familienplanung', 'abgeschlossener Familienplanung'],
  ['health', 'Sie sind körperlich voll belastbar.', 'körperlich voll belastbar'],
  ['health', 'Körperliche Fitness setzen wir voraus.', 'Körperliche Fitness'],
  ['health', 'Gesund und belastbar sollten Sie sein.', 'Gesund und belastbar'],
  ['religion', 'Zugehörigkeit zur evangelischen Kirche', 'Zugehörigkeit zur evangelischen Kirche'],
  ['religion', 'Sie sind Mitglied der katholischen Kirche.', 'Mitglied der katholischen Kirche'],
  ['religion', 'Menschen christlichen Glaubens', null],
  ['documents', 'Schicken Sie uns Ihren Lebenslauf.', 'Lebenslauf'],
  ['documents', 'Mit Anschreiben und Zeugnissen', 'Anschreiben'],
  ['documents', 'Bitte mit Foto.', 'mit Foto'],
  ['documents', 'Legen Sie ein Lichtbild bei.', 'Lichtbild'],
  ['documents', 'Senden Sie Ihre Bewerbungsunterlagen an uns.', 'Bewerbungsunterlagen'],
  ['documents', 'Please send your CV.', 'CV'],
  ['documents', 'Bitte schreiben Sie uns mit tabellarischem Lebenslauf.', 'tabellarischem Lebenslauf'],
  ['documents', 'Sie sind kundenorientiert? Schicken Sie uns Ihren Lebenslauf!', 'Lebenslauf'],
  ['documents', 'Zögern Sie nicht und senden Sie Ihren Lebenslauf.', 'Lebenslauf'],
  ['documents', 'Wir freuen uns auf Ihre aussagekräftige Bewerbung.', 'aussagekräftige Bewerbung'],
  ['documents', 'Senden Sie uns Ihre vollständigen Unterlagen.', 'vollständigen Unterlagen'],
  ['documents', 'Dazu einen Motivationsbrief.', 'Motivationsbrief'],
  ['documents', 'Bewerben Sie sich mit aktuellem Foto.', 'mit aktuellem Foto'],
  ['documents', 'Ihr Lebenslauf darf nicht fehlen.', 'Lebenslauf'],
] as const)('%s: %s', (kind, text, phrase) => {
  expect(discriminationHints(text)).toEqual(phrase === null ? [] : [{ phrase, reason: hintReasons[kind] }]);
});

test.each([
  'Wir sind ein junges Unternehmen mit einem erfahrenen Team.',
  'Sie arbeiten mit jungen Menschen.',
  'Ein dynamisches Team erwartet Sie.',
  'Berufsanfänger sind bei uns ebenso willkommen wie Erfahrene.',
  'Auch für Berufseinsteiger.',
  'Die Stelle ist bis 24 Monate befristet.',
  'Wir betreuen Kinder bis 16 Jahre.',
  'Sie bringen maximal 20 Jahre Berufserfahrung mit.',
  'Seit über 50 Jahren gibt es uns.',
  'Mindestens 18 Jahre, weil Nachtarbeit dazugehört.',
  'Deutsch auf muttersprachlichem Niveau oder C2 ist keine Bedingung.',
  'Gute Deutschkenntnisse (B2).',
  'Ihre Muttersprache ist uns gleich.',
  'Eine deutsche Approbation brauchen Sie.',
  'Sie arbeiten örtlich ungebunden.',
  'Sie arbeiten ortsungebunden.',
  'Lediglich ein Führerschein ist nötig.',
  'Wir beraten alleinstehende Eltern.',
  'Frauen werden bei gleicher Eignung bevorzugt.',
  'Die Arbeit im Frauenhaus ist vielseitig.',
  'Sekretär oder Sekretärin',
  'Krankenschwester oder Krankenpfleger',
  'Sie sind belastbar, wenn viel zu tun ist.',
  'Wir sind ein evangelisches Krankenhaus.',
  'Unabhängig von einer Mitgliedschaft in der Kirche.',
  'Wir brauchen keinen Lebenslauf und kein Anschreiben.',
  'Ohne Lebenslauf, ohne Anschreiben, ohne Bewerbungsfoto.',
  'Sie sichten Bewerbungsunterlagen und laden zu Gesprächen ein.',
  'Sie prüfen Lebensläufe für unsere Kunden.',
  'Sie fotografieren und bearbeiten Fotos.',
  'Sie schreiben Kunden an.',
  'Sie prüfen Lebensläufe und senden sie an die Fachabteilung.',
  'Von jeder Lieferung machen Sie ein Foto.',
  'Ein Lebenslauf ist nicht nötig.',
  'Lebenslauf, Anschreiben und Bewerbungsfoto sind nicht nötig.',
  'Ein Foto ist nicht erforderlich.',
  'Ein Anschreiben brauchen Sie nicht.',
  'Lebenslauf? Brauchen wir nicht.',
  'Ein Foto ist freiwillig.',
  'Sie schreiben Anschreiben für unsere Mandanten.',
  'Wer unter 18 Jahren ist, bringt die Zustimmung der Eltern mit.',
  'Unsere Maschinen sind bis 40 Jahre alt.',
  'Unsere Klientinnen sind zwischen 18 und 65 Jahren alt.',
  'Die Brücken sind bis zu 60 Jahre alt.',
  '',
])('produces no hint: %s', (text) => {
  expect(phrasesIn(text)).toEqual([]);
});

test('each phrase is listed once, in text order', () => {
  const text = 'Mit Lebenslauf. Wir sind ein junges Team. Ihr Lebenslauf bitte, ein Junges Team eben.';
  expect(phrasesIn(text)).toEqual(['Lebenslauf', 'junges Team']);
});

test('a very long text is checked quickly', () => {
  const before = process.threadCpuUsage();
  for (const text of ['jung, ', 'junges kleines ', 'körperlich ', 'Zugehörigkeit zur kleinen ', 'bis 35 '])
    discriminationHints(text.repeat(Math.ceil(20_000 / text.length)));
  const { user } = process.threadCpuUsage(before);
  expect(user / 1000).toBeLessThan(500);
});
