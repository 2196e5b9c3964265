import { matchOf } from '#shared/matching/match.ts';
import type { CompaniesInput } from '#shared/matching/schema.ts';
import type { CompaniesPage, MatchedCompany } from '#shared/matching/state.ts';
import type { Match, MatchPerson } from '#shared/matching/types.ts';
import { personProfile, valueFit } from '#shared/matching/value-fit.ts';
import type { App } from '../../core/app.ts';
import { openCursor, sealCursor } from '../../core/database/paging.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { jobCards, noCriteria } from '../job-board/service.ts';
import type { Company } from './job-index/companies.ts';
import { createOpenFilter } from './job-index/filter.ts';
import { allJobsOf } from './job-index/job-index.ts';
import { compareNewest } from './job-index/job-table.ts';
import type { Jobs } from './job-index/load.ts';
import { matchJobAt, matchJobs, selectFirst } from './job-index/scoring.ts';
import { doubtIn, loadMatchPerson, ownTests } from './match-person.ts';
import { listAppliedIds } from './own-job-queries.ts';
import { preferredJobs } from './work-preference.ts';

const pageSize = 24;

/** The last company of a page. `fit` is −1 without a match. */
type CompanyCursor = { fit: number; slug: string };

export async function matchingCompanies(
  { app, user }: SignedInContext,
  { cursor, withPreference }: CompaniesInput,
): Promise<CompaniesPage> {
  const [person, criteria, applied] = await Promise.all([
    loadMatchPerson(app, user.userId),
    withPreference ? preferredJobs(app, user.userId) : noCriteria,
    listAppliedIds(app.db, user.userId),
  ]);
  const jobs = await allJobsOf(app);
  const isWanted = createOpenFilter(jobs, criteria, app.clock.now());
  const list = `companies for ${user.userId}`;
  const after = openCursor<CompanyCursor>(app, list, cursor);
  const appliedRows = new Set([...applied.open, ...applied.withdrawn].map((jobId) => jobs.table.rowOf(jobId)));
  const page = selectPage(jobs, person, { after, isWanted, isApplied: (row) => appliedRows.has(row) });
  const cards = await jobCards(
    app,
    page.companies.map(({ jobId }) => jobId),
  );
  const companies = page.companies.flatMap(({ jobId, match, ...company }): MatchedCompany[] => {
    const card = cards.get(jobId);
    const slug = card?.company.slug ?? null;
    // The company has just hidden its page, or the job has gone offline.
    if (card === undefined || slug === null) return [];
    const best = match && { jobId, title: card.title, match: { ...match, ...doubtIn(match, person) } };
    return [{ ...card.company, slug, ...company, best }];
  });
  return { companies, nextCursor: page.next && sealCursor(app, list, page.next), ...ownTests(person) };
}

type CompanyMatch = Pick<MatchedCompany, 'valueFit' | 'sharedValues' | 'jobCount'> & {
  jobId: string;
  match: Match | null;
};

type RowFilter = (row: number) => boolean;
type PageQuery = { after: CompanyCursor | null; isWanted: RowFilter; isApplied: RowFilter };

function selectPage(jobs: Jobs, person: MatchPerson, { after, isWanted, isApplied }: PageQuery) {
  const { list } = jobs.companies;
  const { fits, bestRow, counts } = bestJobPerCompany(jobs, matchJobs(jobs, person, isWanted), isApplied);
  const slugOf = (number: number) => list[number]?.slug ?? '';
  const isBehind = (number: number) => {
    const fit = fits[number] ?? 0;
    return after === null || fit < after.fit || (fit === after.fit && slugOf(number) > after.slug);
  };
  const first = selectFirst(list.length, pageSize + 1, {
    isWanted: (number) => list[number]?.isPublic === true && (counts[number] ?? 0) > 0 && isBehind(number),
    compare: (a, b) => (fits[b] ?? 0) - (fits[a] ?? 0) || (slugOf(a) < slugOf(b) ? -1 : 1),
  });
  const shown = first.slice(0, pageSize);
  const last = shown.at(-1);
  const inCommon = valuesInCommon(person);
  const companies = shown.map((number): CompanyMatch => {
    const row = bestRow[number] ?? 0;
    const ofJob = { jobId: jobs.table.idAt(row), match: matchOf(person, matchJobAt(jobs, row)) };
    return { jobCount: counts[number] ?? 0, ...ofJob, ...inCommon(list[number] ?? null) };
  });
  const isMore = first.length > pageSize && last !== undefined;
  return { companies, next: isMore ? { fit: fits[last] ?? -1, slug: slugOf(last) } : null };
}

/** A job with an application is the best one only if the person has applied to all jobs of the company. */
function bestJobPerCompany({ table, companies }: Jobs, matches: Int8Array, isApplied: RowFilter) {
  const fits = new Int8Array(companies.list.length).fill(-1);
  const bestRow = new Int32Array(companies.list.length).fill(-1);
  const counts = new Uint32Array(companies.list.length);
  for (let row = 0; row < table.rowCount; row++) {
    const match = matches[row] ?? -2;
    if (match < -1) continue;
    const number = table.columns.companies[row] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
    const best = bestRow[number] ?? -1;
    const order = () =>
      Number(isApplied(row)) - Number(isApplied(best)) ||
      (fits[number] ?? -1) - match ||
      compareNewest(table, row, best);
    if (best >= 0 && order() >= 0) continue;
    fits[number] = match;
    bestRow[number] = row;
  }
  return { fits, bestRow, counts };
}

function valuesInCommon({ values }: MatchPerson) {
  const ownProfile = values && personProfile(values);
  return (company: Company | null): Pick<MatchedCompany, 'valueFit' | 'sharedValues'> => {
    const profile = company?.profile ?? null;
    const fit = ownProfile && profile && valueFit(ownProfile, profile);
    return {
      valueFit: fit === null ? null : Math.round(100 * fit),
      sharedValues: fit === null ? [] : (company?.values ?? []).filter((word) => Object.hasOwn(values ?? {}, word)),
    };
  };
}

export async function findFittingCompanies(app: App, person: MatchPerson, minMatch: number): Promise<string[]> {
  const jobs = await allJobsOf(app);
  const matches = matchJobs(jobs, person, createOpenFilter(jobs, noCriteria, app.clock.now()));
  const fitting = new Set<number>();
  for (const [row, match] of matches.entries())
    if (match >= minMatch) fitting.add(jobs.table.columns.companies[row] ?? -1);
  return [...fitting].flatMap((number) => jobs.companies.list[number]?.orgId ?? []);
}
