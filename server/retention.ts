/** Data that needs more than a delete has a cleanup in its feature. */
import { Prisma } from '#prisma/generated/client.ts';
import { poolLimits } from '#shared/releases/limits.ts';
import { undecidedStates } from '#shared/reports/report.ts';
import type { Retention } from '#shared/settings/schema.ts';
import { reservationLifetimeMs } from './core/ai/budget.ts';
import { sqlLiterals } from './core/database/fragments.ts';
import type { Cleanup } from './core/jobs/jobs.ts';
import { addMs, days, monthsAfter } from './core/runtime/clock.ts';
import { keyedCallLifetimeMs } from './core/trpc/idempotency.ts';
import { isSourceUsedSql } from './features/courses/service.ts';

const sqlTime = (moment: Date): Prisma.Sql => Prisma.sql`${moment}::timestamptz`;

const timesAt = (now: Date, periods: Retention) => ({
  periods,
  now: sqlTime(now),
  ago: (ms: number) => sqlTime(addMs(now, -ms)),
  daysAgo: (count: number) => sqlTime(addMs(now, -days(count))),
  monthsAgo: (count: number) => sqlTime(monthsAfter(now, -count)),
});
type Times = ReturnType<typeof timesAt>;

/** The condition is on rows `t` of the table, ordered where an index has that order. */
const expiry = (name: string, table: string, condition: (times: Times) => Prisma.Sql): Cleanup => ({
  name,
  remove: (tx, { now, periods, take }) => tx.$executeRaw`
    delete from ${Prisma.raw(table)} where ctid in (
      select t.ctid from ${Prisma.raw(table)} t where ${condition(timesAt(now, periods))} limit ${take})`,
});

const expiredBefore = (column: string, moment: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`t.${Prisma.raw(column)} < ${moment} order by t.${Prisma.raw(column)}`;
const expiredAt = (column: string, moment: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`t.${Prisma.raw(column)} <= ${moment} order by t.${Prisma.raw(column)}`;

/** Runs without an answer are deleted after a day. Runs of an account are not affected. */
const guestRuns = (name: string, runs: string, answers: string): Cleanup =>
  expiry(
    name,
    runs,
    ({ periods, daysAgo }) => Prisma.sql`
      t.user_id is null and t.started_at < ${daysAgo(1)}
      and (coalesce(t.finished_at, t.started_at) < ${daysAgo(periods.guestResultDays)}
           or (t.status = 'open' and not exists (select 1 from ${Prisma.raw(answers)} a where a.run_id = t.id)))
      order by t.started_at`,
  );

export const retention = {
  sessions: expiry('expired sessions', 'sessions', ({ now }) => Prisma.sql`t.expires_at <= ${now}`),
  tokens: expiry('expired links and sign-ins', 'one_time_tokens', ({ now }) => Prisma.sql`t.expires_at <= ${now}`),
  passkeyChallenges: expiry('expired passkey challenges', 'passkey_challenges', ({ now }) =>
    expiredAt('expires_at', now),
  ),
  counters: expiry('expired counters', 'rate_limits', () => Prisma.sql`t.expire < ${Date.now()}::bigint`),
  keyedCalls: expiry('old keyed calls', 'keyed_calls', ({ ago }) =>
    expiredBefore('created_at', ago(keyedCallLifetimeMs)),
  ),
  reservations: expiry('lost reservations of tokens', 'ai_reservations', ({ ago }) =>
    expiredBefore('created_at', ago(reservationLifetimeMs)),
  ),
  aiUsage: expiry('use of tokens of long ago', 'ai_usage', ({ monthsAgo }) => expiredBefore('month', monthsAgo(24))),
  softskillRuns: guestRuns('guests’ soft skill tests', 'softskill_test_runs', 'softskill_group_decisions'),
  /** Selecting ten values precedes the first comparison and counts as an answer. */
  valueRuns: guestRuns('guests’ value tests', 'value_test_runs', 'value_selections'),
  mails: expiry('old mails', 'mail_outbox', ({ periods, daysAgo }) =>
    expiredBefore('created_at', daysAgo(periods.outboxDays)),
  ),
  networks: expiry(
    'unused networks',
    'known_networks',
    ({ periods, daysAgo }) => Prisma.sql`
      t.last_used_at < ${daysAgo(periods.networkDays)}
      and exists (select 1 from users u where u.id = t.user_id and u.email_verified_at is not null)`,
  ),
  importedLearning: expiry('learning of imported members', 'imported_learning', ({ now }) =>
    expiredAt('expires_at', now),
  ),
  backgroundJobs: expiry(
    'ended background jobs',
    'background_jobs',
    ({ periods, daysAgo }) =>
      Prisma.sql`t.created_at < ${daysAgo(periods.backgroundJobDays)} and t.ended_at is not null`,
  ),
  comments: expiry(
    'comments of reviews',
    'course_comments',
    ({ periods, daysAgo }) =>
      Prisma.sql`t.resolved_at < ${daysAgo(periods.reviewCommentDays)} or t.created_at < ${daysAgo(730)}`,
  ),
  generations: expiry(
    'orders of courses',
    'course_generations',
    ({ periods, daysAgo }) => Prisma.sql`t.updated_at < ${daysAgo(periods.aiDraftDays)}`,
  ),
  sources: expiry(
    'sources of courses',
    'course_sources',
    ({ periods, daysAgo }) => Prisma.sql`
      t.created_at < ${daysAgo(periods.aiDraftDays)}
      and not ${isSourceUsedSql({ courseId: Prisma.sql`t.course_id`, sourceId: Prisma.sql`t.id` })}
      and not exists (select 1 from course_generations g where g.course_id = t.course_id and t.id = any(g.source_ids))`,
  ),
  proposals: expiry('proposals for courses', 'course_proposals', ({ periods, daysAgo }) => {
    const moment = daysAgo(periods.aiProposalDays);
    return Prisma.sql`t.state <> 'open' and coalesce(t.decided_at, t.created_at) < ${moment} and t.created_at < ${moment}`;
  }),
  shownMatches: expiry('shown matches', 'shown_matches', ({ periods, monthsAgo }) =>
    expiredBefore('last_shown_at', monthsAgo(periods.shownMatchMonths)),
  ),
  /** Longer than people usually keep such mails; afterwards their links count as unknown. */
  jobMails: expiry('ended weekly mails', 'job_mail_subscriptions', ({ daysAgo }) =>
    expiredBefore('ended_at', daysAgo(180)),
  ),
  /** AGG § 15(4), ArbGG § 61b. */
  applications: expiry('ended applications', 'applications', ({ periods, monthsAgo }) =>
    expiredBefore('ended_at', monthsAgo(periods.applicationMonths)),
  ),
  abandonedApplications: expiry(
    'abandoned applications',
    'applications',
    ({ monthsAgo }) => Prisma.sql`
      t.reply_by < (${monthsAgo(12)})::date and t.status_at < ${monthsAgo(12)} order by t.reply_by`,
  ),
  personEvents: expiry('person events', 'person_events', ({ periods, monthsAgo }) =>
    expiredBefore('created_at', monthsAgo(periods.viewLogMonths)),
  ),
  /** Twice as long without a decision: reports contain names, but must not disappear unhandled. */
  reports: expiry(
    'reports',
    'reports',
    ({ periods, monthsAgo }) => Prisma.sql`
      (t.state in ('acted', 'dismissed') and t.handled_at < ${monthsAgo(periods.reportMonths)})
      or (t.state in (${sqlLiterals(undecidedStates)}) and t.created_at < ${monthsAgo(2 * periods.reportMonths)})`,
  ),
  requests: expiry('requests to found people', 'contact_requests', ({ periods, monthsAgo }) =>
    expiredBefore('created_at', monthsAgo(periods.requestMonths)),
  ),
  foundPeople: expiry(
    'found people without a request',
    'found_people',
    ({ periods, monthsAgo }) => Prisma.sql`
      t.created_at < ${monthsAgo(periods.foundMonths)}
      and not exists (select 1 from contact_requests r where r.org_id = t.org_id and r.person_id = t.id)
      order by t.created_at`,
  ),
  /** Three years, the period for legal action. */
  decisions: expiry(
    'moderation decisions',
    'moderation_decisions',
    ({ monthsAgo }) => Prisma.sql`
      t.lifted_at < ${monthsAgo(36)}
      or (t.org_id is null and t.decided_at < ${monthsAgo(36)} and t.lifted_at is null
          and not exists (select 1 from courses where id = t.resource_id))`,
  ),
  /** Three years, the period for legal action. Terms and privacy information stay as long as the account. */
  consents: expiry(
    'ended consents',
    'consents',
    ({ monthsAgo }) => Prisma.sql`t.withdrawn_at < ${monthsAgo(36)} and t.document is null order by t.withdrawn_at`,
  ),
  refusals: expiry('refusals of contact', 'contact_refusals', ({ now }) => expiredAt('until', now)),
  companyKeys: expiry('expired keys of companies', 'company_keys', ({ now }) => expiredAt('expires_at', now)),
  companies: expiry('deleted companies', 'known_companies', ({ monthsAgo }) =>
    expiredAt('gone_at', monthsAgo(poolLimits.refusalMonths)),
  ),
} satisfies Record<string, Cleanup>;
