import { locale, timeZone } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

const times: Readonly<Record<number, string>> = { 1: 'einmal', 2: 'zweimal', 3: 'dreimal' };

export const ownDataTexts = {
  title: 'Meine Daten',
  text: 'Alles, was hier über Sie gespeichert ist, als eine Datei zum Herunterladen.',
  open: 'Meine Daten herunterladen',
  back: 'Zum Konto',
  start: 'Meine Daten zusammenstellen',
  contentsTitle: 'Was in der Datei ist',
  contents: [
    'Konto, Anmeldungen und Einwilligungen',
    'jedes Testergebnis mit allen Antworten und der Version der Auswertung',
    'Profil, auch als Lebenslauf für andere Dienste (JSON Resume)',
    'wer Sie sehen darf, wer Sie gesehen hat und jede Passung, die ein Unternehmen sah',
    'Bewerbungen, Nachrichten, Kurse und Zertifikate',
    'Protokoll, E-Mails an Sie und Dateien, die Sie hochgeladen haben',
  ],
  format:
    'Die Datei ist ein ZIP-Archiv. Öffnen Sie darin „index.html“ zum Lesen und Drucken. Daneben liegt alles als JSON.',
  runningTitle: 'Ihre Daten werden zusammengestellt',
  runningText: 'Das kann einige Minuten dauern. Sie können die Seite verlassen.',
  runningMail: 'Sie bekommen eine E-Mail, sobald die Datei fertig ist.',
  progress: (percent: number) => `${percent}\u00a0% fertig`,
  waiting: 'Wartet auf den Beginn',
  cancel: 'Abbrechen',
  readyTitle: 'Fertige Dateien',
  ready: (made: Date, size: string) => `Vom ${moment.format(made)}, ${size}`,
  until: (expires: Date) => `Verfügbar bis ${moment.format(expires)}. Danach wird die Datei gelöscht.`,
  onlyYou:
    'Der Link gilt nur für Sie, wenn Sie angemeldet sind. Heben Sie die Datei sicher auf: Sie enthält alles über Sie.',
  download: 'Herunterladen',
  downloadOf: (made: Date) => `, Stand ${moment.format(made)}`,
  failed: 'Das hat nicht geklappt. Es liegt nicht an Ihnen; versuchen Sie es noch einmal.',
  cancelled: 'Abgebrochen. Es wurde keine Datei gespeichert.',
  left: (count: number) => `In 24 Stunden geht das dreimal, jetzt noch ${times[count] ?? `${count}-mal`}.`,
  noneLeft: (next: Date) =>
    `Sie haben Ihre Daten in den letzten 24 Stunden dreimal zusammenstellen lassen. Ab ${moment.format(next)} geht es wieder.`,
} as const;

type ReadyMail = { firstName: string; url: string; expiresAt: Date };

export const ownDataReadyMail = ({ firstName, url, expiresAt }: ReadyMail): MailText => ({
  kind: 'ownDataReady',
  subject: 'Ihre Daten sind zusammengestellt',
  greeting: hello(firstName),
  paragraphs: ['die Datei mit allen Ihren Daten ist fertig. Melden Sie sich an, um sie herunterzuladen.'],
  action: { label: 'Zu meinen Daten', url },
  after: [
    `Die Datei ist bis ${moment.format(expiresAt)} verfügbar. Danach wird sie gelöscht.`,
    'Haben Sie das nicht angefordert, ändern Sie bitte Ihr Passwort: Dann hat jemand anderes Zugang zu Ihrem Konto.',
  ],
});
