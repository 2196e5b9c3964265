import type { Tone } from '../../ai/order.ts';

type Line = (name: string) => string;
type FrameLesson = { title: string; goal: Line; questions: readonly Line[] };
type FrameModule = { title: Line; lessons: readonly FrameLesson[] };

const lesson = (title: string, goal: Line, questions: readonly Line[]): FrameLesson => ({ title, goal, questions });

export const topicModules: readonly FrameModule[] = [
  {
    title: (name) => `Grundlagen: ${name}`,
    lessons: [
      lesson('Worum es geht', (name) => `Den Nutzen von „${name}“ im Arbeitsalltag begründen`, [
        (name) => `Warum ist „${name}“ für die Zielgruppe wichtig?`,
        () => 'Was passiert, wenn es niemand beachtet?',
        () => 'In welcher Situation begegnet es den Teilnehmenden zuerst?',
      ]),
      lesson('Wichtige Begriffe', (name) => `Die wichtigen Begriffe zu „${name}“ erklären`, [
        () => 'Welche drei bis fünf Begriffe muss jemand kennen?',
        () => 'Wie erklären Sie jeden davon in einem Satz?',
        () => 'Welche Begriffe werden leicht verwechselt?',
      ]),
      lesson('Regeln und Rahmen', (name) => `Die Vorgaben zu „${name}“ nennen und einordnen`, [
        () => 'Welche Gesetze, Normen oder Hausregeln gelten?',
        () => 'Wer entscheidet, und wer ist Ansprechperson?',
        () => 'Was ist erlaubt, was ist verboten?',
      ]),
    ],
  },
  {
    title: (name) => `Ablauf: ${name}`,
    lessons: [
      lesson('Vorbereiten', (name) => `Alles Nötige für „${name}“ vorbereiten`, [
        () => 'Was muss bereitliegen, bevor es losgeht?',
        () => 'Woran erkennt man, dass man beginnen kann?',
        () => 'Welche Absprachen sind vorher nötig?',
      ]),
      lesson('Schritt für Schritt', (name) => `Die Schritte bei „${name}“ in der richtigen Reihenfolge ausführen`, [
        () => 'Welche Schritte gibt es, und in welcher Reihenfolge?',
        () => 'Bei welchem Schritt kommt es auf Genauigkeit an?',
        () => 'Wie lange dauert jeder Schritt?',
      ]),
      lesson('Abschließen und dokumentieren', (name) => `Das Ergebnis von „${name}“ prüfen und festhalten`, [
        () => 'Woran erkennt man ein gutes Ergebnis?',
        () => 'Was wird dokumentiert, und wo?',
        () => 'Wer muss informiert werden?',
      ]),
    ],
  },
  {
    title: (name) => `Typische Fehler: ${name}`,
    lessons: [
      lesson('Fehler erkennen', (name) => `Typische Fehler bei „${name}“ erkennen`, [
        () => 'Welche drei Fehler kommen am häufigsten vor?',
        () => 'Woran merkt man sie früh?',
        () => 'Welche Folgen haben sie?',
      ]),
      lesson('Richtig reagieren', (name) => `Auf Fehler bei „${name}“ richtig reagieren`, [
        () => 'Was ist im Fehlerfall als Erstes zu tun?',
        () => 'Wer hilft, und wie ist die Person erreichbar?',
        () => 'Wie lässt sich der Fehler beim nächsten Mal vermeiden?',
      ]),
      lesson('Schwierige Fälle', (name) => `Sonderfälle bei „${name}“ beurteilen`, [
        () => 'In welchen Fällen reicht der übliche Weg nicht?',
        () => 'Wo liegt die Grenze der eigenen Zuständigkeit?',
        () => 'Welches Beispiel aus der Praxis zeigt das gut?',
      ]),
    ],
  },
  {
    title: (name) => `Üben und anwenden: ${name}`,
    lessons: [
      lesson('Ein Beispiel durchgehen', (name) => `Ein Beispiel zu „${name}“ Schritt für Schritt nachvollziehen`, [
        () => 'Welcher echte Fall eignet sich als Beispiel?',
        () => 'Welche Entscheidungen waren nötig, und warum?',
        () => 'Was hätte auch anders laufen können?',
      ]),
      lesson('Selbst ausprobieren', (name) => `Eine Aufgabe zu „${name}“ selbstständig lösen`, [
        () => 'Welche Aufgabe lässt sich ohne Risiko üben?',
        () => 'Woran erkennen die Teilnehmenden, dass sie es können?',
        () => 'Wer gibt Rückmeldung?',
      ]),
      lesson('In den Alltag mitnehmen', (name) => `Die nächsten eigenen Schritte zu „${name}“ festlegen`, [
        () => 'Was tun die Teilnehmenden morgen anders als heute?',
        () => 'Welche Merkhilfe passt auf eine Karte?',
        () => 'Wann wird das Gelernte aufgefrischt?',
      ]),
    ],
  },
  ...(
    [
      ['Rollen und Zuständigkeiten', 'Die Zuständigkeiten bei'],
      ['Hilfsmittel', 'Die Hilfsmittel für'],
      ['Zusammenarbeit', 'Die Absprachen zu'],
      ['Sicherheit', 'Die Sicherheitsregeln zu'],
      ['Qualität', 'Die Merkmale guter Arbeit bei'],
      ['Kommunikation', 'Die passenden Worte zu'],
      ['Dokumentation', 'Die Nachweise zu'],
      ['Auffrischung', 'Die Kernpunkte zu'],
    ] as const
  ).map(
    ([title, object]): FrameModule => ({
      title: (name) => `${title}: ${name}`,
      lessons: [
        lesson(`${title}: Überblick`, (name) => `${object} „${name}“ nennen`, [
          (name) => `Was gehört bei „${name}“ dazu?`,
          () => 'Was davon ist für die Zielgruppe neu?',
          () => 'Was muss jemand auswendig wissen, was darf man nachschlagen?',
        ]),
        lesson(`${title}: Umsetzung`, (name) => `${object} „${name}“ an einem Beispiel anwenden`, [
          () => 'Welche Situation aus der Praxis zeigt es gut?',
          () => 'Welche Schritte sind nötig?',
          () => 'Was geht dabei leicht schief?',
        ]),
        lesson(`${title}: Übung`, (name) => `${object} „${name}“ in einer Übung überprüfen`, [
          () => 'Welche kleine Aufgabe passt dazu?',
          () => 'Wie sieht eine gute Lösung aus?',
          () => 'Woran erkennt man, dass noch etwas fehlt?',
        ]),
      ],
    }),
  ),
];

const textsForTone = (isFormal: boolean) => ({
  notice: (name: string) =>
    `Diese Lektion ist ein Rahmen zum Ausfüllen. Er ist ohne KI-Dienst entstanden: Der Generator weiß nichts über „${name}“. ` +
    `${isFormal ? 'Ersetzen Sie' : 'Ersetze'} die Fragen durch ${isFormal ? 'Ihre' : 'deine'} Antworten.`,
  goalTitle: 'Was soll jemand nach dieser Lektion können?',
  goal: (goal: string) => `Vorschlag: ${goal}.`,
  goalHint: isFormal
    ? 'Schreiben Sie ein Ziel, das sich beobachten lässt.'
    : 'Schreibe ein Ziel, das sich beobachten lässt.',
  guide: (title: string) => `Leitfragen zu „${title}“`,
  stepsTitle: 'So wird daraus eine Lektion',
  steps: isFormal
    ? [
        'Beantworten Sie jede Leitfrage in zwei bis vier Sätzen.',
        'Ergänzen Sie ein Beispiel aus Ihrem Betrieb.',
        'Schließen Sie mit einem Merksatz und einer Frage zur Selbstprüfung ab.',
      ]
    : [
        'Beantworte jede Leitfrage in zwei bis vier Sätzen.',
        'Ergänze ein Beispiel aus deinem Betrieb.',
        'Schließe mit einem Merksatz und einer Frage zur Selbstprüfung ab.',
      ],
});

export const frameTexts = {
  fallback: 'Neues Thema',
  questions: [
    (name: string) => `Was gehört bei „${name}“ in diese Lektion, und was nicht?`,
    () => 'Was wissen die Teilnehmenden schon?',
    () => 'Welches Beispiel macht es anschaulich?',
    () => 'Welcher Fehler kommt häufig vor?',
  ],
  Sie: textsForTone(true),
  du: textsForTone(false),
} satisfies Record<Tone, unknown> & Record<string, unknown>;
