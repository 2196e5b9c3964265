/** Stores matches shown to a company with all inputs, so that they can be explained after the data has changed. */
import { createHash } from 'node:crypto';
import { createMatchRecord, explainRecord, matchOfRecord, matchRecord } from '#shared/matching/record.ts';
import {
  type ExplainedMatch,
  type Match,
  type MatchJob,
  type MatchPerson,
  matchingVersion,
} from '#shared/matching/types.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { findShownMatch, insertShownMatch } from './shown-match-queries.ts';

export type ShownMatchInput = { orgId: string; jobId: string; userId: string; person: MatchPerson; job: MatchJob };
type RecordedMatch = { shownMatchId: string; match: Match };

/** Call in the transaction that shows the match. Without a match, returns null and stores nothing. */
export async function recordShownMatch(
  { clock }: App,
  tx: Tx,
  { orgId, jobId, userId, person, job }: ShownMatchInput,
): Promise<RecordedMatch | null> {
  const inputs = createMatchRecord(person, job);
  const match = matchOfRecord(inputs);
  if (match === null) return null;
  const fingerprint = createHash('sha256').update(JSON.stringify(inputs)).digest('base64url');
  const figures = { match: match.match, low: match.low, high: match.high };
  const row = { orgId, jobId, userId, inputs, fingerprint, ...figures };
  const shownMatchId = await insertShownMatch(tx, { ...row, scoringVersion: matchingVersion, shownAt: clock.now() });
  return { shownMatchId, match };
}

type ShownMatchView = {
  jobId: string;
  userId: string;
  firstShownAt: Date;
  lastShownAt: Date;
  scoringVersion: number;
  shown: Pick<Match, 'match' | 'low' | 'high'>;
  /** Null if another scoring version computed the match. */
  explained: ExplainedMatch | null;
};

export async function explainShownMatch(tx: Tx, key: { orgId: string; id: string }): Promise<ShownMatchView | null> {
  const row = await findShownMatch(tx, key);
  if (row === null) return null;
  const { match, low, high, inputs, ...about } = row;
  const record = matchRecord.safeParse(inputs);
  return { ...about, shown: { match, low, high }, explained: record.success ? explainRecord(record.data) : null };
}
