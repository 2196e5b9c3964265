/** The match that a company sees with a release. */
import { matchOf } from '#shared/matching/match.ts';
import type { Match, MatchPerson } from '#shared/matching/types.ts';
import { type CoarseMatch, coarseMatch, coarsePerson } from '#shared/releases/anonymous.ts';
import { type NoiseSeed, noiseOf } from '#shared/releases/noise.ts';
import { storedMatch } from '#shared/releases/required.ts';
import { anonymousPart, partsOfSnapshot, type ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { App } from '../../core/app.ts';
import { wordsOfId } from '../../core/database/id-words.ts';
import type { PartJob } from './release-snapshot.ts';

type Shown = { orgId: string; userId: string; snapshot: ReleaseSnapshot; person: MatchPerson };

/** `person` counts only if the snapshot is the whole result. */
export function shownMatch(
  app: App,
  { orgId, userId, snapshot, person }: Shown,
  { jobId, matchJob }: PartJob,
): CoarseMatch | Match | null {
  if (snapshot.version === 3) return storedMatch(partsOfSnapshot(snapshot), { jobId, skills: matchJob.skills });
  if (snapshot.version === 1) return matchOf(person, matchJob);
  return coarseMatch(coarsePerson(anonymousPart(snapshot)), matchJob.skills, noiseFor(app, orgId)(userId));
}

/** The secret noise seed of an organisation (shared/releases/noise.ts); never stored. */
export function noiseSeedOf({ secrets }: App, orgId: string): NoiseSeed {
  const bytes = Buffer.from(secrets.derive(`anonymous people of ${orgId}`), 'base64url');
  return [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at));
}

export function noiseFor(app: App, orgId: string): (userId: string) => number {
  const seed = noiseSeedOf(app, orgId);
  return (userId) => noiseOf(seed, wordsOfId(userId));
}
