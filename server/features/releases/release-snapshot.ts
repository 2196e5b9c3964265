import { createHash } from 'node:crypto';
import type { RunQuality } from '#shared/assessments/state.ts';
import { someThreshold } from '#shared/assessments/values/consistency.ts';
import { monthOf } from '#shared/jobs/day.ts';
import { matchOf } from '#shared/matching/match.ts';
import { type PackedPerson, packPerson } from '#shared/matching/people-columns.ts';
import type { MissingTests } from '#shared/matching/state.ts';
import type { MatchJob, MatchPerson, RankDraws } from '#shared/matching/types.ts';
import { isBlank } from '#shared/profile/schema.ts';
import { type Disclosure, type FindableSnapshot, packGroups, toFindableSnapshot } from '#shared/releases/anonymous.ts';
import { partForJob, type RequiredPart } from '#shared/releases/required.ts';
import { isRequiredScope, type ReleaseScope } from '#shared/releases/scope.ts';
import {
  isLimited,
  limitToScope,
  type NamedSnapshot,
  noExtent,
  personOfSnapshot,
  type ReleaseSnapshot,
} from '#shared/releases/snapshot.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import type { App } from '../../core/app.ts';
import { newestResultRows, resultsForMatching } from '../assessments/service.ts';
import { findOwnProfile } from '../profile/service.ts';

export { monthOf };

type SnapshotData<Snapshot> = {
  snapshot: Snapshot;
  draws: RankDraws | null;
  packed: PackedPerson;
  isLimited: boolean;
  missing: MissingTests;
  digest: string;
};

export type PreparedSnapshot = SnapshotData<ReleaseSnapshot> & {
  scope: ReleaseScope;
  person: MatchPerson;
  unsure: ReleasePreview['unsure'];
  hiddenSkills: number;
  isProfileEmpty: boolean;
};
export type PreparedFindable = SnapshotData<FindableSnapshot>;

export async function prepareSnapshot(
  app: App,
  userId: string,
  { scope, disclosure = noExtent.disclosure, job = null, storedParts = [] }: SnapshotScope,
): Promise<PreparedSnapshot> {
  const { whole, draws, ...rest } = await readCompleteData(app, userId);
  const { person } = rest;
  const parts = job === null ? [] : [requiredPartOf({ whole, person }, job), ...storedParts];
  const snapshot = limitToScope(scope, whole, { disclosure, parts });
  const about = {
    ...{ scope, snapshot, ...rest },
    ...{ isLimited: isLimited(whole), digest: digestOf(scope, snapshot) },
  };
  if (scope === 'anonymous') return { ...about, draws: null, packed: packWithoutName(whole) };
  if (isRequiredScope(scope)) return { ...about, draws: null, packed: packNothing };
  return { ...about, draws, packed: packPerson(person) };
}

export type PartJob = { jobId: string; matchJob: MatchJob };

export const requiredPartOf = (
  { whole, person }: { whole: Pick<NamedSnapshot, 'skills' | 'values'>; person: MatchPerson },
  { jobId, matchJob }: PartJob,
): RequiredPart =>
  partForJob(
    { skills: whole.skills, isLimited: isLimited(whole) },
    { jobId, requirements: matchJob.skills, match: matchOf(person, matchJob) },
  );

/** A release of the required skills is in no statistics of skills or values. */
export const packNothing: PackedPerson = { skillIds: [], leads: [], rankedSkills: 0, valueWeights: [] };

/** For statistics of five or more people only, never shown for one person. */
export function packWithoutName(whole: NamedSnapshot): PackedPerson {
  const { valueWeights } = packPerson(personOfSnapshot(whole, null));
  return { ...packGroups(toFindableSnapshot(whole).skills), valueWeights };
}

type SnapshotScope = {
  scope: ReleaseScope;
  disclosure?: Disclosure;
  job?: PartJob | null;
  storedParts?: readonly RequiredPart[];
};

export async function prepareFindableSnapshot(app: App, userId: string): Promise<PreparedFindable> {
  const { whole, missing } = await readCompleteData(app, userId);
  const snapshot = toFindableSnapshot(whole);
  return {
    snapshot,
    draws: null,
    packed: packWithoutName(whole),
    missing,
    isLimited: isLimited(whole),
    digest: digestOf('found', snapshot),
  };
}

type CompleteData = Pick<
  PreparedSnapshot,
  'draws' | 'person' | 'missing' | 'unsure' | 'hiddenSkills' | 'isProfileEmpty'
> & {
  whole: NamedSnapshot;
};

async function readCompleteData(app: App, userId: string): Promise<CompleteData> {
  const [matchingData, rows, ownProfile] = await Promise.all([
    resultsForMatching(app, userId),
    newestResultRows(app, userId),
    findOwnProfile(app.db.prisma, userId),
  ]);
  const hiddenSkillIds = new Set(ownProfile.profile.hiddenSkillIds);
  const { softskill, values } = rows;
  const { firstName, lastName, phone, location, bio, experience, education } = ownProfile.profile;
  const whole: NamedSnapshot = {
    version: 1,
    skills: softskill &&
      matchingData.skills && {
        size: matchingData.skills.size,
        ranked: softskill.bands
          .filter(({ skillId }) => !hiddenSkillIds.has(skillId))
          .map(({ skillId, rank, low, high }) => ({ skillId, rank, low, high })),
        isLimited: isDoubtful(softskill.quality),
        month: monthOf(softskill.createdAt),
      },
    values: values && {
      wins: values.scores,
      isLimited: values.consistence < someThreshold,
      month: monthOf(values.createdAt),
    },
    person: { firstName, lastName, email: ownProfile.email, phone },
    profile: { location, bio, experience, education },
  };
  const allDraws = whole.skills === null ? null : (matchingData.skills?.draws ?? null);
  const draws = allDraws && withoutHidden(allDraws, hiddenSkillIds);
  return {
    ...{ whole, draws, person: personOfSnapshot(whole, draws) },
    missing: { softskills: whole.skills === null, values: whole.values === null },
    unsure: matchingData.unsure.softskills ?? (matchingData.unsure.values ? 'values' : null),
    hiddenSkills: (softskill?.bands.length ?? 0) - (whole.skills?.ranked.length ?? 0),
    isProfileEmpty:
      location.trim() === '' && bio.trim() === '' && experience.every(isBlank) && education.every(isBlank),
  };
}

/** Results of the first scoring version have no `isReliable`. */
const isDoubtful = ({ isReliable }: Partial<RunQuality>): boolean => isReliable === false;

function withoutHidden({ skillIds, draws, ranks }: RankDraws, hidden: ReadonlySet<number>): RankDraws {
  const columns = skillIds.flatMap((skillId, column) => (hidden.has(skillId) ? [] : [column]));
  const visibleRanks = new Uint8Array(draws * columns.length);
  for (let draw = 0; draw < draws; draw++)
    for (const [index, column] of columns.entries())
      visibleRanks[draw * columns.length + index] = ranks[draw * skillIds.length + column] ?? 0;
  return { skillIds: columns.map((column) => skillIds[column] ?? 0), draws, ranks: visibleRanks };
}

const digestOf = (kind: string, snapshot: object): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, snapshot]))
    .digest('hex');
