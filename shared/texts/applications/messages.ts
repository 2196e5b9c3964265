import { memberOrFormer } from '../words.ts';

export const messageWords = {
  title: (partner: string) => `Nachrichten mit ${partner}`,
  empty: 'Noch keine Nachricht.',
  emptyForPerson: (isAnonymous: boolean) =>
    `Schreiben Sie dem Unternehmen, wenn Sie etwas wissen möchten.${isAnonymous ? ' Ihren Namen sieht es nur, wenn Sie ihn zeigen.' : ''}`,
  emptyForCompany: 'Schreiben Sie der Person, wenn Sie etwas wissen möchten.',
  memberOf: (name: string | null, company: string) => `${memberOrFormer(name)}, ${company}`,
  /** Format of PostgreSQL: title of the job, text of the request. */
  ofRequest: 'Anfrage zu „%s“\n\n%s',
  unread: 'Neue Nachrichten',
  waiting: 'Wartet auf Ihre Antwort',
  label: 'Ihre Nachricht',
  send: 'Senden',
  older: 'Frühere Nachrichten laden',
  close: 'Gespräch schließen',
  open: 'Gespräch wieder öffnen',
  closedByYou: 'Sie haben dieses Gespräch geschlossen. Nur Sie können es wieder öffnen.',
  closedByOther: (partner: string) => `${partner} hat dieses Gespräch geschlossen.`,
  report: 'Nachricht melden',
  reportTitle: 'Diese Nachricht melden?',
  reportHint: 'Der Text der Nachricht und Ihre Begründung gehen an die Betreiber. Das Gespräch wird geschlossen.',
  reportReason: 'Was stimmt daran nicht?',
  reported: 'Die Nachricht ist gemeldet, und das Gespräch ist geschlossen.',
} as const;
