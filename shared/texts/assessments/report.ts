import { testMinutes } from '../words.ts';

export const reportTexts = {
  title: 'Ihr Ergebnis',
  subject: 'Ergebnis des Soft-Skill-Tests und des Wertetests',
  line: (variant: string, date: string) => `Soft-Skill-Test ${variant}, ${date}`,
  picture: (count: number, first: string, last: string) =>
    `Bild von ${count} Stärken, oben die größte (${first}), unten die kleinste (${last}). Jede hat ein Band möglicher Plätze; viele Bänder überschneiden sich. Alle Werte stehen in der Tabelle.`,
  reading: {
    title: 'So lesen Sie dieses Ergebnis',
    sure: { name: 'Linke Form', text: 'So weit reicht die Stärke wahrscheinlich mindestens.' },
    band: {
      name: 'Band dazwischen',
      text: 'In etwa 8 von 10 Fällen liegt der wirkliche Platz in diesem Band. Der Punkt zeigt den gemessenen.',
    },
    beyond: { name: 'Rechte Form', text: 'So weit reicht sie wahrscheinlich nicht.' },
    overlap: 'Wo sich zwei Bänder überschneiden, steht nicht fest, welche der beiden Stärken größer ist.',
  },
  all: { title: (count: number) => `Alle ${count} Stärken` },
  values: {
    title: 'Ihre Werte',
    line: (date: string) => `Wertetest, ${date}`,
    none: `Den Wertetest haben Sie noch nicht gemacht. Er dauert ${testMinutes.values}.`,
  },
  quality: { title: 'Wie sicher ist das?' },
  method: {
    title: 'Die Methode in Kürze',
    paragraphs: [
      'Sie haben 30 Gruppen mit je vier Aussagen geordnet und fünf weitere zu den zehn Stärken mit den meisten Punkten. Jede Reihenfolge ergibt 4, 3, 2 und 1 Punkt. Die Summe ist bei allen Menschen gleich.',
      'Der Platz folgt der Stärke, die aus allen Vergleichen hervorgeht. In etwa 8 von 10 Fällen liegt der wirkliche Platz im Band. Bei den Werten zählt, wie oft sich ein Wert im direkten Vergleich durchgesetzt hat.',
      'Das Ergebnis ist ein Selbstbild. Es vergleicht keine Menschen, ist keine Diagnose und darf nie allein über etwas entscheiden.',
    ],
  },
  fileName: (day: string) => `passgenau-ergebnis-${day}.pdf`,
} as const;
