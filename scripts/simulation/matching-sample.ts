import type { MatchingFigures } from './matching.ts';

/** Written by `npm run simulate -- --matching --write`; never by hand. 20 people of each kind, which a test recomputes. */
export const matchingSample: MatchingFigures = {
  seed: 1,
  people: 20,
  jobsEach: 10,
  scenarios: {
    low: {
      mean: 47.035,
      deviation: 11.096,
      quantiles: [26, 40, 48, 54, 65],
      bestInThree: 0.95,
      bestFirst: 0.45,
      coverage: 0.85,
      span: 13.22,
    },
    middle: {
      mean: 46.895,
      deviation: 11.575,
      quantiles: [28, 39, 47, 56, 67],
      bestInThree: 0.75,
      bestFirst: 0.4,
      coverage: 0.78,
      span: 17.49,
    },
    high: {
      mean: 45.96,
      deviation: 12.024,
      quantiles: [28, 38, 46, 54, 66],
      bestInThree: 0.6,
      bestFirst: 0.35,
      coverage: 0.795,
      span: 22.2,
    },
    closelyRelated: {
      mean: 46.81,
      deviation: 11.981,
      quantiles: [28, 38, 47, 54, 69],
      bestInThree: 0.75,
      bestFirst: 0.35,
      coverage: 0.795,
      span: 19.985,
    },
    veryUneven: {
      mean: 45.645,
      deviation: 11.81,
      quantiles: [27, 38, 45, 54, 67],
      bestInThree: 0.75,
      bestFirst: 0.5,
      coverage: 0.805,
      span: 20.445,
    },
  },
  chanceFit: { skills: 0.502, values: 0.406 },
  shading: [
    { mean: 50.35, fitting: 0.05 },
    { mean: 57.55, fitting: 0.05 },
    { mean: 65.1, fitting: 0.25 },
  ],
  oneWord: { fewest: 2.575, most: 1.272 },
};
