/**
 * What a company was shown of a person's Passung for a job, with everything it was computed from: it can be explained a year later,
 * whatever has become of the result, the job and the company's values.
 */
import { createHash } from 'node:crypto';
import { explainRecord, matchOfRecord, matchRecord, recordOf } from '#shared/matching/record.ts';
import {
  type ExplainedMatch,
  type Match,
  type MatchJob,
  type MatchPerson,
  matchingVersion,
} from '#shared/matching/types.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { findShown, insertShownMatch } from './shown-queries.ts';

export type Showing = { orgId: string; jobId: string; userId: string; person: MatchPerson; job: MatchJob };
type Shown = { shownMatchId: string; match: Match };

/** With the transaction that shows it. Null where nothing can be said, and so nothing is kept. */
export async function rememberShownMatch(
  { clock }: App,
  tx: Tx,
  { orgId, jobId, userId, person, job }: Showing,
): Promise<Shown | null> {
  const inputs = recordOf(person, job);
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
  /** The figures as they were shown. */
  shown: Pick<Match, 'match' | 'low' | 'high'>;
  /** Null for what another scoring version has computed. */
  explained: ExplainedMatch | null;
};

/** Null where the organisation was shown no such match. */
export async function explainShownMatch(tx: Tx, key: { orgId: string; id: string }): Promise<ShownMatchView | null> {
  const row = await findShown(tx, key);
  if (row === null) return null;
  const { match, low, high, inputs, ...about } = row;
  const record = matchRecord.safeParse(inputs);
  return { ...about, shown: { match, low, high }, explained: record.success ? explainRecord(record.data) : null };
}
