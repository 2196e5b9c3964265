export const adminOnlySettingsTexts = {
  forbidden: {
    title: 'Nur Plattform-Admins sehen das',
    text: 'Seiten, Postausgang und KI-Dienst gehören den Plattform-Admins.',
  },
} as const;

export const pageEditorTexts = {
  choose: 'Seite',
  list: 'Seiten der Fußzeile',
  unsavedMark: 'nicht gespeichert',
  shipped: 'Ausgelieferter Text',
  changedAt: (date: string) => `Geändert am ${date}`,
  view: 'Seite ansehen',
  newTab: '(neuer Tab)',
  title: 'Titel',
  description: 'Beschreibung',
  descriptionHint: 'Ein Satz für Suchmaschinen und Vorschauen.',
  markdown: 'Markdown',
  markdownHint: 'Überschriften beginnen mit ##. Der Titel steht schon über dem Text.',
  save: 'Speichern',
  saved: 'Seite gespeichert',
  restore: 'Ausgelieferten Text wiederherstellen',
  restored: 'Ausgelieferter Text wiederhergestellt',
  confirmTitle: 'Ausgelieferten Text wiederherstellen',
  confirm: (page: string) =>
    `Der geänderte Text der Seite „${page}“ wird gelöscht. Zu sehen ist sofort wieder der ausgelieferte Text.`,
  confirmUnsaved: 'Auch Ihre nicht gespeicherten Änderungen gehen verloren.',
  confirmRestore: 'Wiederherstellen',
  stale: {
    title: 'Diese Seite wurde inzwischen geändert',
    text: 'Ihr Text steht noch hier und ist nicht gespeichert. Laden Sie den neuen Stand, geht er verloren. Behalten Sie Ihren Text, ersetzt das nächste Speichern den neuen Stand.',
    reload: 'Neuen Stand laden',
    keep: 'Meinen Text behalten',
  },
} as const;

export const legalPageTexts = {
  asks: 'Alle mit Konto fragen',
  asksHint: {
    terms:
      'Alle werden beim nächsten Besuch einmal gefragt, ob sie zustimmen. Ohne Haken gilt die Änderung als Korrektur.',
    privacy: 'Alle werden beim nächsten Besuch einmal informiert. Ohne Haken gilt die Änderung als Korrektur.',
  },
  summary: 'Was hat sich geändert?',
  summaryHint: 'Ein bis drei einfache Sätze. Alle lesen sie, bevor sie antworten.',
  restoredSummary: 'Es gilt wieder der mitgelieferte Text.',
  updatedSummary: 'Der mitgelieferte Text wurde mit einem Update geändert.',
} as const;

export const adminOutboxTexts = {
  title: 'Postausgang',
  sends:
    'Jede E-Mail steht hier, bevor sie verschickt wird. Nach dem Versand wird ihr Text gelöscht. Texte sind hier nicht zu lesen, und Betreffe nur von E-Mails zum Konto. Wer den Postausgang öffnet, steht im Audit Log.',
  keeps:
    'Diese Installation verschickt keine E-Mails: Es ist kein SMTP-Server eingerichtet. Alle E-Mails bleiben hier, damit Sie Links weitergeben können. Von E-Mails zu Ergebnissen, Freigaben, Bewerbungen, Anfragen und Gesprächen sehen Sie nur Art und Status. Wer den Postausgang oder eine E-Mail öffnet, steht im Audit Log.',
  subject: 'Betreff',
  recipient: 'An',
  date: 'Datum',
  state: 'Status',
  states: { sent: 'gesendet', waiting: 'wartet', kept: 'bleibt im Postausgang', failed: 'Fehler' },
  attempts: (count: number) => (count === 1 ? 'nach 1 Versuch' : `nach ${count} Versuchen`),
  open: (subject: string, recipient: string) => (recipient === '' ? subject : `${subject}, an ${recipient}`),
  hiddenRecipient: 'nicht sichtbar',
  more: 'Mehr laden',
  empty: {
    title: 'Noch keine E-Mails',
    text: 'Sobald sich jemand registriert oder ein Passwort zurücksetzt, steht die E-Mail hier.',
  },
  textGone: 'Diese E-Mail wurde verschickt. Ihr Text ist gelöscht, weil er einen Link zur Anmeldung enthalten kann.',
  textPrivate:
    'Wer diese E-Mail bekommt und was darin steht, sieht niemand vom Betreiber. Die Person findet dasselbe nach der Anmeldung.',
  textWithheld: 'Diese Installation verschickt ihre E-Mails selbst. Ihr Text ist deshalb hier nicht zu lesen.',
  copy: 'Text kopieren',
  copied: 'Text kopiert',
  notCopied: 'Der Browser lässt das Kopieren nicht zu. Markieren Sie den Text von Hand.',
  lastError: 'Letzter Fehler',
  close: 'Schließen',
} as const;
