/** Privacy: staff can read the outbox, so no mail has a result, a name, a refusal reason or text of the company. */
import type { CompanyStatus } from '../../applications/status.ts';
import type { ReleaseScope } from '../../releases/scope.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { longDayText } from '../jobs/words.ts';
import { nameInMail } from '../name-in-mail.ts';

const quoted = (title: string): string => `„${nameInMail(title)}“`;

type ApplicationMail = { firstName: string; jobTitle: string; company: string; url: string };

const scopeSentences = {
  anonymous: 'Gesehen werden Ihre Ergebnisse ohne Namen, unter einem Pseudonym.',
  required: 'Gesehen werden Ihre Passung, die gefragten Stärken, Ihr Name und Ihre Kontaktdaten.',
  requiredProfile: 'Gesehen werden Ihre Passung, die gefragten Stärken, Ihr Name, Ihre Kontaktdaten und Ihr Profil.',
  named: 'Gesehen werden Ihre Ergebnisse, Ihr Name und Ihre Kontaktdaten.',
  profile: 'Gesehen werden Ihre Ergebnisse, Ihr Name, Ihre Kontaktdaten und Ihr Profil.',
} satisfies Record<ReleaseScope, string>;

/** `replyBy`: null if the promised date has passed. */
export const appliedMail = (about: ApplicationMail & { scope: ReleaseScope; replyBy: string | null }): MailText => ({
  kind: 'applied',
  subject: `Ihre Bewerbung auf ${quoted(about.jobTitle)}`,
  greeting: hello(about.firstName),
  paragraphs: [
    `Ihre Bewerbung auf ${quoted(about.jobTitle)} ist bei ${nameInMail(about.company)} angekommen. ${scopeSentences[about.scope]}`,
    ...(about.replyBy === null ? [] : [`Eine Antwort ist bis zum ${longDayText(about.replyBy)} zugesagt.`]),
  ],
  action: { label: 'Bewerbung ansehen', url: about.url },
  after: ['Sie können die Bewerbung und die Freigabe jederzeit zurückziehen.'],
});

export const newApplicationMail = ({ firstName, jobTitle, url }: Omit<ApplicationMail, 'company'>): MailText => ({
  kind: 'newApplication',
  subject: `Neue Bewerbung auf ${quoted(jobTitle)}`,
  greeting: hello(firstName),
  paragraphs: [`auf ${quoted(jobTitle)} ist eine neue Bewerbung eingegangen.`],
  action: { label: 'Bewerbungen ansehen', url },
});

export const moreApplicationsMail = ({ firstName, url }: { firstName: string; url: string }): MailText => ({
  kind: 'moreApplications',
  subject: 'Weitere Bewerbungen sind eingegangen',
  greeting: hello(firstName),
  paragraphs: [
    'heute sind viele Bewerbungen eingegangen. Zu weiteren schreiben wir Ihnen etwa einen Tag lang nicht einzeln. In der Liste sehen Sie alle.',
  ],
  action: { label: 'Bewerbungen ansehen', url },
});

type Answer = ApplicationMail & { status: Exclude<CompanyStatus, 'applied'> };

export function statusMail({ firstName, jobTitle, company, url, status }: Answer): MailText {
  const [job, by] = [quoted(jobTitle), nameInMail(company)];
  const said = {
    reviewing: [`${by} prüft jetzt Ihre Bewerbung auf ${job}.`],
    invited: [`${by} möchte Sie zu ${job} kennenlernen und meldet sich bei Ihnen.`],
    hired: [`${by} möchte Sie für ${job} einstellen. Herzlichen Glückwunsch.`],
    refused: [
      `${by} hat sich bei ${job} leider gegen Ihre Bewerbung entschieden.`,
      'Was das Unternehmen dazu schreibt, lesen Sie bei Ihrer Bewerbung.',
    ],
  };
  const subjects = {
    reviewing: `Ihre Bewerbung auf ${job} wird geprüft`,
    invited: `Einladung zu ${job}`,
    hired: `Zusage für ${job}`,
    refused: `Absage zu ${job}`,
  };
  return {
    kind: 'applicationMoved',
    subject: subjects[status],
    greeting: hello(firstName),
    paragraphs: said[status],
    action: { label: 'Bewerbung ansehen', url },
  };
}

export type JobCount = { jobTitle: string; count: number };
const maxListedNames = 10;
const applications = (count: number): string => (count === 1 ? 'eine Bewerbung' : `${count} Bewerbungen`);

function counted(jobs: readonly JobCount[]): string[] {
  const named = jobs
    .slice(0, maxListedNames)
    .map(({ jobTitle, count }) => `${quoted(jobTitle)}: ${applications(count)}`);
  const left = jobs.length - named.length;
  return left === 0 ? named : [...named, left === 1 ? 'und eine weitere Stelle' : `und ${left} weitere Stellen`];
}

type ReplyReminder = { firstName: string; jobs: readonly JobCount[]; url: string };

export const answersDueMail = ({ firstName, jobs, url }: ReplyReminder): MailText => ({
  kind: 'answersDue',
  subject: 'Bewerbungen warten auf Ihre Antwort',
  greeting: hello(firstName),
  paragraphs: [
    'in den nächsten Tagen endet die Frist, bis zu der Sie eine Antwort zugesagt haben:',
    ...counted(jobs),
    'Auch eine Absage ist eine Antwort.',
  ],
  action: { label: 'Bewerbungen ansehen', url },
});

type Overdue = { firstName: string; applications: ReadonlyArray<{ jobTitle: string; company: string }>; url: string };

export function overdueMail({ firstName, applications: late, url }: Overdue): MailText {
  const named = late
    .slice(0, maxListedNames)
    .map(({ jobTitle, company }) => `${quoted(jobTitle)} bei ${nameInMail(company)}`);
  const left = late.length - named.length;
  return {
    kind: 'answerOverdue',
    subject: 'Die Antwortfrist ist vorbei',
    greeting: hello(firstName),
    paragraphs: [
      'diese Unternehmen haben bis zu ihrer eigenen Frist nicht geantwortet:',
      ...named,
      ...(left === 0 ? [] : [`und ${left} weitere`]),
      'Sie können weiter warten, nachfragen oder die Bewerbung zurückziehen.',
    ],
    action: { label: 'Bewerbungen ansehen', url },
  };
}

export const companyGoneMail = ({ firstName, jobTitle, company, url }: ApplicationMail): MailText => ({
  kind: 'companyGone',
  subject: `${nameInMail(company)} hat das Konto gelöscht`,
  greeting: hello(firstName),
  paragraphs: [
    `${nameInMail(company)} hat das Konto hier gelöscht. Ihre Bewerbung auf ${quoted(jobTitle)} gibt es damit nicht mehr, und das Unternehmen sieht nichts mehr von Ihnen.`,
  ],
  action: { label: 'Andere Stellen ansehen', url },
});
