import type { MissingTests } from '#shared/matching/state.ts';
import type { MatchPerson } from '#shared/matching/types.ts';
import type { App } from '../../core/app.ts';
import { measuredResults } from '../assessments/service.ts';

/** The newest results of a person, and nothing else of them. */
export const matchPersonOf = (app: App, userId: string): Promise<MatchPerson> => measuredResults(app, userId);

export const missingTests = ({ skills, values }: MatchPerson): MissingTests => ({
  softskills: skills === null,
  values: values === null,
});

export const hasNoResult = ({ skills, values }: MatchPerson): boolean => skills === null && values === null;
