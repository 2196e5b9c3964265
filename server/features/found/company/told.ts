/**
 * An organisation sees at most twelve skills of a person over all its jobs, and its values at the first view. A job
 * that asks for more does not find the person; otherwise many jobs would reveal the whole result.
 */

import type { JobPlace } from '#shared/found/circle.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import {
  type AnonymousSnapshot,
  type CoarseMatch,
  coarseMatch,
  coarsePerson,
  cutFor,
  withSkills,
} from '#shared/releases/anonymous.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { matchJobOf, noiseFor, noteTold } from '../../releases/service.ts';
import { type FoundRow, findFindingJob, type Known, lockTold, type StoredTold } from './queries.ts';

type Looking = { orgId: string; job: FindingJob; people: ReadonlyArray<{ row: FoundRow; known: Known }> };
export type Coarse = { snapshot: AnonymousSnapshot; match: CoarseMatch };

/** By user id; omits people below their threshold and people for whom the job exceeds the limit of skills. */
export async function tellOf(app: App, tx: Tx, { orgId, job, people }: Looking): Promise<Map<string, Coarse>> {
  const asked = job.match.skills.map(({ skillId }) => skillId);
  const isNews = ({ skillIds, words }: StoredTold) =>
    words === undefined || asked.some((skillId) => skillIds?.includes(skillId) !== true);
  const news = people.flatMap(({ known: { personId, told } }) => (isNews(told) ? [personId] : []));
  const held = news.length === 0 ? new Map<string, StoredTold>() : await lockTold(tx, orgId, news);
  const noiseOf = noiseFor(app, orgId);
  const fresh: Array<{ personId: string; told: StoredTold }> = [];
  const coarse = new Map<string, Coarse>();
  for (const { row, known } of people) {
    const before = held.get(known.personId) ?? known.told;
    const skillIds = withSkills(before.skillIds ?? [], asked);
    const words = before.words ?? [...job.match.values];
    if (skillIds === null) continue;
    const snapshot = cutFor({ skillIds, words }, row.snapshot);
    const match = coarseMatch(coarsePerson(snapshot), job.match.skills, noiseOf(row.userId));
    if (match === null || match.match < row.threshold) continue;
    coarse.set(row.userId, { snapshot, match });
    if (isNews(before)) fresh.push({ personId: known.personId, told: { skillIds, words } });
  }
  if (fresh.length > 0) await noteTold(tx, orgId, fresh);
  return coarse;
}

export type FindingJob = { jobId: string; title: string; companyName: string; match: MatchJob; place: JobPlace };

/** @throws RuleError NOT_FOUND unless the job is online and belongs to the organisation */
export async function requireFindingJob(tx: Tx, key: { orgId: string; jobId: string; now: Date }): Promise<FindingJob> {
  const row = await findFindingJob(tx, key);
  if (row === null) throw new RuleError('NOT_FOUND');
  const { title, companyName, workplace, latitude, longitude, ...asked } = row;
  const place = { workplace, latitude, longitude };
  return { jobId: key.jobId, title, companyName, match: matchJobOf(asked), place };
}
