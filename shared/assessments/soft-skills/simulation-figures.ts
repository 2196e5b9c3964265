import type { SimulationFigures } from './simulation.ts';

/** Written by `npm run simulate -- --write`; never by hand. 1000 people of each kind. */
export const simulationFigures: SimulationFigures = {
  seed: 1,
  people: 1000,
  noise: {
    low: {
      topFiveHit: 0.75,
      topFiveHitPartOne: 0.68,
      rankCorrelation: 0.864,
      bandCoverage: 0.924,
      topFiveCoverage: 0.948,
      bandWidth: 13.035,
      quality: {
        fast: 0,
        untouched: 0.003,
        flat: 0,
        flagged: 0,
      },
    },
    middle: {
      topFiveHit: 0.615,
      topFiveHitPartOne: 0.546,
      rankCorrelation: 0.718,
      bandCoverage: 0.825,
      topFiveCoverage: 0.861,
      bandWidth: 14.787,
      quality: {
        fast: 0,
        untouched: 0.002,
        flat: 0.181,
        flagged: 0.001,
      },
    },
    high: {
      topFiveHit: 0.441,
      topFiveHitPartOne: 0.391,
      rankCorrelation: 0.494,
      bandCoverage: 0.724,
      topFiveCoverage: 0.724,
      bandWidth: 16.352,
      quality: {
        fast: 0,
        untouched: 0.002,
        flat: 0.758,
        flagged: 0.002,
      },
    },
  },
  clickers: {
    hasty: {
      fast: 1,
      untouched: 0,
      flat: 0.947,
      flagged: 0.947,
    },
    passive: {
      fast: 1,
      untouched: 1,
      flat: 0.962,
      flagged: 1,
    },
    patient: {
      fast: 0,
      untouched: 0,
      flat: 0.947,
      flagged: 0,
    },
  },
};

/** The same with the first 100 people, which a test recomputes. */
export const simulationSample: SimulationFigures = {
  seed: 1,
  people: 100,
  noise: {
    low: {
      topFiveHit: 0.738,
      topFiveHitPartOne: 0.634,
      rankCorrelation: 0.867,
      bandCoverage: 0.923,
      topFiveCoverage: 0.942,
      bandWidth: 12.97,
      quality: {
        fast: 0,
        untouched: 0,
        flat: 0,
        flagged: 0,
      },
    },
    middle: {
      topFiveHit: 0.604,
      topFiveHitPartOne: 0.508,
      rankCorrelation: 0.721,
      bandCoverage: 0.819,
      topFiveCoverage: 0.832,
      bandWidth: 14.767,
      quality: {
        fast: 0,
        untouched: 0,
        flat: 0.21,
        flagged: 0,
      },
    },
    high: {
      topFiveHit: 0.416,
      topFiveHitPartOne: 0.346,
      rankCorrelation: 0.486,
      bandCoverage: 0.713,
      topFiveCoverage: 0.698,
      bandWidth: 16.335,
      quality: {
        fast: 0,
        untouched: 0,
        flat: 0.7,
        flagged: 0,
      },
    },
  },
  clickers: {
    hasty: {
      fast: 1,
      untouched: 0,
      flat: 0.97,
      flagged: 0.97,
    },
    passive: {
      fast: 1,
      untouched: 1,
      flat: 0.96,
      flagged: 1,
    },
    patient: {
      fast: 0,
      untouched: 0,
      flat: 0.97,
      flagged: 0,
    },
  },
};
