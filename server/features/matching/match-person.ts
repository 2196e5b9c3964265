/** The person of a match: an account, or a visitor who shows the tokens of the finished tests. */

import type { z } from 'zod';
import type { guestTokensInput } from '#shared/assessments/schema.ts';
import type { MatchDoubt, OwnTests } from '#shared/matching/state.ts';
import type { Match, MatchPerson } from '#shared/matching/types.ts';
import type { App } from '../../core/app.ts';
import { householdOf } from '../../core/runtime/network.ts';
import type { Context } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { guestResultsForMatching, type MeasuredResults, resultsForMatching } from '../assessments/service.ts';

export type BrowserResults = z.infer<typeof guestTokensInput>;

/** The person who reads their own matches. */
export type Viewer = MatchPerson & Pick<MeasuredResults, 'unsure'>;

export const loadMatchPerson = (app: App, userId: string): Promise<MeasuredResults> => resultsForMatching(app, userId);

/** Each match of a guest costs a pass over the index of jobs. */
const guestLimit: Limit = { name: 'guest-matches', points: 600, seconds: 600 };

/**
 * With an account only its own results count.
 * @throws RuleError TOO_MANY_ATTEMPTS
 */
export async function loadViewer({ app, user, origin }: Context, tokens: BrowserResults): Promise<MeasuredResults> {
  if (user !== null) return loadMatchPerson(app, user.userId);
  if (tokens?.softskill || tokens?.values) await app.rateLimits.require(guestLimit, householdOf(origin.address));
  return guestResultsForMatching(app, { softskill: tokens?.softskill ?? null, values: tokens?.values ?? null });
}

export function ownTests({ skills, values, unsure }: Viewer): OwnTests {
  const missing = { softskills: skills === null, values: values === null };
  const repeat = unsure.softskills ?? (unsure.values ? 'values' : null);
  return repeat === null ? { missing } : { missing, unsure: repeat };
}

/** For the person alone, never in a match that a company reads. */
export const doubtIn = ({ basis }: Pick<Match, 'basis'>, { unsure }: Viewer): MatchDoubt => ({
  ...(unsure.softskills && basis !== 'values' && { hasUnsureSkills: true }),
  ...(unsure.values && basis !== 'skills' && { hasUnsureValues: true }),
});

export const hasNoResult = ({ skills, values }: MatchPerson): boolean => skills === null && values === null;
