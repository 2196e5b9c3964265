import type { MatchingFigures } from './simulation.ts';

/** Written by `npm run simulate -- --matching --write`; never by hand. 2000 people of each kind with ten jobs each. */
export const matchingFigures: MatchingFigures = {
  seed: 1,
  people: 2000,
  scenarios: {
    low: {
      mean: 44.709,
      deviation: 12.717,
      quantiles: [24, 36, 44, 53, 66],
      bestInThree: 0.958,
      bestFirst: 0.729,
      coverage: 0.858,
      span: 13.47,
    },
    middle: {
      mean: 44.732,
      deviation: 12.73,
      quantiles: [24, 36, 44, 53, 66],
      bestInThree: 0.883,
      bestFirst: 0.588,
      coverage: 0.827,
      span: 18.396,
    },
    high: {
      mean: 44.764,
      deviation: 12.671,
      quantiles: [24, 36, 45, 53, 66],
      bestInThree: 0.763,
      bestFirst: 0.452,
      coverage: 0.797,
      span: 22.486,
    },
    closelyRelated: {
      mean: 44.755,
      deviation: 12.725,
      quantiles: [24, 36, 45, 53, 66],
      bestInThree: 0.834,
      bestFirst: 0.507,
      coverage: 0.813,
      span: 20.819,
    },
    veryUneven: {
      mean: 43.984,
      deviation: 12.631,
      quantiles: [24, 35, 44, 53, 65],
      bestInThree: 0.852,
      bestFirst: 0.534,
      coverage: 0.822,
      span: 20.73,
    },
  },
};

/** The same with 20 people of each kind, which a test recomputes. */
export const matchingSample: MatchingFigures = {
  seed: 1,
  people: 20,
  scenarios: {
    low: {
      mean: 44.295,
      deviation: 11.666,
      quantiles: [25, 37, 45, 51, 64],
      bestInThree: 0.95,
      bestFirst: 0.65,
      coverage: 0.82,
      span: 13.19,
    },
    middle: {
      mean: 44.195,
      deviation: 11.855,
      quantiles: [26, 36, 44, 52, 64],
      bestInThree: 0.95,
      bestFirst: 0.5,
      coverage: 0.815,
      span: 17.42,
    },
    high: {
      mean: 43.255,
      deviation: 12.158,
      quantiles: [24, 34, 44, 51, 63],
      bestInThree: 0.75,
      bestFirst: 0.4,
      coverage: 0.815,
      span: 22.235,
    },
    closelyRelated: {
      mean: 44.11,
      deviation: 11.994,
      quantiles: [25, 36, 45, 52, 63],
      bestInThree: 0.8,
      bestFirst: 0.45,
      coverage: 0.82,
      span: 20.01,
    },
    veryUneven: {
      mean: 42.94,
      deviation: 12.303,
      quantiles: [22, 35, 43, 51, 63],
      bestInThree: 0.85,
      bestFirst: 0.45,
      coverage: 0.825,
      span: 20.44,
    },
  },
};
