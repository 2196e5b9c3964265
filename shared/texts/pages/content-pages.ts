export const contentPageTexts = {
  contents: 'Auf dieser Seite',
  readers: { label: 'Für wen', people: 'Für Arbeitsuchende', companies: 'Für Unternehmen' },
  nextStep: 'Ihr nächster Schritt',
  search: 'Hilfe durchsuchen',
  searchHint: 'zum Beispiel Passwort',
  found: (count: number) => (count === 1 ? '1 Antwort' : `${count} Antworten`),
  nothing: 'Dazu gibt es hier keine Antwort. Suchen Sie mit einem anderen Wort, oder stellen Sie Ihre Frage.',
  ask: 'Frage stellen',
} as const;
