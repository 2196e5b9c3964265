import { packDraws } from './draws.ts';
import type { Findable, Taken } from './take-snapshot.ts';

/** What is stored of a snapshot wherever it is shown: in a release, and while somebody is found. */
export async function storedColumns({ snapshot, draws, isLimited, packed }: Taken | Findable) {
  const { skillIds, leads, rankedSkills, valueWeights } = packed;
  return {
    ...{ snapshot, draws: draws && (await packDraws(draws)), isLimited, rankedSkills },
    ...{ skillIds: [...skillIds], leads: [...leads], valueWeights: [...valueWeights] },
  };
}
