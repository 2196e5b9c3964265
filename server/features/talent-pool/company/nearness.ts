/**
 * Each person answers for a few job locations only, shared by all companies, with a stored answer per location.
 * Otherwise companies could combine many answers and locate the person.
 */
import { isNear, type JobPlace } from '#shared/talent-pool/search-area.ts';
import type { Tx } from '../../../core/database/db.ts';
import { lockNearAnswers, type NearAnswers, type PoolRow, updateNearAnswers } from './queries.ts';

const maxPlacesPerPerson = 4;

/** A grid of about ten kilometres. */
const gridKey = ({ latitude, longitude }: JobPlace): string =>
  `${latitude?.toFixed(1) ?? ''} ${longitude?.toFixed(1) ?? ''}`;

/** By user id; null if the person has no search area or reached the limit. Locks the rows of new answers. */
export async function resolveNearness(
  tx: Tx,
  place: JobPlace,
  rows: ReadonlyMap<string, PoolRow>,
): Promise<Map<string, boolean | null>> {
  const answers = new Map([...rows].map(([userId, row]) => [userId, isNear(row, place)]));
  // A remote job is near for each person with a search area, so the answer reveals nothing.
  if (place.workplace === 'remote') return answers;
  const key = gridKey(place);
  const unanswered = [...rows.values()].filter(({ userId, near }) => answers.get(userId) !== null && !(key in near));
  // Serialises new answers, so that parallel requests cannot exceed the limit.
  const locked =
    unanswered.length === 0
      ? new Map<string, NearAnswers>()
      : await lockNearAnswers(
          tx,
          unanswered.map(({ userId }) => userId),
        );
  const updates: Array<{ userId: string; near: NearAnswers }> = [];
  for (const [userId, { near: read }] of rows) {
    const near = locked.get(userId) ?? read;
    const answer = answers.get(userId) ?? null;
    if (answer === null || key in near) answers.set(userId, answer === null ? null : (near[key] ?? null));
    else if (Object.keys(near).length >= maxPlacesPerPerson) answers.set(userId, null);
    else updates.push({ userId, near: { ...near, [key]: answer } });
  }
  if (updates.length > 0) await updateNearAnswers(tx, updates);
  return answers;
}
