/** What a company sees of somebody it has found: no id but its own, no number in lists, no date finer than a month, no place. */
import { askedSkills } from '#shared/found/asked-skills.ts';
import { fitGroup } from '#shared/found/groups.ts';
import type { FoundInList, RequestStatus } from '#shared/found/state.ts';
import type { SkillNames } from '#shared/releases/view.ts';
import type { FindingJob } from './finding-job.ts';
import type { FoundRow, Known } from './queries.ts';

/** `since`: 2026-11. */
type Listed = {
  row: FoundRow;
  known: Known;
  match: number;
  since: string;
  request: RequestStatus | null;
  isNear: boolean | null;
};

export const foundInList = (
  { row, known, match, since, request, isNear }: Listed,
  job: FindingJob,
  names: SkillNames,
): FoundInList => ({
  personId: known.personId,
  name: known.pseudonym,
  group: fitGroup(match),
  isNear,
  isLimited: row.isLimited,
  size: row.snapshot.skills?.size ?? 0,
  asked: askedSkills(row.snapshot, job.match.skills, names),
  sinceMonth: since,
  request,
});
