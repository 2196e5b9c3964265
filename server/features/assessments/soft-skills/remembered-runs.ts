/**
 * Runs that people are answering right now. What a run shows does not change, its owner, its part 2 and its end do: so what is
 * remembered is good for a statement that looks whether they are still the same (`storeDecision`), and for nothing else.
 */

import type { Database } from '../../../core/database/db.ts';
import { oneForEach, openCache } from '../../../core/memory/cache.ts';
import { minutes } from '../../../core/runtime/clock.ts';
import type { Where } from '../runs/access.ts';
import { findRunByToken, type RunRow } from './queries.ts';

/** A few kilobytes each. */
const mostRuns = 1_000;
/** As long as people pause within a test. */
const ageMs = minutes(10);

const runsOf = oneForEach((_: Database) => openCache<RunRow | null>({ capacity: mostRuns, ageMs }));
const keyOf = (where: Where): string => ('id' in where ? where.id : where.testToken);

/** The run as it is, or as it was some minutes ago. */
export const recallRun = (db: Database, where: Where): Promise<RunRow | null> =>
  runsOf(db).get(keyOf(where), () => findRunByToken(db, where));

export const forgetRun = (db: Database, where: Where): void => runsOf(db).forget(keyOf(where));
