import { paths } from '../../app/paths.ts';
import { type RoleCounts, totalOf } from '../members/total.ts';
import type { Settings } from './settings.ts';

export type Step = 'invite' | 'describe' | 'values' | 'publish';

export const pathOfStep: Record<Step, string> = {
  invite: paths.company.members,
  describe: paths.company.settings,
  values: paths.company.settings,
  publish: paths.company.settings,
};

/** What is left of setting up an organisation, in the order in which it makes sense. */
export function openSteps(settings: Pick<Settings, 'description' | 'values' | 'isPublic'>, counts: RoleCounts): Step[] {
  const isDone: Record<Step, boolean> = {
    invite: totalOf(counts) > 1,
    describe: settings.description !== '',
    values: settings.values.length > 0,
    publish: settings.isPublic,
  };
  return (['invite', 'describe', 'values', 'publish'] as const).filter((step) => !isDone[step]);
}
