/**
 * An organisation sees at most twelve skills of a person over all its jobs. A job that requires more does not find the
 * person; otherwise many jobs would reveal the whole result.
 */

import type { MatchJob } from '#shared/matching/types.ts';
import {
  type AnonymousSnapshot,
  addSkills,
  type CoarseMatch,
  coarseMatch,
  coarsePerson,
  limitToDisclosure,
} from '#shared/releases/anonymous.ts';
import type { JobPlace } from '#shared/talent-pool/search-area.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { matchJobOf, noiseFor, setDisclosures } from '../../releases/service.ts';
import { findSearchJob, type KnownPerson, lockDisclosures, type PoolRow, type StoredDisclosure } from './queries.ts';

type DisclosureQuery = { orgId: string; job: SearchJob; people: ReadonlyArray<{ row: PoolRow; known: KnownPerson }> };
export type CoarseResult = { snapshot: AnonymousSnapshot; match: CoarseMatch };

/** By user id; omits people below their threshold or over the limit of skills. */
export async function discloseForJob(
  app: App,
  tx: Tx,
  { orgId, job, people }: DisclosureQuery,
): Promise<Map<string, CoarseResult>> {
  const requiredSkillIds = job.match.skills.map(({ skillId }) => skillId);
  const isIncomplete = ({ skillIds, words }: StoredDisclosure) =>
    words === undefined || requiredSkillIds.some((skillId) => skillIds?.includes(skillId) !== true);
  const incompleteIds = people.flatMap(({ known: { personId, told } }) => (isIncomplete(told) ? [personId] : []));
  const lockedDisclosures =
    incompleteIds.length === 0 ? new Map<string, StoredDisclosure>() : await lockDisclosures(tx, orgId, incompleteIds);
  const noiseOf = noiseFor(app, orgId);
  const updates: Array<{ personId: string; told: StoredDisclosure }> = [];
  const coarse = new Map<string, CoarseResult>();
  for (const { row, known } of people) {
    const previous = lockedDisclosures.get(known.personId) ?? known.told;
    const skillIds = addSkills(previous.skillIds ?? [], requiredSkillIds);
    const words = previous.words ?? [...job.match.values];
    if (skillIds === null) continue;
    const snapshot = limitToDisclosure({ skillIds, words }, row.snapshot);
    const match = coarseMatch(coarsePerson(snapshot), job.match.skills, noiseOf(row.userId));
    if (match === null || match.match < row.threshold) continue;
    coarse.set(row.userId, { snapshot, match });
    if (isIncomplete(previous)) updates.push({ personId: known.personId, told: { skillIds, words } });
  }
  if (updates.length > 0) await setDisclosures(tx, orgId, updates);
  return coarse;
}

export type SearchJob = { jobId: string; title: string; companyName: string; match: MatchJob; place: JobPlace };

/** @throws RuleError NOT_FOUND unless the job is online and belongs to the organisation */
export async function requireSearchJob(tx: Tx, key: { orgId: string; jobId: string; now: Date }): Promise<SearchJob> {
  const row = await findSearchJob(tx, key);
  if (row === null) throw new RuleError('NOT_FOUND');
  const { title, companyName, workplace, latitude, longitude, ...asked } = row;
  const place = { workplace, latitude, longitude };
  return { jobId: key.jobId, title, companyName, match: matchJobOf(asked), place };
}
