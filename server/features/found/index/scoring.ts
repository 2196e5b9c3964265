import { jobColumns, noMatch, scorerOf, valueFitsOf } from '#shared/matching/score.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import { coarse, mostNoise } from '#shared/releases/anonymous.ts';
import { type ChanceSeed, noiseOf } from '#shared/releases/noise.ts';
import type { FoundTable } from './table.ts';

type RowScorer = (row: number) => number;

/** The row scorer is valid until the table changes. */
export function scorerFor(job: MatchJob, seed: ChanceSeed): (table: FoundTable) => RowScorer {
  const jobs = jobColumns([job]);
  return ({ rows, people }) => {
    const valueFit = valueFitsOf(people, jobs);
    const { match } = scorerOf(people, jobs, { valueFit: (row) => wholePercent(valueFit(row, 0)) });
    const { thresholds } = rows.columns;
    const { ids } = rows;
    return (row) => {
      const threshold = thresholds[row] ?? 0;
      const exact = match(row, 0, threshold - mostChange);
      if (exact === noMatch) return noMatch;
      const shown = coarse(exact, noiseOf(seed, ids, row * 4));
      return shown < threshold ? noMatch : shown;
    };
  };
}

const mostChange = mostNoise + 3;

const wholePercent = (fit: number | null): number | null => (fit === null ? null : Math.round(100 * fit) / 100);
