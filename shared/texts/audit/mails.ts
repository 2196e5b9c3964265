import { locale, productName, timeZone } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
const count = new Intl.NumberFormat(locale);

/** `backups`: a line about the newest backup. */
type ChainMail = { firstName: string; position: bigint; hash: string; now: Date; url: string; backups: string };

/** Evidence: an attacker who rewrites the log cannot rewrite sent mails. */
export const chainMail = ({ firstName, position, hash, now, url, backups }: ChainMail): MailText => ({
  kind: 'auditChain',
  subject: `Prüfsumme des Audit Logs vom ${moment.format(now)}`,
  greeting: hello(firstName),
  paragraphs: [
    `das Audit Log dieser Installation von ${productName} hat ${count.format(position)} Glieder. Die Prüfsumme des neuesten lautet:`,
    hash,
    `Heben Sie diese E-Mail auf. Mit „npm run verify-audit -- ${position} ${hash}“ sehen Sie jederzeit, ob das Log bis hierher noch dasselbe ist.`,
  ],
  action: { label: 'Audit Log ansehen', url },
  after: [backups],
});
