import { reasonLimits } from '../../admin/list.ts';

export const adminListTexts = {
  sortedBy: 'Sortiert nach',
  sort: (column: string, isDescending: boolean) =>
    `${column}, ${isDescending ? 'absteigend sortiert' : 'aufsteigend sortiert'}`,
  sortChoice: (column: string, isDescending: boolean) => `${column}, ${isDescending ? 'absteigend' : 'aufsteigend'}`,
  sortBy: (column: string) => `Nach ${column} sortieren`,
  export: 'Als CSV exportieren',
  more: 'Mehr laden',
  moreFailed: 'Mehr ließ sich nicht laden.',
  cut: (most: number) =>
    `Mehr als ${most.toLocaleString('de-DE')} gefunden. Die Liste zeigt einen Teil davon. Suchen Sie nach mehr Buchstaben oder filtern Sie weiter.`,
  nothing: {
    title: 'Nichts gefunden',
    text: 'Zu diesen Filtern gibt es keinen Eintrag. Nehmen Sie einen Filter weg oder suchen Sie nach weniger Buchstaben.',
    clear: 'Filter zurücksetzen',
  },
  onlyOf: (name: string) => `Nur ${name}`,
  onlyOfNobody: 'Nur eine Organisation, die es nicht gibt',
  ofAll: 'Diesen Filter entfernen',
  reason: 'Grund',
  reasonHint: 'Die betroffene Person oder Organisation liest ihn, und er steht im Audit Log.',
  reasonMissing: `Nennen Sie einen Grund mit mindestens ${reasonLimits.min} Zeichen.`,
  readOnly: 'Sie sehen diesen Bereich als Support. Ändern können ihn Plattform-Admins.',
} as const;

export const moderatedTexts = {
  online: 'Online',
  isOnline: (isOnline: boolean) => (isOnline ? 'ja' : 'nein'),
  created: 'Angelegt',
  changed: 'Geändert',
  takenDownAt: 'Gesperrt seit',
  published: 'Was veröffentlicht ist',
  toOrganisation: 'Zur Organisation',
} as const;
