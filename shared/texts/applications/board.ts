import { applicationLimits } from '../../releases/limits.ts';

const applications = (count: number): string =>
  count === 1 ? '1 Bewerbung' : `${count.toLocaleString('de-DE')} Bewerbungen`;

export const jobAreaTexts = {
  label: 'Bereiche der Stelle',
  job: 'Stelle',
  applications: 'Bewerbungen',
  found: 'Anonym gefunden',
  missing: 'Stelle nicht gefunden',
  missingText: 'Die Stelle wurde gelöscht oder gehört zu einer anderen Organisation.',
  toJobs: 'Zu den Stellen',
} as const;

export const applicationBoardTexts = {
  title: 'Bewerbungen',
  board: 'Bewerbungen nach Stand',
  offline: 'Diese Stelle ist nicht mehr ausgeschrieben. Antworten können Sie weiterhin.',
  columns: 'Stand',
  column: (status: string, count: number) => `${status}, ${applications(count)}`,
  emptyColumn: 'Niemand',
  emptyTitle: 'Noch keine Bewerbung',
  emptyText: 'Wer sich auf diese Stelle bewirbt, erscheint hier in der Spalte „Beworben“.',
  more: 'Weitere laden',
  failed: 'Die Bewerbungen konnten nicht geladen werden.',
  moreFailed: 'Weitere Bewerbungen konnten nicht geladen werden.',
  applied: (date: string) => `Beworben ${date}`,
  replyBy: (date: string) => `Antwort bis ${date}`,
  overdue: (date: string) => `Antwort überfällig seit ${date}`,
  answered: (count: number) => (count === 1 ? '1 Antwort auf Ihre Fragen' : `${count} Antworten auf Ihre Fragen`),
  cards: (status: string) => `Bewerbungen im Stand „${status}“`,
  moved: (status: string) => `Die Bewerbung steht jetzt in „${status}“.`,
  notMoved: 'Die Bewerbung konnte nicht verschoben werden.',
  hint: 'Ziehen Sie eine Karte am Griff in eine andere Spalte, oder nehmen Sie „Verschieben nach“. Die Person erfährt jeden neuen Stand.',
} as const;

export const moveApplicationTexts = {
  menu: 'Verschieben nach',
  of: (name: string) => `(${name})`,
  refuse: {
    title: (name: string) => `${name} absagen`,
    text: 'Die Person erhält eine Nachricht mit dem Grund und Ihren Worten. Die Gründe der Liste sind nach AGG unbedenklich; was Sie selbst schreiben, sollte es auch sein.',
    reason: 'Grund',
    noReason: 'Grund wählen',
    words: 'Einige Worte an die Person (optional)',
    counter: (typed: number) =>
      `${typed.toLocaleString('de-DE')} von höchstens ${applicationLimits.refusalText.toLocaleString('de-DE')} Zeichen`,
    confirm: 'Absagen',
  },
} as const;

export const boardDragTexts = {
  role: 'Verschiebbare Bewerbung',
  grip: (name: string) => `${name} verschieben`,
  instructions:
    'Mit der Leertaste aufnehmen, mit den Pfeiltasten links und rechts die Spalte wählen, mit der Leertaste ablegen, mit Escape abbrechen.',
  pickedUp: (name: string) => `${name} aufgenommen.`,
  over: (name: string, status: string) => `${name} über der Spalte „${status}“.`,
  closed: (status: string) => `In die Spalte „${status}“ lässt sich nichts verschieben.`,
  dropped: (name: string, status: string) => `${name} in „${status}“ abgelegt.`,
  stayed: (name: string) => `${name} bleibt, wo es war.`,
  cancelled: (name: string) => `Verschieben von ${name} abgebrochen.`,
} as const satisfies Record<string, unknown>;
