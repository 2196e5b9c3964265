/** What a person could release at this moment: their newest results without the skills they hide, and their profile. */
import { createHash } from 'node:crypto';
import type { RunQuality } from '#shared/assessments/state.ts';
import { someFrom } from '#shared/assessments/values/consistency.ts';
import { monthOf } from '#shared/jobs/day.ts';
import type { MissingTests } from '#shared/matching/state.ts';
import type { MatchPerson, RankDraws } from '#shared/matching/types.ts';
import { type PackedPerson, packPerson } from '#shared/releases/packed.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { cutTo, isLimited, personOfSnapshot, type ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { App } from '../../core/app.ts';
import { measuredResults, newestResultRows } from '../assessments/service.ts';
import { findOwnProfile } from '../profile/service.ts';

export { monthOf };

/** A snapshot cut to its scope, with what stands beside it in the database. */
export type Taken = {
  scope: ReleaseScope;
  snapshot: ReleaseSnapshot;
  /** Behind the bands; without the skills that they hide. */
  draws: RankDraws | null;
  packed: PackedPerson;
  isLimited: boolean;
  /** What enters a match. */
  person: MatchPerson;
  missing: MissingTests;
  /** Of everything that is shown: another one, another view. */
  digest: string;
};

export async function takeSnapshot(app: App, userId: string, scope: ReleaseScope): Promise<Taken> {
  const [measured, rows, own] = await Promise.all([
    measuredResults(app, userId),
    newestResultRows(app, userId),
    findOwnProfile(app.db.prisma, userId),
  ]);
  const hidden = new Set(own.profile.hiddenSkillIds);
  const { softskill, values } = rows;
  const { firstName, lastName, phone, location, bio, experience, education } = own.profile;
  const whole: ReleaseSnapshot = {
    version: 1,
    skills: softskill &&
      measured.skills && {
        size: measured.skills.size,
        ranked: softskill.bands
          .filter(({ skillId }) => !hidden.has(skillId))
          .map(({ skillId, rank, low, high }) => ({ skillId, rank, low, high })),
        isLimited: isDoubtful(softskill.quality),
        month: monthOf(softskill.createdAt),
      },
    values: values && {
      wins: values.scores,
      isLimited: values.consistence < someFrom,
      month: monthOf(values.createdAt),
    },
    person: { firstName, lastName, email: own.email, phone },
    profile: { location, bio, experience, education },
  };
  const snapshot = cutTo(scope, whole);
  const drawn = snapshot.skills === null ? null : (measured.skills?.draws ?? null);
  const visible = drawn && withoutHidden(drawn, hidden);
  const person = personOfSnapshot(snapshot, visible);
  return {
    ...{ scope, snapshot, person },
    draws: visible,
    packed: packPerson(person),
    isLimited: isLimited(snapshot),
    missing: { softskills: snapshot.skills === null, values: snapshot.values === null },
    digest: digestOf(scope, snapshot),
  };
}

/** Results of the first scoring version say nothing of it. */
const isDoubtful = ({ isReliable }: Partial<RunQuality>): boolean => isReliable === false;

function withoutHidden({ skillIds, draws, ranks }: RankDraws, hidden: ReadonlySet<number>): RankDraws {
  const columns = skillIds.flatMap((skillId, column) => (hidden.has(skillId) ? [] : [column]));
  const kept = new Uint8Array(draws * columns.length);
  for (let draw = 0; draw < draws; draw++)
    for (const [index, column] of columns.entries())
      kept[draw * columns.length + index] = ranks[draw * skillIds.length + column] ?? 0;
  return { skillIds: columns.map((column) => skillIds[column] ?? 0), draws, ranks: kept };
}

export const digestOf = (scope: ReleaseScope, snapshot: ReleaseSnapshot): string =>
  createHash('sha256')
    .update(JSON.stringify([scope, snapshot]))
    .digest('hex');
