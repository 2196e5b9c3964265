/** Says which part of a release is older than the present state of the same extent. */
import { isDeepStrictEqual } from 'node:util';
import type { FindableSnapshot } from '#shared/releases/anonymous.ts';
import type { RequiredPart } from '#shared/releases/required.ts';
import { partsOfSnapshot, personIn, type ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { OlderState } from '#shared/releases/state.ts';

type Older = Omit<OlderState, 'match'>;
type Result = Older['values'];

export function olderState(stored: ReleaseSnapshot, current: ReleaseSnapshot): Older {
  const skills = compareSkills(placesOf(stored), placesOf(current));
  return {
    softskills: skills === 'hidden' ? null : skills,
    values: compareValues(stored, current),
    profile: skills === 'hidden' || !isDeepStrictEqual(aboutPerson(stored), aboutPerson(current)),
  };
}

/** For the anonymous search. `profile`: hidden strengths only. */
export function olderFindable(stored: FindableSnapshot, taken: FindableSnapshot): Older {
  const current = toJson(taken) as FindableSnapshot;
  const skills = compareSkills(placesIn(stored.skills), placesIn(current.skills));
  return {
    softskills: skills === 'hidden' ? null : skills,
    values: compareResults(stored.values, current.values),
    profile: skills === 'hidden',
  };
}

type Places = ReadonlyMap<string, string | null> | null;

/** Rank or group of each visible skill, with the required skills per job; null without a result. */
function placesOf(snapshot: ReleaseSnapshot): Places {
  if (snapshot.version === 2) return placesIn(snapshot.skills);
  const results = snapshot.version === 3 ? snapshot.parts : [{ jobId: '', skills: snapshot.skills }];
  const places = results.flatMap(({ jobId, skills }) =>
    (skills?.ranked ?? []).map(
      ({ skillId, rank, low, high }) => [`${jobId} ${skillId}`, `${rank} ${low} ${high}`] as const,
    ),
  );
  return results.every(({ skills }) => skills === null) ? null : new Map(places);
}

const placesIn = (skills: FindableSnapshot['skills']): Places =>
  skills && new Map(skills.groups.map(({ skillId, group }) => [`${skillId}`, group]));

/** A new test moves skills that both states show. Other differences are skills that the person hides or shows again. */
function compareSkills(stored: Places, current: Places): Result | 'hidden' {
  if (current === null || stored === null) return current === stored ? null : 'missing';
  const both = [...stored].filter(([skillId, place]) => place !== null && (current.get(skillId) ?? null) !== null);
  if (both.some(([skillId, place]) => current.get(skillId) !== place)) return 'older';
  return isDeepStrictEqual(stored, current) ? null : 'hidden';
}

/** A release of the required skills alone knows the values only as part of its matches. */
function compareValues(stored: ReleaseSnapshot, current: ReleaseSnapshot): Result {
  if (stored.version === 3) {
    const present = partsOfSnapshot(current);
    return stored.parts.some((part, index) => lacksValues(part) && !lacksValues(present[index])) ? 'missing' : null;
  }
  return current.version === 3 ? null : compareResults(stored.values, current.values);
}

function compareResults(stored: object | null, current: object | null): Result {
  if (current === null) return null;
  if (stored === null) return 'missing';
  return isDeepStrictEqual(stored, current) ? null : 'older';
}

const lacksValues = (part: RequiredPart | undefined): boolean => part?.match?.basis === 'skills';

const aboutPerson = (snapshot: ReleaseSnapshot) =>
  toJson([personIn(snapshot), snapshot.version === 2 ? null : snapshot.profile]);

/** Ignores undefined fields, as stored JSON does. */
const toJson = (value: object): unknown => JSON.parse(JSON.stringify(value));
