import type { landingTexts } from '#shared/texts/pages/landing.ts';

export type DemoWay = keyof typeof landingTexts.demo.ways;
export const demoWays: readonly DemoWay[] = ['clear', 'mixed', 'random'];

/** An example profile: how far each strength reaches (0 to 100), in the order of the texts' skills, and how unsure that is. */
type DemoAnswers = { reach: readonly number[]; uncertainty: number };

export const demoAnswers: Record<DemoWay, DemoAnswers> = {
  clear: { reach: [63, 57, 54.5, 50, 46.5, 43, 40], uncertainty: 2 },
  mixed: { reach: [59, 56, 54, 50, 46.5, 43.5, 41], uncertainty: 5.5 },
  random: { reach: [54, 53.5, 52.5, 52, 51, 50.5, 49.5], uncertainty: 10.5 },
};

type Places = { low: number; high: number };

/** The places each strength may have: only where two bands lie apart is it clear which of the two is stronger. */
export function placesOf({ reach, uncertainty }: DemoAnswers): Places[] {
  const isApart = (stronger: number, weaker: number) => stronger - uncertainty > weaker + uncertainty;
  return reach.map((own) => ({
    low: 1 + reach.filter((other) => isApart(other, own)).length,
    high: reach.length - reach.filter((other) => isApart(own, other)).length,
  }));
}
