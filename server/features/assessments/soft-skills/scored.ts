import { runQuality, type TimedGroup } from '#shared/assessments/soft-skills/quality.ts';
import { scoreAnswers } from '#shared/assessments/soft-skills/scoring.ts';
import { rankBands, rankDrawsOf } from '#shared/assessments/soft-skills/uncertainty.ts';
import { rankBandsOne, runQualityOne } from '#shared/assessments/soft-skills/version-one.ts';
import type { RankDraws } from '#shared/matching/types.ts';
import { type Catalogue, lengthOf, skillOf } from './catalogue.ts';
import { partOneOf } from './part-two.ts';
import type { Decision, RunRow } from './queries.ts';

type ShownRun = Pick<RunRow, 'shownPartOne' | 'shownPartTwo'>;

type Scorable = { run: ShownRun; decisions: readonly Decision[]; scoringVersion: number };

export function softskillResultOf(catalogue: Catalogue, { run, decisions, scoringVersion }: Scorable) {
  const answered = answeredIn(decisions);
  const bySkill = skillOf(catalogue);
  const scores = Object.fromEntries(scoreAnswers(answered, bySkill, catalogue.skillIds));
  const conduct = conductOf(run, decisions);
  if (scoringVersion === 1) {
    const bands = rankBandsOne(answered, bySkill, catalogue.skillIds);
    return { scores, bands, quality: runQualityOne(conduct, bySkill) };
  }
  return {
    scores,
    bands: rankBands(answered, bySkill, catalogue.skillIds),
    quality: runQuality(conduct, bySkill, lengthOf(catalogue)),
  };
}

/**
 * The full draws behind the bands. Bands of scoring version 1 came from other draws; until they are recomputed, the
 * current draws explain them.
 */
export const rankDrawsOfRun = (catalogue: Catalogue, decisions: readonly Decision[]): RankDraws =>
  rankDrawsOf(answeredIn(decisions), skillOf(catalogue), catalogue.skillIds);

const answeredIn = (decisions: readonly Decision[]) =>
  decisions.map(({ statementOrder }) => ({ statementIds: statementOrder, order: statementOrder }));

const conductOf = ({ shownPartOne }: ShownRun, decisions: readonly Decision[]): TimedGroup[] =>
  partOneOf(decisions).map(({ groupIndex, statementOrder, durationSeconds }) => ({
    shownOrder: shownPartOne[groupIndex] ?? [],
    order: statementOrder,
    durationMs: durationSeconds * 1000,
  }));
