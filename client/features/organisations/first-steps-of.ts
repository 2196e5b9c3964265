import { minOrganisationValues } from '#shared/organisations/schema.ts';
import { paths } from '../../lib/paths.ts';
import type { Settings } from './settings.ts';

export type Step = 'course' | 'job' | 'invite' | 'describe' | 'values' | 'publish';

export const pathOfStep: Record<Step, string> = {
  course: paths.company.newCourse,
  job: paths.company.newJob,
  invite: paths.company.members,
  describe: paths.company.settings,
  values: paths.company.settings,
  publish: paths.company.settings,
};

type Size = { memberCount: number; invitationCount: number; courseCount: number; jobCount: number };

/** What there is to do to set up an organisation, in the order in which it makes sense, and what of it is done. */
export function firstStepsOf(
  settings: Pick<Settings, 'description' | 'values' | 'isPublic'>,
  { memberCount, invitationCount, courseCount, jobCount }: Size,
): Array<{ step: Step; isDone: boolean }> {
  return [
    { step: 'course', isDone: courseCount > 0 },
    // Who is invited comes when they like; there is nothing left to do about it.
    { step: 'invite', isDone: memberCount > 1 || invitationCount > 0 },
    { step: 'describe', isDone: settings.description.trim() !== '' },
    { step: 'values', isDone: settings.values.length >= minOrganisationValues },
    { step: 'publish', isDone: settings.isPublic },
    // Its values and its page are what applicants look at first.
    { step: 'job', isDone: jobCount > 0 },
  ];
}
