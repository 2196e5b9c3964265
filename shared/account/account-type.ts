/** Changing an account from applicant to company and back, and what it depends on. */
import { z } from 'zod';
import { userTypes } from '../auth/session-user.ts';

/** What only an applicant's account can hold. */
export const applicantHoldings = [
  'results',
  'releases',
  'applications',
  'found',
  'profile',
  'savedJobs',
  'jobMails',
  'viewLog',
] as const;
export type ApplicantHolding = (typeof applicantHoldings)[number];

/** What keeps an account from changing its type. */
export type TypeObstacle = ApplicantHolding | 'organisation';

export const changeTypeInput = z.strictObject({ to: z.enum(userTypes) });
