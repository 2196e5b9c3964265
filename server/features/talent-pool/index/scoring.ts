import { jobColumns, noMatch, scorerOf, valueFitsOf } from '#shared/matching/score.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import { coarsen, maxNoise } from '#shared/releases/anonymous.ts';
import { type NoiseSeed, noiseOf } from '#shared/releases/noise.ts';
import type { PoolTable } from './table.ts';

type RowScorer = (row: number) => number;

/** The row scorer is valid until the table changes. */
export function createScorer(job: MatchJob, seed: NoiseSeed): (table: PoolTable) => RowScorer {
  const jobs = jobColumns([job]);
  return ({ rows, people }) => {
    const valueFit = valueFitsOf(people, jobs);
    const { match } = scorerOf(people, jobs, { valueFit: (row) => wholePercent(valueFit(row, 0)) });
    const { thresholds } = rows.columns;
    const { ids } = rows;
    return (row) => {
      const threshold = thresholds[row] ?? 0;
      const exact = match(row, 0, threshold - maxIncrease);
      if (exact === noMatch) return noMatch;
      const shown = coarsen(exact, noiseOf(seed, ids, row * 4));
      return shown < threshold ? noMatch : shown;
    };
  };
}

const maxIncrease = maxNoise + 3;

const wholePercent = (fit: number | null): number | null => (fit === null ? null : Math.round(100 * fit) / 100);
