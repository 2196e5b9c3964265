export const reportTexts = {
  title: 'Ihr Ergebnis',
  subject: 'Ergebnis des Soft-Skill-Tests und des Wertetests',
  line: (variant: string, date: string) => `Soft-Skill-Test ${variant}, ${date}`,
  reading: { title: 'So lesen Sie dieses Ergebnis' },
  all: { title: (count: number) => `Alle ${count} Fähigkeiten` },
  values: {
    title: 'Ihre Werte',
    line: (date: string) => `Wertetest, ${date}`,
    none: 'Den Wertetest haben Sie noch nicht gemacht. Er dauert 5 bis 10 Minuten.',
  },
  quality: { title: 'Wie sicher ist das?' },
  method: {
    title: 'Die Methode in Kürze',
    paragraphs: [
      'Sie haben 30 Gruppen mit je vier Aussagen geordnet und fünf weitere zu den zehn Fähigkeiten mit den meisten Punkten. Jede Reihenfolge ergibt 4, 3, 2 und 1 Punkt. Die Summe ist bei allen Menschen gleich.',
      'Der Platz folgt der Stärke, die aus allen Vergleichen hervorgeht. In etwa 8 von 10 Fällen liegt der wirkliche Platz im Band. Bei den Werten zählt, wie oft sich ein Wert im direkten Vergleich durchgesetzt hat.',
      'Das Ergebnis ist ein Selbstbild. Es vergleicht keine Menschen, ist keine Diagnose und darf nie allein über etwas entscheiden.',
    ],
  },
  fileName: (day: string) => `passgenau-ergebnis-${day}.pdf`,
} as const;
