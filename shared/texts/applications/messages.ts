/** Conversations between a person and a company that they released something to. */
export const messageWords = {
  title: (partner: string) => `Nachrichten mit ${partner}`,
  empty: 'Noch keine Nachricht.',
  emptyForPerson:
    'Schreiben Sie dem Unternehmen, wenn Sie etwas wissen möchten. Ihren Namen sieht es nur, wenn Sie ihn freigegeben haben.',
  emptyForCompany: 'Schreiben Sie der Person, wenn Sie etwas wissen möchten.',
  /** Who of a company wrote something, told to the person. */
  memberOf: (name: string | null, company: string) => (name === null ? company : `${name}, ${company}`),
  /** Told to colleagues when the account of whoever wrote is gone. */
  formerMember: 'Früheres Mitglied',
  label: 'Ihre Nachricht',
  send: 'Senden',
  older: 'Frühere Nachrichten laden',
  unread: (count: number) => (count === 1 ? '1 neue Nachricht' : `${count} neue Nachrichten`),
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
