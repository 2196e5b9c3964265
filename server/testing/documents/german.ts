import { type PdfLine, pdf } from './pdf.ts';

type Subject = { name: string; danger: string; duty: string; tool: string; check: string; term: string };

const chapters: ReadonlyArray<readonly [chapter: string, subjects: readonly Subject[]]> = [
  [
    'Grundlagen',
    [
      {
        name: 'Pflichten im Betrieb',
        danger: 'unklare Zuständigkeit',
        duty: 'die Unterweisung vor der ersten Tätigkeit besuchen',
        tool: 'die Betriebsanweisung',
        check: 'einmal im Jahr',
        term: 'Unterweisung',
      },
      {
        name: 'Gefährdungsbeurteilung',
        danger: 'ein übersehener Arbeitsschritt',
        duty: 'jede Gefährdung vor Beginn der Arbeit beurteilen',
        tool: 'der Erfassungsbogen',
        check: 'nach jeder Änderung',
        term: 'Gefährdungsbeurteilung',
      },
      {
        name: 'Rangfolge der Maßnahmen',
        danger: 'eine Maßnahme an der falschen Stelle',
        duty: 'technische vor persönlichen Maßnahmen ergreifen',
        tool: 'das STOP-Prinzip',
        check: 'bei jeder Beschaffung',
        term: 'STOP-Prinzip',
      },
    ],
  ],
  [
    'Brandschutz',
    [
      {
        name: 'Brandklassen',
        danger: 'ein falsches Löschmittel',
        duty: 'die Brandklasse vor dem Löschen bestimmen',
        tool: 'der Feuerlöscher',
        check: 'alle zwei Jahre',
        term: 'Brandklasse',
      },
      {
        name: 'Verhalten im Brandfall',
        danger: 'dichter Rauch',
        duty: 'den Brand melden und das Gebäude verlassen',
        tool: 'der Handfeuermelder',
        check: 'mit einer Übung im Jahr',
        term: 'Sammelplatz',
      },
      {
        name: 'Fluchtwege',
        danger: 'eine verstellte Tür',
        duty: 'Fluchtwege auf ganzer Breite freihalten',
        tool: 'das Rettungszeichen',
        check: 'an jedem Arbeitstag',
        term: 'Fluchtweg',
      },
    ],
  ],
  [
    'Maschinen und Stapler',
    [
      {
        name: 'Flurförderzeuge',
        danger: 'ein kippender Stapler',
        duty: 'nur mit schriftlichem Auftrag fahren',
        tool: 'der Rückhaltegurt',
        check: 'vor jeder Schicht',
        term: 'Fahrauftrag',
      },
      {
        name: 'Regale und Lasten',
        danger: 'ein überlastetes Fach',
        duty: 'das Belastungsschild lesen',
        tool: 'der Anfahrschutz',
        check: 'jede Woche',
        term: 'Fachlast',
      },
      {
        name: 'Instandhaltung',
        danger: 'ein unerwarteter Anlauf',
        duty: 'die Maschine abschalten und gegen Einschalten sichern',
        tool: 'das Vorhängeschloss',
        check: 'vor jedem Eingriff',
        term: 'Freischaltung',
      },
    ],
  ],
  [
    'Gesundheit',
    [
      {
        name: 'Heben und Tragen',
        danger: 'eine verdrehte Wirbelsäule',
        duty: 'die Last nah am Körper heben',
        tool: 'die Hebehilfe',
        check: 'bei jeder Last',
        term: 'Lastgewicht',
      },
      {
        name: 'Gefahrstoffe',
        danger: 'ein umgefülltes Reinigungsmittel',
        duty: 'Behälter immer kennzeichnen',
        tool: 'das Sicherheitsdatenblatt',
        check: 'bei jeder Lieferung',
        term: 'Gefahrenpiktogramm',
      },
      {
        name: 'Erste Hilfe',
        danger: 'verlorene Zeit',
        duty: 'den Notruf 112 wählen und Verletzte nicht allein lassen',
        tool: 'der Verbandkasten',
        check: 'jedes Vierteljahr',
        term: 'Rettungskette',
      },
    ],
  ],
];

export const germanPdf = (): Promise<Buffer> =>
  pdf(germanPages(), { title: 'Arbeitssicherheit im Lager', header: 'Handbuch Arbeitssicherheit', isNumbered: true });

export function germanPages(): PdfLine[][] {
  const body = chapters.flatMap(([chapter, subjects], number) =>
    subjects.flatMap((subject, index) => pagesOf(subject, index === 0 ? `Kapitel ${number + 1}: ${chapter}` : null)),
  );
  return [
    [{ heading: 'Arbeitssicherheit im Lager' }, { text: 'Ein Handbuch für alle, die im Lager arbeiten.' }],
    [{ heading: 'Inhalt' }, { items: chapters.map(([chapter]) => chapter) }],
    ...body,
    ...['Ansprechpersonen', 'Prüffristen', 'Begriffe', 'Schlusswort'].map((name, index) => closingPage(name, index)),
  ];
}

function pagesOf({ name, danger, duty, tool, check, term }: Subject, chapter: string | null): PdfLine[][] {
  return [
    [
      ...(chapter === null ? [] : [{ heading: chapter }]),
      { heading: name, level: 2 },
      {
        text: `${term} ist der Begriff, um den es in diesem Abschnitt geht. Im Lager ist ${danger} die häufigste Ursache von Unfällen in diesem Bereich. Wer hier arbeitet, muss ${duty}. Das gilt auch für Aushilfen und für Beschäftigte fremder Firmen.`,
      },
      {
        text: `Das wichtigste Hilfsmittel ist dabei ${tool}. Es wird ${check} geprüft. Das Ergebnis der Prüfung wird schriftlich festgehalten und zwei Jahre lang aufbewahrt.`,
      },
    ],
    [
      { heading: `${name} in der Praxis`, level: 2 },
      {
        text: `Bevor die Arbeit beginnt, werden drei Fragen zum Thema ${name} beantwortet. Wer eine davon nicht beantworten kann, fragt die Schichtleitung.`,
      },
      {
        items: [
          `Welche Gefahr besteht? ${capital(danger)}.`,
          `Was ist zu tun? Beschäftigte müssen ${duty}.`,
          `Was hilft dabei? ${capital(tool)}.`,
        ],
      },
      {
        text: `Ein Beispiel aus dem letzten Jahr zeigt, warum das zählt: In Halle 2 wurde nicht rechtzeitig erkannt, dass ${danger} vorlag. Seitdem wird ${check} geprüft, und die Zahl der Unfälle ist um 40 Prozent gesunken.`,
      },
    ],
  ];
}

const closingPage = (name: string, index: number): PdfLine[] => [
  { heading: name, level: 2 },
  {
    text: `Dieser Abschnitt gehört zum Anhang ${index + 1}. Er fasst zusammen, was im Betrieb zu ${name} geregelt ist, und wird jedes Jahr im Januar erneuert.`,
  },
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
