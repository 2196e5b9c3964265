import type { JobRowStatus } from '../../jobs/import.ts';

const number = (value: number): string => value.toLocaleString('de-DE');

const rowStates: Record<JobRowStatus, string> = {
  new: 'neu',
  changed: 'geändert',
  unchanged: 'unverändert',
  error: 'fehlerhaft',
};

export const jobImportTexts = {
  open: 'CSV importieren',
  title: 'Stellen aus einer CSV-Datei',
  text: 'Jede Zeile wird ein Entwurf. Kommt eine Zeile mit derselben Kennung noch einmal, ändert sie dieselbe Stelle; Veröffentlichtes bleibt, bis Sie die Änderungen veröffentlichen.',
  limit: (rows: number, size: string) => `Höchstens ${number(rows)} Zeilen und ${size}.`,
  template: 'Vorlage herunterladen',
  templateName: 'stellen-vorlage.csv',
  drop: 'CSV-Datei hier ablegen',
  choose: 'Datei auswählen',
  chooseOther: 'Andere Datei wählen',
  tooLarge: (size: string) => `Die Datei ist größer als ${size}.`,
  unreadable: 'Die Datei ließ sich nicht lesen.',
  planning: 'Die Datei wird geprüft …',
  planFailed: 'Die Datei konnte nicht geprüft werden.',
  planned: (file: string) => `Was „${file}“ ändern würde`,
  nothingYet: 'Noch ist nichts übernommen.',
  rowStates,
  counts: (counts: Record<JobRowStatus, number>) =>
    (['new', 'changed', 'unchanged', 'error'] as const)
      .filter((status) => counts[status] > 0)
      .map((status) => `${number(counts[status])} ${rowStates[status]}`)
      .join(', '),
  noRows: 'In der Datei steht keine Stelle.',
  rows: 'Zeilen der Datei',
  columns: { line: 'Zeile', key: 'Kennung', title: 'Titel', status: 'Ergebnis' },
  noKey: 'ohne',
  noTitle: 'ohne Titel',
  change: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  emptyValue: 'leer',
  errors: 'Fehler in der Datei',
  errorColumn: 'Fehler',
  errorsText: 'Übernommen wird erst, wenn alle Zeilen stimmen.',
  error: (line: number, column: number, message: string) => `Zeile ${line}, Spalte ${column}: ${message}`,
  moreErrors: (count: number) => `und ${number(count)} weitere Fehler`,
  moreRows: (count: number) => `und ${number(count)} weitere Zeilen`,
  nothingToDo: 'Alle Zeilen stehen schon so in Ihren Stellen. Es gibt nichts zu übernehmen.',
  apply: 'Alles übernehmen',
  applyFailed: 'Die Datei konnte nicht übernommen werden.',
  done: 'Übernommen',
  outcome: ({ created, changed, unchanged }: Record<'created' | 'changed' | 'unchanged', number>) =>
    `${number(created)} neu angelegt, ${number(changed)} geändert, ${number(unchanged)} unverändert.`,
  close: 'Schließen',
} as const;
