import type { SkillNames } from '#shared/releases/view.ts';
import { fitGroup } from '#shared/talent-pool/fit-groups.ts';
import { requiredSkillGroups } from '#shared/talent-pool/required-skills.ts';
import type { PoolListEntry, RequestStatus } from '#shared/talent-pool/state.ts';
import type { CoarseResult, SearchJob } from './disclosure.ts';
import type { KnownPerson, PoolRow } from './queries.ts';

type ListEntrySource = CoarseResult & {
  row: PoolRow;
  known: KnownPerson;
  request: RequestStatus | null;
  isNear: boolean | null;
};

export const presentListEntry = (
  { row, known, snapshot, match, request, isNear }: ListEntrySource,
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
