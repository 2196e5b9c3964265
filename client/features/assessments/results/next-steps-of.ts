import type { Dashboard } from '#shared/assessments/state.ts';
import { chanceBand } from '#shared/assessments/values/consistency.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { paths } from '../../../lib/paths.ts';

const { next: texts } = dashboardTexts;

type StepName = Exclude<keyof typeof texts, 'title'>;
export type NextStep = { name: StepName; to: string };

export function nextStepsOf(
  { softskill, values }: Pick<Dashboard, 'softskill' | 'values'>,
  isFound: boolean,
  hasSoftskillTest = true,
): NextStep[] {
  const steps: NextStep[] = [];
  if (softskill === null && hasSoftskillTest) steps.push({ name: 'softskill', to: paths.tests });
  if (values === null) steps.push({ name: 'values', to: paths.valueTest });
  if (softskill !== null && !softskill.quality.isReliable && hasSoftskillTest)
    steps.push({ name: 'repeatSoftskill', to: paths.tests });
  if (values?.band === chanceBand) steps.push({ name: 'repeatValues', to: paths.valueTest });
  const isComplete = steps.length === 0 && softskill !== null;
  if (isComplete && !isFound) steps.push({ name: 'beFound', to: paths.talentPool });
  return isComplete ? [...steps, { name: 'read', to: paths.ownResults }] : steps;
}

const dashboardTabs = ['overview', 'skills', 'courses', 'jobs'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const parseDashboardTab = (name: string | null): DashboardTab =>
  dashboardTabs.find((tab) => tab === name) ?? 'overview';
