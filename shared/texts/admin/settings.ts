export const settingProblems = {
  domain: 'Das ist keine Domain. Schreiben Sie zum Beispiel firma.de.',
  checksCompanies: 'Das lässt sich nur ausschalten, wenn sich nur Eingeladene registrieren.',
  noDomain: 'Nennen Sie mindestens eine Domain.',
  sender: 'Schreiben Sie eine Adresse, zum Beispiel Passgenau <post@firma.de>.',
  contact: 'Schreiben Sie eine E-Mail-Adresse, zum Beispiel post@firma.de.',
  noText: 'Schreiben Sie den Hinweis, bevor Sie ihn einschalten.',
} as const;

const registration = {
  title: 'Registrierung',
  text: 'Wer auf dieser Installation ein Konto anlegen darf. Bestehende Konten bleiben.',
  fields: { mode: 'Wer darf sich registrieren', domains: 'Domains', checksCompanies: 'Unternehmen prüfen' },
  modes: { open: 'Alle', invited: 'Nur Eingeladene', domains: 'Nur Adressen bestimmter Domains' },
  modeHints: {
    open: 'Jede Person legt mit ihrer E-Mail-Adresse ein Konto an.',
    invited: 'Ein Konto legt nur an, wen eine Organisation eingeladen hat.',
    domains:
      'Das gilt auch für Einladungen: Eine andere Adresse lässt sich nicht einladen, außer sie hat schon ein Konto.',
  },
  domainsHint: 'Eine je Zeile, ohne @. Unterdomains stehen für sich.',
  checksHint:
    'Veröffentlichen verlangt ein Impressum, ähnliche Namen warten auf Ihre Entscheidung, und ungeprüfte Unternehmen tragen einen Hinweis und fehlen in den Stellen-Feeds.',
  checksFixed: 'Ausschalten lässt es sich nur, wenn sich nur Eingeladene registrieren.',
} as const;

const limits = {
  title: 'Limits',
  text: 'Jede Grenze gilt ab dem Speichern für alle, ohne Neustart.',
  fields: {
    documentMb: 'Größtes Dokument oder Bild, in MB',
    mediaMb: 'Größtes Video oder Audio, in MB',
    organisationStorageMb: 'Speicher je Organisation, in MB',
    guestTestsPerHour: 'Tests ohne Konto je Netz und Stunde',
    mailsPerPerson: 'E-Mails, die eine Person am Tag auslöst',
    mailsPerRecipient: 'E-Mails an eine Adresse am Tag, je Art und Absender',
    socketsPerPerson: 'Offene Verbindungen je Person',
    socketsPerAddress: 'Offene Verbindungen je Netzadresse',
  },
} as const;

const mail = {
  title: 'Absender und Kontakt',
  text: 'Woher E-Mails dieser Installation kommen und an wen Fragen gehen.',
  fields: { from: 'Absender', contact: 'E-Mail-Adresse für Fragen' },
  fromHint:
    'Steht in jeder E-Mail, zum Beispiel Passgenau <post@firma.de>. Der E-Mail-Server muss diese Adresse annehmen.',
  contactHint: 'Öffentlich: steht auf Kontakt, Preise und unter Passwort zurücksetzen. Ohne sie kann niemand fragen.',
} as const;

const retention = {
  title: 'Aufbewahrung',
  text: 'Was älter ist, wird in der Nacht gelöscht. Die Datenschutzerklärung zeigt diese Zeiten von selbst. Auch die Hilfe nennt einige; passen Sie ihren Text unter Seiten an, wenn Sie hier etwas ändern.',
  fields: {
    guestResultDays: 'Testergebnisse ohne Konto, in Tagen',
    unconfirmedAccountDays: 'Konten mit unbestätigter Adresse, in Tagen',
    unusedAccountMonths: 'Unbenutzte Konten, in Monaten',
    networkDays: 'Netze, aus denen sich jemand angemeldet hat, in Tagen',
    outboxDays: 'E-Mails im Postausgang, in Tagen',
    backgroundJobDays: 'Beendete Aufträge im Hintergrund, in Tagen',
    reviewCommentDays: 'Erledigte Kommentare zu Kursen, in Tagen',
    aiDraftDays: 'Unbenutzte Entwürfe und Quellen der KI, in Tagen',
    aiProposalDays: 'Entschiedene Vorschläge der KI, in Tagen',
    viewLogMonths: 'Protokoll unter „Wer sieht mich“, in Monaten',
    reportMonths: 'Meldungen nach der Entscheidung, in Monaten',
    applicationMonths: 'Bewerbungen nach ihrem Ende, in Monaten',
    requestMonths: 'Anfragen an gefundene Personen, in Monaten',
    foundMonths: 'Pseudonyme ohne Anfrage, in Monaten',
    shownMatchMonths: 'Gezeigte Passung, in Monaten',
  },
} as const;

const notice = {
  title: 'Hinweis für alle',
  text: 'Steht oben auf jeder Seite, auch ohne Konto. Wer ihn schließt, sieht ihn erst wieder, wenn sich der Text ändert.',
  fields: { isOn: 'Hinweis zeigen', text: 'Text', tone: 'Art', until: 'Letzter Tag (optional)' },
  untilHint: 'Ohne Tag steht der Hinweis da, bis Sie ihn ausschalten.',
  tones: { info: 'Mitteilung', warning: 'Warnung' },
} as const;

export const settingSectionTexts = { registration, limits, mail, retention, notice } as const;

export function settingName(setting: string): string {
  const [section = '', field = ''] = setting.split('.');
  const known = Object.entries(settingSectionTexts).find(([name]) => name === section)?.[1];
  const label = Object.entries(known?.fields ?? {}).find(([name]) => name === field)?.[1];
  return known === undefined || label === undefined ? setting : `${known.title}: ${label}`;
}

export function settingValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'an' : 'aus';
  if (typeof value === 'number') return value.toLocaleString('de-DE');
  if (typeof value !== 'string' || value === '') return 'nichts';
  const named: Readonly<Record<string, string>> = { ...registration.modes, ...notice.tones };
  return named[value] ?? value;
}

export const adminSettingsTexts = {
  title: 'System Settings',
  text: 'Was für die ganze Installation gilt. Änderungen wirken sofort.',
  tabs: 'Bereiche der Einstellungen',
  choose: 'Bereich',
  tab: {
    pages: 'Seiten',
    outbox: 'Postausgang',
    mail: 'E-Mail',
    registration: 'Registrierung',
    limits: 'Limits',
    ai: 'KI-Dienst',
    storage: 'Speicher',
    backups: 'Sicherung',
    retention: 'Aufbewahrung',
    notice: 'Hinweis',
    about: 'Über',
  },
  save: 'Speichern',
  saved: 'Gespeichert',
  fixed: 'Vom Server vorgegeben.',
  usual: (value: string) => `Üblich: ${value}.`,
  readOnly: 'Nur Plattform-Admins ändern diese Einstellungen.',
  stale: {
    title: 'Diese Einstellungen wurden inzwischen geändert',
    text: 'Ihre Eingaben stehen noch hier und sind nicht gespeichert. Laden Sie den neuen Stand, gehen sie verloren. Behalten Sie Ihre Eingaben, ersetzt das nächste Speichern den neuen Stand.',
    reload: 'Neuen Stand laden',
    keep: 'Meine Eingaben behalten',
  },
} as const;

export const mailProblems = {
  none: 'Es ist kein E-Mail-Server eingerichtet.',
  unreachable: 'Der E-Mail-Server ist nicht zu erreichen. Prüfen Sie Name und Port in SMTP_URL.',
  slow: 'Der E-Mail-Server hat nicht rechtzeitig geantwortet.',
  login: 'Der E-Mail-Server nimmt die Anmeldung nicht an. Prüfen Sie Name und Passwort in SMTP_URL.',
  encryption: 'Die verschlüsselte Verbindung kam nicht zustande. Prüfen Sie smtp:// oder smtps:// und den Port.',
  sender: 'Der E-Mail-Server nimmt diesen Absender nicht an.',
  recipient: 'Der E-Mail-Server nimmt Ihre Adresse nicht an.',
  refused: 'Der E-Mail-Server hat die E-Mail abgelehnt.',
  other: 'Die E-Mail ließ sich nicht senden.',
} as const;
export type MailProblem = keyof typeof mailProblems;
export const isMailProblem = (value: unknown): value is MailProblem =>
  typeof value === 'string' && Object.hasOwn(mailProblems, value);

export const testMailTexts = {
  title: 'Test-E-Mail',
  text: (email: string) =>
    `Geht sofort an Ihre eigene Adresse ${email}. So sehen Sie, ob Server, Anmeldung und Absender stimmen.`,
  none: 'Es ist kein E-Mail-Server eingerichtet. Alle E-Mails bleiben im Postausgang. Setzen Sie SMTP_URL in der Umgebung des Servers.',
  server: 'E-Mail-Server',
  isSet: 'eingerichtet',
  isNotSet: 'nicht eingerichtet',
  send: 'Test-E-Mail senden',
  sending: 'Die Test-E-Mail ist unterwegs.',
  sent: (email: string) => `Der E-Mail-Server hat die Test-E-Mail an ${email} angenommen.`,
  answer: (answer: string) => `Antwort des Servers: ${answer}`,
  mail: {
    subject: 'Test-E-Mail von Passgenau',
    paragraphs: [
      'diese E-Mail kommt aus den System Settings von Passgenau. Sie prüft den E-Mail-Server.',
      'Sie ist angekommen: Der Versand funktioniert.',
    ],
  },
} as const;

const bytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

export const storageTexts = {
  title: 'Speicher',
  text: 'Wo Dateien liegen und wie viel Platz sie brauchen. Die Grenze je Organisation steht unter Limits.',
  driver: 'Ort der Dateien',
  drivers: { folder: 'Datenordner des Servers', minio: 'MinIO oder S3' },
  used: 'Belegt',
  files: 'Dateien',
  largest: 'Am meisten belegt',
  largestText: 'Die zehn Organisationen mit den größten Dateien.',
  organisation: 'Organisation',
  nobody: 'Ohne Organisation',
  none: 'Noch liegen hier keine Dateien.',
  count: (value: number) => bytes.format(value),
} as const;

export const aboutTexts = {
  title: 'Über diese Installation',
  text: 'Für Rückfragen und vor einem Update.',
  version: 'Version',
  node: 'Node.js',
  database: 'PostgreSQL',
  databaseSize: 'Größe der Datenbank',
  migrations: 'Migrationen',
  lastMigration: 'Letzte Migration',
  startedAt: 'Läuft seit',
  services: 'Dienste',
  smtp: 'E-Mail-Server',
  minio: 'MinIO oder S3',
  ai: 'KI-Dienst',
  isSet: 'eingerichtet',
  isNotSet: 'nicht eingerichtet',
} as const;
