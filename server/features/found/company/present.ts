import { requiredSkillGroups } from '#shared/found/asked-skills.ts';
import { fitGroup } from '#shared/found/groups.ts';
import type { PoolListEntry, RequestStatus } from '#shared/found/state.ts';
import type { SkillNames } from '#shared/releases/view.ts';
import type { KnownPerson, PoolRow } from './queries.ts';
import type { CoarseResult, SearchJob } from './told.ts';

type Listed = CoarseResult & {
  row: PoolRow;
  known: KnownPerson;
  request: RequestStatus | null;
  isNear: boolean | null;
};

export const presentListEntry = (
  { row, known, snapshot, match, request, isNear }: Listed,
  job: SearchJob,
  names: SkillNames,
): PoolListEntry => ({
  personId: known.personId,
  name: known.pseudonym,
  group: fitGroup(match.match),
  isNear,
  isLimited: row.isLimited,
  asked: snapshot.skills && requiredSkillGroups(snapshot, job.match.skills, names),
  request,
});
