import { dayOf } from '#shared/jobs/day.ts';
import { explainMatch } from '#shared/matching/explain.ts';
import type { ExplainedMatch } from '#shared/matching/types.ts';
import { type CoarseMatch, visibleDate } from '#shared/releases/anonymous.ts';
import { isRequiredScope, type ReleaseScope } from '#shared/releases/scope.ts';
import { type CandidateView, candidateView } from '#shared/releases/view.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { releasedText } from '#shared/texts/candidates/list.ts';
import { candidatePaperTexts as texts } from '#shared/texts/candidates/paper.ts';
import { anonymousTexts, groupWords, limitedTexts, requiredTexts } from '#shared/texts/candidates/view.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import { matchReasonTexts } from '#shared/texts/matching/match-reasons.ts';
import { dateOrMonthText } from '#shared/texts/words.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { workReference } from '../../../core/workers/work.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { recordShownMatch, type SkillNames, skillNames } from '../../matching/service.ts';
import { recordEventForMany, releasesChanged, requireReader } from '../../releases/service.ts';
import { type JobToMatch, requireOwnJob } from '../company-jobs.ts';
import { viewedJob } from '../present.ts';
import { readPeople, shortMatchOf, unpackPerson } from '../visible-candidates.ts';
import type { VisibleRow } from '../visible-queries.ts';
import type { ReportContent, ReportedPerson } from './report.work.ts';

const workNamed = workReference<typeof import('./report.work.ts')>(new URL('./report.work.ts', import.meta.url));
const workOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' } as const;
const limit: Limit = { name: 'candidates-report', points: 60, seconds: 3600 };

type ReportQuery = { releaseIds: readonly string[]; jobId: string | null };

/** @throws RuleError NOT_FOUND if a release is not visible, FORBIDDEN, TOO_MANY_ATTEMPTS */
export async function candidateReport(ctx: SignedInContext, query: ReportQuery): Promise<Buffer> {
  const { app, user } = ctx;
  await app.rateLimits.require(limit, user.userId);
  const names = await skillNames(app);
  const content = await inTransaction(app.db, (tx) => buildContent(ctx, tx, { ...query, names }));
  const order = { content, createdAt: app.clock.now() };
  const made = await app.workers.run(workNamed('report'), order, { ...workOptions, personId: user.userId });
  return Buffer.from(made.content.buffer);
}

async function buildContent(
  ctx: SignedInContext,
  tx: Tx,
  { releaseIds, jobId, names }: ReportQuery & { names: SkillNames },
): Promise<ReportContent> {
  const { app, user } = ctx;
  const reader = await requireReader(ctx, tx);
  const { orgId, viewerId } = reader;
  const requestedJob = await requireOwnJob(tx, orgId, jobId);
  const { rows, jobOf, noiseOf } = await readPeople(ctx, tx, { releaseIds, job: requestedJob, reader });
  if (rows.length < releaseIds.length) throw new RuleError('NOT_FOUND');
  const people: ReportedPerson[] = [];
  for (const row of rows) {
    const job = jobOf(row);
    const person = await unpackPerson(row);
    const { userId } = row;
    const matchJob = job?.matchJob ?? null;
    if (job !== null && matchJob !== null && person !== null)
      await recordShownMatch(app, tx, { orgId, jobId: job.jobId, userId, person, job: matchJob });
    const match = matchJob && person ? explainMatch(person, matchJob) : job && shortMatchOf(row, { job, noiseOf });
    people.push(presentPerson(row, { job, match, names }));
  }
  const userIds = rows.map(({ userId }) => userId);
  await recordEventForMany(app, tx, {
    kind: 'reported',
    orgId,
    actorId: viewerId,
    details: { format: 'pdf' },
    userIds,
  });
  for (const userId of userIds) await app.events.publish(tx, releasesChanged(userId), null);
  const details = { format: 'pdf', people: rows.length };
  await logAuditEvent(ctx, tx, { action: 'candidates_exported', resourceId: orgId, orgId, details, names: {} });
  return {
    head: texts.head(user.organisation?.name ?? '', dateOrMonthText(dayOf(app.clock.now()))),
    about: texts.about(rows.length, requestedJob?.title ?? null),
    people,
  };
}

type ReportedMatch = CoarseMatch | ExplainedMatch | null;
type About = { job: JobToMatch | null; match: ReportedMatch; names: SkillNames };

function presentPerson(row: VisibleRow, { job, match, names }: About): ReportedPerson {
  const view = candidateView(row, names, viewedJob(job));
  const { name, contact, isLimited } = view;
  return {
    name,
    contact: contact === null ? [] : [contact.email, contact.phone].filter((words) => words !== ''),
    released: releasedText(visibleDate(row.scope, row.releasedAt)),
    match: matchLines(job, match, view.scope),
    limited: isLimited ? [`${limitedTexts.badge}.`, limitedTexts.text] : [],
    ...resultsOf(view),
  };
}

function resultsOf(view: CandidateView): Omit<ReportedPerson, 'name' | 'contact' | 'released' | 'match' | 'limited'> {
  if (view.scope === 'anonymous')
    return {
      skills: view.skills?.map(({ name, group }) => ({ name, place: groupWords(group) })) ?? [],
      ...{ skillsText: anonymousTexts.skills, placeName: texts.group },
      ...{ values: view.values ?? [], valuesText: anonymousTexts.values },
    };
  const isRequired = isRequiredScope(view.scope);
  return {
    skills: view.skills?.ranked.map(({ name, low, high }) => ({ name, place: resultWords.band(low, high) })) ?? [],
    ...{
      skillsText: isRequired ? requiredTexts.skills : texts.skillsText(view.skills?.size ?? 0),
      placeName: texts.band,
    },
    values: view.values?.ranked.map(({ value, rank }) => texts.value(rank, value)) ?? [],
    valuesText: isRequired ? requiredTexts.values : texts.valuesText,
  };
}

function matchLines(job: JobToMatch | null, match: ReportedMatch, scope: ReleaseScope): string[] {
  if (job === null) return [texts.noJob];
  if (match === null) return [texts.job(job.title), texts.none];
  const { first, spoken } = matchTexts;
  const { open } = matchReasonTexts;
  const meaning = open.meaning(match.basis, 'person');
  if (!('parts' in match)) {
    const isRough = scope === 'anonymous';
    const note = isRough ? anonymousTexts.match : requiredTexts.match;
    return [texts.job(job.title), `${spoken({ ...match, isRough }, 'person')}.`, note, meaning];
  }
  return [texts.job(job.title), `${spoken(match, 'person')}.`, first(match, 'person'), meaning];
}
