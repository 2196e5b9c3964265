/**
 * Sends each person one mail a week with new fitting jobs, published before Monday at seven. The mail does not mention
 * the match, because staff can read the outbox.
 */
import type { JobCard } from '#shared/jobs/board.ts';
import { matchThreshold } from '#shared/matching/state.ts';
import { lastMailTime } from '#shared/matching/weekly-mail-time.ts';
import { weeklyJobMail } from '#shared/texts/matching/weekly-mail.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { forEachIndependently } from '../../core/jobs/jobs.ts';
import { hashToken } from '../../core/runtime/random.ts';
import { addMail } from '../auth/service.ts';
import { type JobCriteria, jobCards } from '../job-board/service.ts';
import { createOpenFilter } from './job-index/filter.ts';
import { allJobsOf } from './job-index/job-index.ts';
import { bestRows, matchJobs } from './job-index/scoring.ts';
import { type DueMail, listDueMails, updateLastSentAt } from './job-mail-queries.ts';
import { endToken } from './job-mails.ts';
import { hasNoResult, loadMatchPerson } from './match-person.ts';
import { preferredJobs } from './work-preference.ts';

const batchSize = 200;
const maxPerRun = 20_000;
const maxJobs = 10;
const minUuid = '00000000-0000-0000-0000-000000000000';

/** @throws AggregateError after all people are processed; the next run retries the failed ones */
export async function sendWeeklyMails(app: App): Promise<void> {
  const dueAt = lastMailTime(app.clock.now());
  const work = (person: DueMail) => mailPerson(app, person, dueAt);
  await forEachIndependently(iterateDueMails(app, dueAt), { work, about: 'weekly mails' });
}

async function* iterateDueMails(app: App, dueAt: Date): AsyncGenerator<DueMail> {
  let after = minUuid;
  for (let count = 0; count < maxPerRun; count += batchSize) {
    const people = await listDueMails(app.db.prisma, { dueAt, after, take: batchSize });
    yield* people;
    if (people.length < batchSize) return;
    after = people.at(-1)?.userId ?? minUuid;
  }
}

async function mailPerson(app: App, person: DueMail, dueAt: Date): Promise<void> {
  const { userId, email } = person;
  const preferred = await preferredJobs(app, userId);
  const jobs = await newMatches(app, person, { dueAt, preferred });
  const isLimited = preferred.fields.length > 0 || preferred.circle !== null;
  const token = endToken(app, person);
  await inTransaction(app.db, async (tx) => {
    const claim = { userId, dueAt, tokenHash: hashToken(token) };
    if (!(await updateLastSentAt(tx, claim)) || jobs.length === 0) return;
    await addMail(app, tx, { to: email, text: textFor(app, { person, jobs, token, isLimited }) });
  });
}

type MailContent = { person: DueMail; jobs: JobCard[]; token: string; isLimited: boolean };

function textFor({ env }: App, { person, jobs, token, isLimited }: MailContent) {
  return weeklyJobMail({
    firstName: person.firstName,
    jobs: jobs.map((job) => ({ job, url: `${env.APP_URL}/job/${job.jobId}` })),
    discoverUrl: `${env.APP_URL}/discover`,
    endUrl: `${env.APP_URL}/weekly-mail/${token}`,
    isLimited,
  });
}

type Selection = { dueAt: Date; preferred: JobCriteria };

async function newMatches(app: App, { userId, since }: DueMail, selection: Selection): Promise<JobCard[]> {
  const { dueAt, preferred } = selection;
  const person = await loadMatchPerson(app, userId);
  if (hasNoResult(person)) return [];
  const jobs = await allJobsOf(app);
  const isWanted = createOpenFilter(jobs, preferred, app.clock.now());
  const isNew = (row: number) => {
    const publishedAt = jobs.table.columns.publishedAt[row] ?? 0;
    return publishedAt > since.getTime() && publishedAt <= dueAt.getTime();
  };
  const matches = matchJobs(jobs, person, (row) => isNew(row) && isWanted(row));
  const fitting = matches.map((match) => (match >= matchThreshold ? match : -1));
  const jobIds = bestRows(jobs, fitting, { take: maxJobs }).map((row) => jobs.table.idAt(row));
  const cards = await jobCards(app, jobIds);
  return jobIds.flatMap((jobId) => cards.get(jobId) ?? []);
}
