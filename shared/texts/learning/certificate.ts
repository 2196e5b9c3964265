const lessons = (count: number): string => `${count} ${count === 1 ? 'Lektion' : 'Lektionen'}`;
const questions = (count: number): string => `${count} ${count === 1 ? 'Frage' : 'Fragen'}`;

export const certificateTexts = {
  title: 'Zertifikat',
  subject: 'Zertifikat über einen abgeschlossenen Onlinekurs',
  has: 'hat den Onlinekurs',
  completed: (date: string) => `am ${date} abgeschlossen.`,
  conditions: (lessonCount: number, quizCount: number): string => {
    const done = lessonCount === 1 ? 'Die Lektion ist bearbeitet' : `Alle ${lessonCount} Lektionen sind bearbeitet`;
    if (quizCount === 0) return `${done}.`;
    return quizCount === 1
      ? `${done}, die Frage ist richtig beantwortet.`
      : `${done}, alle ${quizCount} Fragen sind richtig beantwortet.`;
  },
  contents: 'Inhalte',
  more: (count: number) => (count === 1 ? 'und 1 weiteres Modul' : `und ${count} weitere Module`),
  date: 'Datum',
  duration: 'Dauer',
  minutes: (minutes: number) => `etwa ${minutes.toLocaleString('de-DE')} ${minutes === 1 ? 'Minute' : 'Minuten'}`,
  scope: 'Umfang',
  amount: (lessonCount: number, quizCount: number): string =>
    quizCount === 0 ? lessons(lessonCount) : `${lessons(lessonCount)}, ${questions(quizCount)}`,
  number: 'Nummer',
  issuedBy: (organisation: string) => `Ausgestellt von ${organisation}`,
  version: (number: number) => `Version ${number} des Kurses`,
  verifyAt: (address: string) => `Echtheit prüfen: ${address}`,
  qrCode: (address: string) => `QR-Code zu ${address}`,
  fileName: (day: string) => `passgenau-zertifikat-${day}.pdf`,
} as const;

export const certificateViewTexts = {
  loading: 'Zertifikat wird geladen',
  failed: 'Ihr Zertifikat lässt sich gerade nicht anzeigen. Herunterladen können Sie es trotzdem.',
  download: 'Zertifikat herunterladen',
  bar: 'Ihr Zertifikat',
  ready: 'Zertifikat',
  downloadShort: 'Herunterladen',
  verifiable: 'Andere dürfen die Echtheit prüfen',
  verifiableText:
    'Wer die Nummer oder den QR-Code hat, sieht Kurs, Unternehmen und Datum und ob das Zertifikat gültig ist. Ihren Namen zeigt die Seite nicht.',
  notVerifiableText: 'Die Prüfung antwortet „unbekannt“, und der QR-Code fehlt auf dem Zertifikat.',
  verifiableFailed: 'Die Änderung konnte nicht gespeichert werden.',
  withdrawn: 'Zertifikat zurückgezogen',
  withdrawnOn: (date: string) => `Das Unternehmen hat dieses Zertifikat am ${date} zurückgezogen.`,
  reason: (reason: string) => `Grund: ${reason}`,
} as const;

export const remainingCertificateTexts = {
  title: 'Zertifikate aus gelöschten Kursen',
  valid: 'Den Kurs gibt es nicht mehr. Ihr Zertifikat bleibt gültig.',
  courseGone: 'Den Kurs gibt es nicht mehr.',
  more: 'Mehr laden',
  moreFailed: 'Weitere Zertifikate konnten nicht geladen werden.',
} as const;

export const verificationTexts = {
  title: 'Zertifikat prüfen',
  description:
    'Geben Sie die Nummer ein. Sie sehen, ob das Zertifikat gültig ist und für welchen Kurs es ausgestellt wurde.',
  states: {
    valid: {
      title: 'Dieses Zertifikat ist gültig',
      text: 'Es wurde auf Passgenau für einen abgeschlossenen Kurs ausgestellt und nicht zurückgezogen.',
      next: 'Vergleichen Sie diese Angaben mit dem Zertifikat. Zur Person zeigt diese Seite nichts.',
    },
    withdrawn: {
      title: 'Dieses Zertifikat wurde zurückgezogen',
      text: 'Das Unternehmen, das es ausgestellt hat, erkennt es nicht mehr an.',
      next: 'Den Grund kennt die Person, die es Ihnen gezeigt hat. Diese Seite zeigt zur Person nichts.',
    },
    unknown: {
      title: 'Dieses Zertifikat ist unbekannt',
      text: 'Vielleicht ist die Nummer falsch geschrieben.',
      next: 'Oder die Person lässt keine Prüfung zu.',
    },
  },
  course: 'Kurs',
  issuedBy: 'Ausgestellt von',
  issuedOn: 'Ausgestellt am',
  checkedAt: (when: string) => `Geprüft am ${when}`,
  number: 'Nummer des Zertifikats',
  numberHint: 'Sie steht auf dem Zertifikat und beginnt mit PG.',
  numberInvalid:
    'Eine Nummer hat 12 Zeichen nach PG, zum Beispiel PG-1A2B-3C4D-5E6F. Vergleichen Sie Zeichen für Zeichen.',
  check: 'Prüfen',
  another: 'Ein anderes Zertifikat prüfen',
  failed: 'Das Zertifikat konnte nicht geprüft werden',
} as const;

export const withdrawalTexts = {
  column: 'Zertifikat',
  none: 'keines',
  withdrawn: 'zurückgezogen',
  withdraw: 'Zurückziehen',
  withdrawNamed: (name: string) => `Zertifikat von ${name} zurückziehen`,
  title: 'Zertifikat zurückziehen',
  text: 'Wer das Zertifikat prüft, sieht danach, dass es zurückgezogen ist. Die Person liest den Grund. Das lässt sich nicht rückgängig machen.',
  number: 'Nummer des Zertifikats',
  numberHint: 'Zum Beispiel PG-1A2B-3C4D-5E6F; sie steht auf dem Zertifikat.',
  numberUnknown: 'Zu dieser Nummer gibt es kein Zertifikat dieses Kurses.',
  reason: 'Grund',
  reasonHint: 'Diesen Satz liest die Person.',
  confirm: 'Zertifikat zurückziehen',
  cancel: 'Abbrechen',
  done: 'Zertifikat zurückgezogen',
  byNumber: 'Zertifikat zurückziehen',
} as const;
