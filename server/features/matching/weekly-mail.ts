/**
 * Sending the weekly mail: on Monday morning, or as soon after it as the product runs, every person is looked after once. They are
 * written to if jobs came online since the last time that fit; ten of them at most, the best first. What comes online after Monday at
 * seven counts for the next mail, whenever this one is sent. Whoever has no result gets no mail. How well a job fits does not stand in
 * it: staff read the outbox, and nobody but the person sees results.
 */
import type { JobCard } from '#shared/jobs/board.ts';
import { matchesFrom } from '#shared/matching/state.ts';
import { lastMailMoment } from '#shared/matching/weekly.ts';
import { weeklyJobMail } from '#shared/texts/matching/weekly-mail.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { forEachAlone } from '../../core/jobs/jobs.ts';
import { hashToken } from '../../core/runtime/random.ts';
import { addMail } from '../auth/service.ts';
import { jobCards } from '../job-board/service.ts';
import { allJobsOf } from './job-index/job-index.ts';
import { bestRows, openMatches } from './job-index/scoring.ts';
import { endToken } from './job-mails.ts';
import { type DueMail, listDue, updateLastSentAt } from './mail-queries.ts';
import { hasNoResult, matchPersonOf } from './path.ts';

const portion = 200;
/** The next run goes on with the others. */
const mostInRun = 20_000;
const mostJobs = 10;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** @throws AggregateError for people with whom it failed, after the others: they are tried again */
export async function sendWeeklyMails(app: App): Promise<void> {
  const dueAt = lastMailMoment(app.clock.now());
  const work = (person: DueMail) => lookAfter(app, person, dueAt);
  await forEachAlone(everyDueMail(app, dueAt), { work, about: 'weekly mails' });
}

async function* everyDueMail(app: App, dueAt: Date): AsyncGenerator<DueMail> {
  let after = beforeAll;
  for (let looked = 0; looked < mostInRun; looked += portion) {
    const people = await listDue(app.db.prisma, { dueAt, after, take: portion });
    yield* people;
    if (people.length < portion) return;
    after = people.at(-1)?.userId ?? beforeAll;
  }
}

async function lookAfter(app: App, person: DueMail, dueAt: Date): Promise<void> {
  const { userId, email } = person;
  const jobs = await newMatches(app, person, dueAt);
  const token = endToken(app, person);
  await inTransaction(app.db, async (tx) => {
    const claim = { userId, dueAt, tokenHash: hashToken(token) };
    if (!(await updateLastSentAt(tx, claim)) || jobs.length === 0) return;
    await addMail(app, tx, { to: email, text: textFor(app, { person, jobs, token }) });
  });
}

function textFor({ env }: App, { person, jobs, token }: { person: DueMail; jobs: JobCard[]; token: string }) {
  return weeklyJobMail({
    firstName: person.firstName,
    jobs: jobs.map((job) => ({ job, url: `${env.APP_URL}/job/${job.jobId}` })),
    discoverUrl: `${env.APP_URL}/discover`,
    endUrl: `${env.APP_URL}/weekly-mail/${token}`,
  });
}

/** Jobs that came online since the person was looked after last, until the mail was due, and fit. */
async function newMatches(app: App, { userId, since }: DueMail, dueAt: Date): Promise<JobCard[]> {
  const person = await matchPersonOf(app, userId);
  if (hasNoResult(person)) return [];
  const jobs = await allJobsOf(app);
  const now = app.clock.now();
  const isNew = (row: number) => {
    const publishedAt = jobs.table.columns.publishedAt[row] ?? 0;
    return publishedAt > since.getTime() && publishedAt <= dueAt.getTime();
  };
  const matches = openMatches(jobs, person, now.getTime());
  const fitting = matches.map((match, row) => (match >= matchesFrom && isNew(row) ? match : -1));
  const jobIds = bestRows(jobs, fitting, mostJobs).map((row) => jobs.table.idAt(row));
  const cards = await jobCards(app, jobIds);
  return jobIds.flatMap((jobId) => cards.get(jobId) ?? []);
}
