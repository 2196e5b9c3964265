/** Compares what a company sees with the results and the profile that the person has now. */
import { isDeepStrictEqual } from 'node:util';
import { isRequiredScope } from '#shared/releases/scope.ts';
import {
  disclosureOfSnapshot,
  limitToScope,
  type NamedSnapshot,
  partsOfSnapshot,
  type ReleaseSnapshot,
} from '#shared/releases/snapshot.ts';
import type { OwnRelease } from '#shared/releases/state.ts';
import type { OwnReleaseRow } from './own-release-queries.ts';
import { type PreparedSnapshot, requiredPartOf } from './release-snapshot.ts';

type Now = Pick<PreparedSnapshot, 'snapshot' | 'person'>;

/** `onlineJobIds`: the jobs through which the same extent can be shown again. */
export function newerState(
  row: OwnReleaseRow,
  now: Now,
  onlineJobIds: ReadonlySet<string>,
): Pick<OwnRelease, 'isOutdated' | 'renewal' | 'unshown'> {
  if (now.snapshot.version !== 1) return { isOutdated: false, renewal: null, unshown: nothingUnshown };
  const { scope, snapshot, isLocked, slug } = row;
  const current = currentContent(row, now.snapshot, now);
  const isOutdated = !isSame(snapshot, current);
  const jobId = jobIdsOf(row, current).find((id) => onlineJobIds.has(id));
  const company = slug === null || isRequiredScope(scope) ? null : ({ kind: 'company', slug } as const);
  const target = jobId === undefined ? company : ({ kind: 'job', jobId } as const);
  return {
    isOutdated,
    renewal: isOutdated && !isLocked ? target : null,
    unshown: {
      softskills: lacks(snapshot, 'skills') && now.snapshot.skills !== null,
      values: lacks(snapshot, 'values') && now.snapshot.values !== null,
    },
  };
}

const nothingUnshown = { softskills: false, values: false };

/** The present state, cut to the extent of the release. Its matches are those with the present values of the company. */
function currentContent({ scope, snapshot, companyValues }: OwnReleaseRow, whole: NamedSnapshot, { person }: Now) {
  const parts = partsOfSnapshot(snapshot).map(({ jobId, requirements }) =>
    requiredPartOf({ whole, person }, { jobId, matchJob: { skills: requirements, values: companyValues } }),
  );
  return limitToScope(scope, whole, { disclosure: disclosureOfSnapshot(snapshot), parts });
}

/** A release of the required skills is renewed per job, outdated ones first. */
export function jobIdsOf({ jobId, snapshot }: OwnReleaseRow, current: ReleaseSnapshot | null = null): string[] {
  if (snapshot.version !== 3) return jobId === null ? [] : [jobId];
  const currentParts = current === null ? [] : partsOfSnapshot(current);
  const isCurrent = (index: number) => isSame(snapshot.parts[index] ?? {}, currentParts[index] ?? {});
  const outdated = snapshot.parts.filter((_, index) => !isCurrent(index));
  return [...outdated, ...snapshot.parts].map((part) => part.jobId);
}

function lacks(snapshot: ReleaseSnapshot, result: 'skills' | 'values'): boolean {
  if (snapshot.version !== 3) return snapshot[result] === null;
  return result === 'skills' && snapshot.parts.every(({ skills }) => skills === null);
}

/** Ignores the order of fields and undefined fields, as stored JSON does. */
const isSame = (stored: object, current: object): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(current)));
