/** The person of a match: an account, or a visitor who shows the tokens of the finished tests. */

import type { z } from 'zod';
import type { guestTokensInput } from '#shared/assessments/schema.ts';
import type { MissingTests } from '#shared/matching/state.ts';
import type { MatchPerson } from '#shared/matching/types.ts';
import type { App } from '../../core/app.ts';
import type { Context } from '../../core/trpc/context.ts';
import { guestResultsForMatching, resultsForMatching } from '../assessments/service.ts';

export type BrowserResults = z.infer<typeof guestTokensInput>;

export const loadMatchPerson = (app: App, userId: string): Promise<MatchPerson> => resultsForMatching(app, userId);

/** With an account only its own results count. */
export function loadViewer({ app, user }: Context, tokens: BrowserResults): Promise<MatchPerson> {
  if (user !== null) return loadMatchPerson(app, user.userId);
  return guestResultsForMatching(app, { softskill: tokens?.softskill ?? null, values: tokens?.values ?? null });
}

export const missingTests = ({ skills, values }: MatchPerson): MissingTests => ({
  softskills: skills === null,
  values: values === null,
});

export const hasNoResult = ({ skills, values }: MatchPerson): boolean => skills === null && values === null;
