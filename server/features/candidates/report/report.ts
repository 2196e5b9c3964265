/** One to four people on paper, as they are shown to the company. Whoever is in it reads in their log that it was made; nothing is stored. */

import { dayOf } from '#shared/jobs/day.ts';
import { explainMatch } from '#shared/matching/explain.ts';
import type { ExplainedMatch } from '#shared/matching/types.ts';
import { shownDate } from '#shared/releases/shown-date.ts';
import { candidateView } from '#shared/releases/view.ts';
import { candidatePaperTexts as texts } from '#shared/texts/candidate-paper.ts';
import { limitedTexts } from '#shared/texts/candidate-view.ts';
import { releasedWords } from '#shared/texts/candidates.ts';
import { passungTexts } from '#shared/texts/passung.ts';
import { seconds } from '../../../core/clock.ts';
import type { SignedInContext } from '../../../core/context.ts';
import { inTransaction, type Tx } from '../../../core/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { Limit } from '../../../core/rate-limit.ts';
import { worksIn } from '../../../core/workers/work.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { rememberShownMatch, type SkillNames, skillNames } from '../../matching/service.ts';
import { noteMany, releasesChanged, requireReader } from '../../releases/service.ts';
import { type JobToMatch, requireOwnJob } from '../company-jobs.ts';
import { personOf, readPeople } from '../shown.ts';
import type { ShownRow } from '../shown-queries.ts';
import type { ReportContent, ReportedPerson } from './paper-content.ts';

const works = worksIn<typeof import('./report.work.ts')>(new URL('./report.work.ts', import.meta.url));
const terms = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' } as const;
const limit: Limit = { name: 'candidates-report', points: 60, seconds: 3600 };

type Asked = { releaseIds: readonly string[]; jobId: string | null };

/** @throws RuleError NOT_FOUND when one of them is not there, FORBIDDEN, TOO_MANY_ATTEMPTS */
export async function candidateReport(ctx: SignedInContext, asked: Asked): Promise<Buffer> {
  const { app, user } = ctx;
  if (!(await app.rateLimits.take(limit, user.userId))) throw new RuleError('TOO_MANY_ATTEMPTS');
  const names = await skillNames(app);
  const content = await inTransaction(app.db, (tx) => contentOf(ctx, tx, { ...asked, names }));
  const order = { content, createdAt: app.clock.now() };
  const made = await app.workers.run(works('report'), order, { ...terms, forWhom: user.userId });
  return Buffer.from(made.content.buffer);
}

async function contentOf(
  ctx: SignedInContext,
  tx: Tx,
  { releaseIds, jobId, names }: Asked & { names: SkillNames },
): Promise<ReportContent> {
  const { app, user } = ctx;
  const reader = await requireReader(ctx, tx);
  const { orgId, viewerId } = reader;
  const chosen = await requireOwnJob(tx, orgId, jobId);
  const { rows, jobOf } = await readPeople(ctx, tx, { releaseIds, job: chosen, reader });
  if (rows.length < releaseIds.length) throw new RuleError('NOT_FOUND');
  const people: ReportedPerson[] = [];
  for (const row of rows) {
    const job = jobOf(row);
    const person = await personOf(row);
    const { userId } = row;
    const matchJob = job?.matchJob ?? null;
    if (job !== null && matchJob !== null)
      await rememberShownMatch(app, tx, { orgId, jobId: job.jobId, userId, person, job: matchJob });
    people.push(reported(row, { job, match: matchJob && explainMatch(person, matchJob), names }));
  }
  const userIds = rows.map(({ userId }) => userId);
  await noteMany(app, tx, { kind: 'reported', orgId, actorId: viewerId, details: { format: 'pdf' }, userIds });
  for (const userId of userIds) await app.events.publish(tx, releasesChanged(userId), null);
  const details = { format: 'pdf', people: rows.length };
  await logAuditEvent(ctx, tx, { action: 'candidates_exported', resourceId: orgId, orgId, details, names: {} });
  return {
    head: texts.head(user.organisation?.name ?? '', releasedWords(dayOf(app.clock.now()))),
    about: texts.about(rows.length, chosen?.title ?? null),
    people,
  };
}

type About = { job: JobToMatch | null; match: ExplainedMatch | null; names: SkillNames };

function reported(row: ShownRow, { job, match, names }: About): ReportedPerson {
  const { name, contact, skills, values, isLimited } = candidateView(row, names);
  return {
    name,
    contact: contact === null ? [] : [contact.email, contact.phone].filter((words) => words !== ''),
    released: texts.released(releasedWords(shownDate(row.scope, row.releasedAt))),
    match: matchWords(job, match),
    limited: isLimited ? [`${limitedTexts.badge}.`, limitedTexts.text] : [],
    size: skills?.size ?? 0,
    skills: skills?.ranked.map(({ name, low, high }) => ({ name, low, high })) ?? [],
    values: values?.ranked.map(({ value, rank }) => ({ value, rank })) ?? [],
  };
}

/** In the company's voice: about somebody else. */
function matchWords(job: JobToMatch | null, match: ExplainedMatch | null): string[] {
  if (job === null) return [texts.noJob];
  if (match === null) return [texts.job(job.title), texts.none];
  const { first, spoken, open } = passungTexts;
  return [texts.job(job.title), `${spoken(match)}.`, first(match, 'person'), open.meaning(match.basis, 'person')];
}
