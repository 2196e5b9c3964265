import { paths } from '../../app/paths.ts';
import type { Settings } from './settings.ts';

export type Step = 'invite' | 'course' | 'describe' | 'values' | 'publish';

export const pathOfStep: Record<Step, string> = {
  invite: paths.company.members,
  course: paths.company.newCourse,
  describe: paths.company.settings,
  values: paths.company.settings,
  publish: paths.company.settings,
};

type Size = { memberCount: number; courseCount: number };

/** What is left of setting up an organisation, in the order in which it makes sense. */
export function openSteps(
  settings: Pick<Settings, 'description' | 'values' | 'isPublic'>,
  { memberCount, courseCount }: Size,
): Step[] {
  const isDone: Record<Step, boolean> = {
    invite: memberCount > 1,
    course: courseCount > 0,
    describe: settings.description !== '',
    values: settings.values.length > 0,
    publish: settings.isPublic,
  };
  return (['invite', 'course', 'describe', 'values', 'publish'] as const).filter((step) => !isDone[step]);
}
