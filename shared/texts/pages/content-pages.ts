/** In place of a note for the operator. */
export const pageMarks = { open: '[noch offen]' } as const;

export const contentPageTexts = {
  contents: 'Auf dieser Seite',
  readers: { label: 'Für wen', people: 'Für Arbeitsuchende', companies: 'Für Unternehmen' },
  nextStep: 'Ihr nächster Schritt',
  ownResult: 'Ihr Ergebnis ansehen',
  search: 'Hilfe durchsuchen',
  searchHint: 'zum Beispiel Passwort',
  found: (count: number) => (count === 1 ? '1 Antwort' : `${count} Antworten`),
  nothing: 'Dazu gibt es hier keine Antwort. Suchen Sie mit einem anderen Wort.',
  meant: (words: string) => `Meinten Sie „${words}“?`,
  gaps: 'Wer diese Seite betreibt, hat diesen Text noch nicht fertig ausgefüllt. Was fehlt, ist markiert.',
  openSections: 'Abschnitte, in denen etwas fehlt',
  fillGaps: 'Text ausfüllen',
  writeTo: 'Schreiben Sie uns:',
  noContact:
    'Wer diese Seite betreibt, hat noch keine E-Mail-Adresse für Fragen angegeben. Wenden Sie sich an die Person oder Stelle, von der Sie den Link hierher haben.',
} as const;
