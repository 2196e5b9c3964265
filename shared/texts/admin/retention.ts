import type { Retention } from '../../settings/schema.ts';

type CleanupText = { label: string; rule: string } | { period: keyof Retention };

/** By the name of the cleanup in the program; those with a period share the row of that setting. */
export const cleanupTexts: Readonly<Record<string, CleanupText>> = {
  'guests’ soft skill tests': { period: 'guestResultDays' },
  'guests’ value tests': { period: 'guestResultDays' },
  'unconfirmed accounts': { period: 'unconfirmedAccountDays' },
  'unused accounts': { period: 'unusedAccountMonths' },
  'unused networks': { period: 'networkDays' },
  'old mails': { period: 'outboxDays' },
  'recipients and subjects of opened mails': { period: 'outboxDays' },
  'ended background jobs': { period: 'backgroundJobDays' },
  'comments of reviews': { period: 'reviewCommentDays' },
  'orders of courses': { period: 'aiDraftDays' },
  'sources of courses': { period: 'aiDraftDays' },
  'proposals for courses': { period: 'aiProposalDays' },
  'person events': { period: 'viewLogMonths' },
  reports: { period: 'reportMonths' },
  'ended applications': { period: 'applicationMonths' },
  'requests to found people': { period: 'requestMonths' },
  'found people without a request': { period: 'foundMonths' },
  'shown matches': { period: 'shownMatchMonths' },
  'expired sessions': { label: 'Anmeldungen', rule: '30 Tage ohne Nutzung, höchstens 180 Tage' },
  'expired links and sign-ins': { label: 'Links aus E-Mails', rule: 'wenn sie abgelaufen sind' },
  'expired passkey challenges': { label: 'Begonnene Anmeldungen ohne Passwort', rule: 'nach 5 Minuten' },
  'learning of imported members': {
    label: 'Lernstand übernommener Mitglieder, die nicht beigetreten sind',
    rule: 'nach 180 Tagen',
  },
  'expired counters': { label: 'Zähler gegen zu viele Versuche', rule: 'wenn sie abgelaufen sind' },
  'old keyed calls': { label: 'Merker gegen doppeltes Absenden', rule: 'nach einem Tag' },
  'lost reservations of tokens': { label: 'Verlorene Vormerkungen des KI-Dienstes', rule: 'nach kurzer Zeit' },
  'use of tokens of long ago': { label: 'Verbrauch des KI-Dienstes', rule: 'nach 24 Monaten' },
  'lost background jobs': { label: 'Hängengebliebene Aufträge', rule: 'gelten nach einem Tag als gescheitert' },
  'drafts of catalogues': { label: 'Unbenutzte Entwürfe von Testkatalogen', rule: 'wenn sie alt sind' },
  'addresses in what people did to their accounts': {
    label: 'Namen und Adressen im Audit Log',
    rule: 'nach einem Jahr',
  },
  'expired domain claims': { label: 'Offene Nachweise von Domains', rule: 'wenn sie abgelaufen sind' },
  'ended weekly mails': { label: 'Abbestellte Wochen-E-Mails', rule: 'nach 180 Tagen' },
  'abandoned applications': { label: 'Nie beantwortete Bewerbungen', rule: 'nach 12 Monaten' },
  'moderation decisions': { label: 'Aufgehobene Sperrungen', rule: 'nach 36 Monaten' },
  'ended consents': { label: 'Zurückgenommene Einwilligungen', rule: 'nach 36 Monaten' },
  'refusals of contact': { label: 'Absagen an Unternehmen', rule: 'wenn sie abgelaufen sind' },
  'expired keys of companies': { label: 'Merkmale früherer Unternehmen', rule: 'wenn sie abgelaufen sind' },
  'deleted companies': { label: 'Gelöschte Unternehmen', rule: 'nach 6 Monaten' },
};

export const retentionTexts = {
  periods: 'Einstellbare Fristen',
  fixed: 'Feste Fristen',
  fixedText: 'Diese Daten löscht das Programm von selbst. Ihre Fristen sind nicht einstellbar.',
  what: 'Daten',
  rule: 'Gelöscht werden sie',
  period: 'Frist',
  last: 'Letzter Lauf',
  removed: 'Gelöscht',
  next: 'Nächster Lauf',
  never: 'noch nie',
  none: 'nichts',
  removedEarlier: (count: string, date: string) => `nichts, zuletzt ${count} am ${date}`,
  failed: (date: string) => `fehlgeschlagen am ${date}`,
  failedTitle: 'Ein Lauf ist fehlgeschlagen',
  failedText: (labels: string) =>
    `Betroffen: ${labels}. Der nächste Lauf versucht es von selbst noch einmal. Den Grund nennt das Log des Servers.`,
} as const;
