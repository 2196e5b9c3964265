import type { MatchedJob } from '../matching/state.ts';
import { productName } from '../product.ts';
import { hello, type MailText } from './mails.ts';
import { nameInMail } from './name-in-mail.ts';
import { passungTexts } from './passung.ts';

export type MailedMatch = { job: MatchedJob; url: string };
type ToWhom = { firstName: string; matches: readonly MailedMatch[]; discoverUrl: string; endUrl: string };

const where = ({ town, workplace }: MatchedJob): string =>
  town === '' ? (workplace === 'remote' ? ' (remote)' : '') : `, ${town}`;

const line = ({ job, url }: MailedMatch): string =>
  `„${nameInMail(job.title)}“ bei ${nameInMail(job.company.name)}${where(job)}. ${passungTexts.spoken(job.match)}. ${passungTexts.first(job.match, 'you')} ${url}`;

/** New jobs that fit, the best first. */
export const weeklyJobMail = ({ firstName, matches, discoverUrl, endUrl }: ToWhom): MailText => ({
  subject: matches.length === 1 ? 'Eine neue Stelle passt zu Ihnen' : `${matches.length} neue Stellen passen zu Ihnen`,
  greeting: hello(firstName),
  paragraphs: [
    'seit der letzten Mail sind Stellen dazugekommen, die zu Ihren Testergebnissen passen:',
    ...matches.map(line),
  ],
  action: { label: 'Alle passenden Stellen ansehen', url: discoverUrl },
  after: [
    `Diese Mail kommt höchstens einmal in der Woche, weil Sie sie bei ${productName} eingeschaltet haben. Abbestellen ohne Anmeldung: ${endUrl}`,
  ],
  isPatient: true,
});
