/**
 * 'im Umkreis': whether a job lies where somebody looks for work. A company is told of a few places only, and always the same of each:
 * with an answer for every place it could find out where the person lives.
 */
import { isNear, type JobPlace } from '#shared/found/circle.ts';
import type { Tx } from '../../../core/db.ts';
import { type FoundRow, type Known, lockNear, writeNear } from './queries.ts';

/** Places that a company is told of, for each person. */
const mostPlaces = 4;

type Near = Readonly<Record<string, boolean>>;
type Asking = {
  orgId: string;
  place: JobPlace;
  known: ReadonlyMap<string, Known>;
  rows: ReadonlyMap<string, FoundRow>;
};

/** Some ten kilometres are one place. */
const keyOf = ({ workplace, latitude, longitude }: JobPlace): string =>
  workplace === 'remote' ? 'remote' : `${latitude?.toFixed(1) ?? ''} ${longitude?.toFixed(1) ?? ''}`;

/** By user id; null for somebody who names no place, and where no more is told. */
export async function nearOf(tx: Tx, { orgId, place, known, rows }: Asking): Promise<Map<string, boolean | null>> {
  const key = keyOf(place);
  const isNews = (userId: string, { near }: Known) => rows.has(userId) && !(key in near);
  const news = [...known].filter(([userId, row]) => isNews(userId, row)).map(([, { personId }]) => personId);
  // What is told for the first time is told in turn: several requests at once learn of no more places than one after the other.
  const held = news.length === 0 ? new Map<string, Near>() : await lockNear(tx, orgId, news);
  const told = new Map<string, boolean | null>();
  const fresh: Array<{ personId: string; near: Near }> = [];
  for (const [userId, { personId, near: read }] of known) {
    const near = held.get(personId) ?? read;
    const row = rows.get(userId);
    const answer = row === undefined ? null : isNear(row, place);
    const before = near[key];
    const mayTell = before !== undefined || Object.keys(near).length < mostPlaces;
    told.set(userId, answer === null || !mayTell ? null : (before ?? answer));
    if (answer !== null && before === undefined && mayTell) fresh.push({ personId, near: { ...near, [key]: answer } });
  }
  if (fresh.length > 0) await writeNear(tx, orgId, fresh);
  return told;
}
