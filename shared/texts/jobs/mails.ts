import { dayOf } from '../../jobs/day.ts';
import { jobLimits } from '../../jobs/draft.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { nameInMail } from '../name-in-mail.ts';
import { longDayText } from './words.ts';

const maxListedNames = 10;

type MailedJob = { title: string; endsAt: Date };

function namedJobs(jobs: readonly MailedJob[]): string {
  const names = jobs.slice(0, maxListedNames).map(({ title }) => `„${nameInMail(title)}“`);
  const left = jobs.length - names.length;
  const all = left === 0 ? names : [...names, `${left} weitere`];
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} und ${all.at(-1)}`;
}

type JobExpiryMail = { firstName: string; jobs: readonly MailedJob[]; url: string };

export function jobsEndingMail({ firstName, jobs, url }: JobExpiryMail): MailText {
  const [first] = jobs;
  const isOne = jobs.length === 1;
  const day = first === undefined ? '' : longDayText(dayOf(first.endsAt));
  return {
    kind: 'jobsEnding',
    subject: isOne ? `Ihre Stelle endet am ${day}` : `${jobs.length} Ihrer Stellen enden bald`,
    greeting: hello(firstName),
    paragraphs: [
      isOne
        ? `${namedJobs(jobs)} ist noch bis zum ${day} online. Danach sieht die Stelle niemand mehr.`
        : `${namedJobs(jobs)} sind nur noch wenige Tage online, die erste bis zum ${day}. Danach sieht sie niemand mehr.`,
      `Suchen Sie weiter, dann verlängern Sie um ${jobLimits.daysOnline} Tage. Sonst müssen Sie nichts tun.`,
    ],
    action: { label: 'Stellen ansehen', url },
  };
}

export function jobsEndedMail({ firstName, jobs, url }: JobExpiryMail): MailText {
  const isOne = jobs.length === 1;
  return {
    kind: 'jobsEnded',
    subject: isOne ? 'Ihre Stelle ist nicht mehr online' : `${jobs.length} Ihrer Stellen sind nicht mehr online`,
    greeting: hello(firstName),
    paragraphs: [
      `${namedJobs(jobs)} ${isOne ? 'war' : 'waren'} so lange online wie vorgesehen und ${isOne ? 'ist' : 'sind'} jetzt geschlossen.`,
      'Suchen Sie weiter, dann öffnen Sie die Stelle mit einem Klick wieder.',
    ],
    action: { label: 'Stellen ansehen', url },
  };
}
