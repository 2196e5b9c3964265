/** Figures of /examples, by the title of their section. */
export const exampleTexts = {
  result: {
    title: 'Mara findet heraus, was sie kann',
    label: 'Drei Zeilen aus Maras Ergebnis',
    skills: ['Empathie', 'Teamfähigkeit', 'Selbstorganisation'],
    next: 'Test starten',
  },
  match: {
    title: 'Mara bewirbt sich',
    label: 'Diese Stelle passt zu Mara',
    names: ['Kundendienst, Beispielwerk'],
    next: 'Stellen ansehen',
  },
  requests: {
    title: 'Cem lässt sich finden',
    label: 'Cems Anfragen',
    rows: [
      { who: 'Erstes Unternehmen', state: 'kein Interesse' },
      { who: 'Zweites Unternehmen', state: 'sieht ohne Namen' },
    ],
    next: 'Kostenlos registrieren',
  },
  candidates: {
    title: 'Beispielwerk stellt ein und schult',
    label: 'Zwei Bewerbungen bei Beispielwerk',
    names: ['Mara', 'Bewerbung ohne Namen'],
    next: 'Was Unternehmen bekommen',
  },
  range: (low: number, high: number) => `wahrscheinlich zwischen ${low} und ${high}`,
  of: (match: number) => `${match} von 100`,
} as const;
