import type { Generator, OriginSource, SourceState } from '../../courses/origin.ts';

const units: Record<OriginSource['unit'], string> = {
  page: 'Seite',
  slide: 'Folie',
  section: 'Abschnitt',
  paragraph: 'Absatz',
};

const place = ({ name, unit, part }: Pick<OriginSource, 'name' | 'unit' | 'part'>): string =>
  `${name === '' ? 'Eigener Text' : name}, ${units[unit]} ${part.toLocaleString('de-DE')}`;

const states: Record<SourceState, string> = {
  held: 'belegt',
  unheld: 'nicht belegt',
  toCheck: 'zu prüfen',
  none: 'ohne Quelle',
};

const stateTexts: Record<SourceState, string> = {
  held: 'Das Zitat steht wörtlich an dieser Stelle.',
  unheld: 'Das Zitat wurde an dieser Stelle nicht gefunden.',
  toCheck: 'Der Inhalt wurde geändert, seit er mit der Quelle verglichen wurde.',
  none: 'Der Inhalt entstand ohne Unterlagen.',
};

export const originTexts = {
  marks: { service: 'mit KI erzeugt', embedded: 'noch nicht geprüft' } satisfies Record<Generator, string>,
  markHint:
    'Noch hat niemand diesen Inhalt geprüft. Das Zeichen geht, sobald ihn jemand ändert oder als geprüft markiert.',
  embedded: 'Ohne KI-Dienst erzeugt: nach festen Regeln aus Ihren Unterlagen.',
  confirm: 'Geprüft',
  confirmNamed: (name: string) => `${name}: geprüft`,
  confirmAll: 'Alle in dieser Lektion geprüft',
  confirmed: (count: number) => (count === 1 ? 'Inhalt geprüft.' : `${count.toLocaleString('de-DE')} Inhalte geprüft.`),
  confirmFailed: 'Das ließ sich nicht speichern.',
  waiting: (count: number) =>
    count === 1
      ? '1 Inhalt ist noch nicht geprüft.'
      : `${count.toLocaleString('de-DE')} Inhalte sind noch nicht geprüft.`,
  place,
  states,
  stateTexts,
  quote: 'Zitat',
  stillFits: 'Passt noch',
  openFile: 'Datei an dieser Stelle öffnen',
  showPart: 'Stelle im Text zeigen',
  partFailed: 'Die Stelle ließ sich nicht laden.',
  source: (source: Pick<OriginSource, 'name' | 'unit' | 'part'>) => `Quelle: ${place(source)}`,
  showsSources: 'Quellen zeigen',
  showsSourcesHint:
    'Lernende sehen, woher belegte Inhalte stammen, und können die Datei öffnen. Gilt ab der nächsten Veröffentlichung.',
};

export const sourceNames = { pasted: 'Eingefügter Text' } as const;
