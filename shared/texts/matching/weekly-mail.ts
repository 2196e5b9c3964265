import type { JobCard } from '../../jobs/board.ts';
import { productName } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { nameInMail } from '../name-in-mail.ts';

type MailedJob = { job: JobCard; url: string };
type WeeklyMail = {
  firstName: string;
  jobs: readonly MailedJob[];
  discoverUrl: string;
  endUrl: string;
  isLimited: boolean;
};

const locationText = ({ town, workplace }: JobCard): string =>
  town === '' ? (workplace === 'remote' ? ' (remote)' : '') : `, ${town}`;

const line = ({ job, url }: MailedJob): string =>
  `„${nameInMail(job.title)}“ bei ${nameInMail(job.company.name)}${locationText(job)}: ${url}`;

/** Best matches first. Without results, because staff can read sent mails. */
export const weeklyJobMail = ({ firstName, jobs, discoverUrl, endUrl, isLimited }: WeeklyMail): MailText => ({
  kind: 'weeklyJobs',
  subject: jobs.length === 1 ? 'Eine neue Stelle passt zu Ihnen' : `${jobs.length} neue Stellen passen zu Ihnen`,
  greeting: hello(firstName),
  paragraphs: [
    'seit der letzten E-Mail sind Stellen dazugekommen, die zu Ihren Testergebnissen passen:',
    ...jobs.map(line),
  ],
  action: { label: 'Alle passenden Stellen ansehen', url: discoverUrl },
  after: [
    ...(isLimited
      ? [`Hier stehen nur Stellen, die zu der Arbeit und dem Ort Ihrer Suche gehören. Ändern: ${discoverUrl}`]
      : []),
    `Diese E-Mail kommt höchstens einmal in der Woche, weil Sie sie bei ${productName} eingeschaltet haben. Abbestellen ohne Anmeldung: ${endUrl}`,
  ],
});
