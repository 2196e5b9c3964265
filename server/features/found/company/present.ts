import { askedGroups } from '#shared/found/asked-skills.ts';
import { fitGroup } from '#shared/found/groups.ts';
import type { FoundInList, RequestStatus } from '#shared/found/state.ts';
import type { SkillNames } from '#shared/releases/view.ts';
import type { FoundRow, Known } from './queries.ts';
import type { Coarse, FindingJob } from './told.ts';

type Listed = Coarse & {
  row: FoundRow;
  known: Known;
  request: RequestStatus | null;
  isNear: boolean | null;
};

export const foundInList = (
  { row, known, snapshot, match, request, isNear }: Listed,
  job: FindingJob,
  names: SkillNames,
): FoundInList => ({
  personId: known.personId,
  name: known.pseudonym,
  group: fitGroup(match.match),
  isNear,
  isLimited: row.isLimited,
  asked: snapshot.skills && askedGroups(snapshot, job.match.skills, names),
  request,
});
