import { locale, productName, timeZone } from '../../product.ts';
import type { ProofProblem } from '../../settings/backups.ts';
import { proofProblems } from '../admin/backups.ts';
import { hello, type MailText } from '../auth/mails.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });

type ProofFailedMail = { firstName: string; at: Date; backup: string; problem: ProofProblem; url: string };

export const proofFailedMail = ({ firstName, at, backup, problem, url }: ProofFailedMail): MailText => ({
  kind: 'backupProofFailed',
  subject: `Die Prüfung der Sicherung vom ${moment.format(at)} ist gescheitert`,
  greeting: hello(firstName),
  paragraphs: [
    `${productName} hat die Sicherung ${backup} an einem eigenen Ort zurückgespielt. ${proofProblems[problem]}`,
    'Auf diese Sicherung können Sie sich nicht verlassen. Ihre laufende Installation ist davon nicht betroffen. Sehen Sie im Protokoll des Servers nach der Ursache und lassen Sie eine neue Sicherung anlegen.',
  ],
  action: { label: 'Sicherung ansehen', url },
  after: ['Sie erhalten diese E-Mail einmal, auch wenn die nächste Prüfung ebenfalls scheitert.'],
});

type BackupFacts = { lastAt: Date | null; passedAt: Date | null; isProofOn: boolean };

/** One line of the weekly mail. */
export function backupLine({ lastAt, passedAt, isProofOn }: BackupFacts): string {
  const last = lastAt === null ? 'Es gibt noch keine Sicherung.' : `Letzte Sicherung: ${moment.format(lastAt)}.`;
  if (passedAt !== null) return `${last} Zuletzt geprüft: ${moment.format(passedAt)}.`;
  return isProofOn ? `${last} Geprüft wurde noch keine.` : `${last} Die Prüfung ist ausgeschaltet.`;
}
