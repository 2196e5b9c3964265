import { groupIntoCells } from '#shared/candidates/cells.ts';
import type { CandidateFilter, CandidateSort } from '#shared/candidates/schema.ts';
import type { CandidateCounts, CandidatesPage } from '#shared/candidates/state.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { openCursor, sealCursor } from '../../core/database/paging.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { skillNames } from '../matching/service.ts';
import { requireReader } from '../releases/service.ts';
import { visibleOldestFirst } from './candidate-cache.ts';
import { barSkillsFor, requireOwnJob } from './company-jobs.ts';
import {
  type CandidateCursor,
  type CandidateSnapshot,
  cursorAt,
  indexAfterCursor,
  readCandidates,
  releaseIdsOf,
  selectCandidates,
  selectRows,
} from './list-selection.ts';
import { presentInList } from './present.ts';
import { viewPeople } from './visible-candidates.ts';

type PageQuery = CandidateFilter & { sort: CandidateSort; cursor?: PageCursor };

/** @throws RuleError NOT_FOUND, FORBIDDEN */
export async function candidatesPage(ctx: SignedInContext, input: PageQuery): Promise<CandidatesPage> {
  const { app } = ctx;
  const { jobId, sort, cursor, ...filter } = input;
  const { orgId } = await requireReader(ctx);
  const job = await requireOwnJob(app.db.prisma, orgId, jobId);
  const selection = await selectCandidates(app, { orgId, job, filter, sort });
  const list = `candidates of ${orgId}`;
  const from = indexAfterCursor(selection, openCursor<CandidateCursor>(app, list, cursor));
  const rowIndexes = selection.rowIndexes.slice(from, from + releaseLimits.pageSize);
  const releaseIds = releaseIdsOf(selection, rowIndexes);
  const [people, names, barsOf] = await Promise.all([
    viewPeople(ctx, { releaseIds, job, as: 'list' }),
    skillNames(app),
    barSkillsFor(app.db.prisma),
  ]);
  const last = rowIndexes.at(-1);
  return {
    candidates: people.map(({ row, ...about }) =>
      presentInList(row, { ...about, barSkills: barsOf(about.job) }, names),
    ),
    nextCursor:
      last === undefined || from + rowIndexes.length >= selection.rowIndexes.length
        ? null
        : sealCursor(app, list, cursorAt(selection, last)),
  };
}

const noFilter = { tab: 'all', search: '', status: 'any', onlyReliable: false, onlyNamed: false } as const;
const appliedOnly = { ...noFilter, status: 'applied' } as const;

/** @throws RuleError NOT_FOUND, FORBIDDEN */
export async function candidateCounts(ctx: SignedInContext, jobId: string | null): Promise<CandidateCounts> {
  const { app } = ctx;
  const { orgId } = await requireReader(ctx);
  const job = await requireOwnJob(app.db.prisma, orgId, jobId);
  const snapshot = await readCandidates(app, { orgId, job, status: appliedOnly.status, isScored: true });
  const matches = matchesToSummarise(snapshot);
  return {
    candidates: selectRows(snapshot, noFilter).length,
    applied: selectRows(snapshot, appliedOnly).length,
    average: matches.length === 0 ? null : Math.round(matches.reduce((sum, match) => sum + match, 0) / matches.length),
    top: matches.length === 0 ? null : matches.reduce((top, match) => Math.max(top, match)),
  };
}

/** Summarises at least five people; with a job, only people who released for it. */
function matchesToSummarise({ candidates, jobId, hidden, scores }: CandidateSnapshot): number[] {
  const matchOf = (place: number): number => scores?.[place] ?? -1;
  const places = visibleOldestFirst(candidates, hidden).filter((place) => matchOf(place) >= 0);
  const { all, cells } = groupIntoCells(places, (place) => candidates.rows[place]?.jobId ?? null);
  return (jobId === null ? all : (cells.get(jobId) ?? [])).map(matchOf);
}
