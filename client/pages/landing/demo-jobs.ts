import type { landingTexts } from '#shared/texts/landing.ts';

export type DemoJobName = keyof typeof landingTexts.demo.jobs;
export const demoJobNames: readonly DemoJobName[] = ['reception', 'workshop', 'sales'];

/** The example profile: how far each strength reaches (0 to 100) and how uncertain that is. Same order as the texts' skills. */
export const demoProfile = [
  { reach: 74, uncertainty: 4 },
  { reach: 66, uncertainty: 6 },
  { reach: 58, uncertainty: 5 },
  { reach: 70, uncertainty: 3 },
  { reach: 62, uncertainty: 6 },
  { reach: 43, uncertainty: 4 },
  { reach: 48, uncertainty: 6 },
] as const;

/** What each job asks for, by the index of the skill: where its edge lies. Whatever it does not ask for follows the profile. */
export const demoRequirements: Record<DemoJobName, Readonly<Record<number, number>>> = {
  reception: { 0: 74, 3: 70, 4: 62 },
  workshop: { 1: 66, 2: 58, 6: 60 },
  sales: { 0: 74, 5: 70, 6: 66 },
};
