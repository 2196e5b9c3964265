/**
 * 'im Umkreis': whether a job lies where somebody looks for work. Each person answers for a few places only, all companies together, and
 * always the same for each: companies that compare answers for many places would find out where the person lives.
 */
import { isNear, type JobPlace } from '#shared/found/circle.ts';
import type { Tx } from '../../../core/database/db.ts';
import { type FoundRow, lockNear, type Near, updateNear } from './queries.ts';

/** Places that a person answers for. */
const mostPlaces = 4;

/** Some ten kilometres are one place. */
const keyOf = ({ latitude, longitude }: JobPlace): string =>
  `${latitude?.toFixed(1) ?? ''} ${longitude?.toFixed(1) ?? ''}`;

/** By user id; null without a place and beyond the limit. Holds the rows. */
export async function nearOf(
  tx: Tx,
  place: JobPlace,
  rows: ReadonlyMap<string, FoundRow>,
): Promise<Map<string, boolean | null>> {
  const answers = new Map([...rows].map(([userId, row]) => [userId, isNear(row, place)]));
  // A remote job is near for everybody who names a place: nothing to find out.
  if (place.workplace === 'remote') return answers;
  const key = keyOf(place);
  const asked = [...rows.values()].filter(({ userId, near }) => answers.get(userId) !== null && !(key in near));
  // First answers are given one at a time, so that concurrent requests get no more of them.
  const locked =
    asked.length === 0
      ? new Map<string, Near>()
      : await lockNear(
          tx,
          asked.map(({ userId }) => userId),
        );
  const fresh: Array<{ userId: string; near: Near }> = [];
  for (const [userId, { near: read }] of rows) {
    const near = locked.get(userId) ?? read;
    const answer = answers.get(userId) ?? null;
    if (answer === null || key in near) answers.set(userId, answer === null ? null : (near[key] ?? null));
    else if (Object.keys(near).length >= mostPlaces) answers.set(userId, null);
    else fresh.push({ userId, near: { ...near, [key]: answer } });
  }
  if (fresh.length > 0) await updateNear(tx, fresh);
  return answers;
}
