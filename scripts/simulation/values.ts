import { type Random, seededRandom, shuffle, standardGumbel } from '#shared/assessments/random.ts';
import { clearThreshold, consistence, manyThreshold, someThreshold } from '#shared/assessments/values/consistency.ts';

export type ValueFigures = {
  chanceReachesSome: number;
  chanceReachesMany: number;
  /**
   * For runs rated 'klar': how many of the first three values shown are truly the top three, for values close
   * together and far apart.
   */
  clearTopThreeClose: number;
  clearTopThreeApart: number;
};

const valueCount = 10;
/** Distance of neighbouring values, relative to answers with standard Gumbel noise. */
const steps = { close: 0.35, apart: 0.7 } as const;
/** Wins by value from 45 pairs; the first value is truly the most important. */
type Wins = number[];

export function simulateValues(seed: number, people: number): ValueFigures {
  const random = seededRandom(seed);
  const many = (step: number) => Array.from({ length: people }, () => answerPairs(step, random));
  const chance = many(0).map(consistence);
  const reaches = (bound: number) => rounded(chance.filter((zeta) => zeta >= bound).length / people);
  return {
    chanceReachesSome: reaches(someThreshold),
    chanceReachesMany: reaches(manyThreshold),
    clearTopThreeClose: clearTopThree(many(steps.close), random),
    clearTopThreeApart: clearTopThree(many(steps.apart), random),
  };
}

function answerPairs(step: number, random: Random): Wins {
  const wins = Array.from({ length: valueCount }, () => 0);
  for (let one = 0; one < valueCount; one++) {
    for (let other = one + 1; other < valueCount; other++) {
      const lead = step * (other - one) + standardGumbel(random) - standardGumbel(random);
      const winner = lead >= 0 ? one : other;
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
  }
  return wins;
}

function clearTopThree(runs: readonly Wins[], random: Random): number {
  const clear = runs.filter((wins) => consistence(wins) >= clearThreshold);
  const hits = clear.map((wins) => {
    // Shuffles first: values are in their true order here, and a stable sort would resolve every tie correctly.
    const shown = shuffle([...wins.keys()], random)
      .sort((a, b) => (wins[b] ?? 0) - (wins[a] ?? 0))
      .slice(0, 3);
    return shown.filter((value) => value < 3).length / 3;
  });
  return rounded(hits.reduce((sum, hit) => sum + hit, 0) / Math.max(1, hits.length));
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
