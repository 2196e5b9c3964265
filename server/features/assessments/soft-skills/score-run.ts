import { runQuality, type TimedGroup } from '#shared/assessments/soft-skills/quality.ts';
import { scoreAnswers } from '#shared/assessments/soft-skills/scoring.ts';
import { rankBands, rankDrawsOf } from '#shared/assessments/soft-skills/uncertainty.ts';
import { rankBandsVersionOne, runQualityVersionOne } from '#shared/assessments/soft-skills/version-one.ts';
import type { RankDraws } from '#shared/matching/types.ts';
import { type Catalogue, lengthOf, skillOf } from './catalogue.ts';
import { partOneOf } from './part-two.ts';
import type { Decision, RunRow } from './queries.ts';

type ShownRun = Pick<RunRow, 'shownPartOne' | 'shownPartTwo'>;

type Scorable = { run: ShownRun; decisions: readonly Decision[]; scoringVersion: number };

export function computeSoftskillResult(catalogue: Catalogue, { run, decisions, scoringVersion }: Scorable) {
  const answered = answeredGroupsOf(decisions);
  const skillOfStatement = skillOf(catalogue);
  const scores = Object.fromEntries(scoreAnswers(answered, skillOfStatement, catalogue.skillIds));
  const timedGroups = timedGroupsOf(run, decisions);
  if (scoringVersion === 1) {
    const bands = rankBandsVersionOne(answered, skillOfStatement, catalogue.skillIds);
    return { scores, bands, quality: runQualityVersionOne(timedGroups, skillOfStatement) };
  }
  return {
    scores,
    bands: rankBands(answered, skillOfStatement, catalogue.skillIds),
    quality: runQuality(timedGroups, skillOfStatement, lengthOf(catalogue)),
  };
}

/** Bands of scoring version 1 came from other draws; until they are recomputed, the current draws explain them. */
export const rankDrawsOfRun = (catalogue: Catalogue, decisions: readonly Decision[]): RankDraws =>
  rankDrawsOf(answeredGroupsOf(decisions), skillOf(catalogue), catalogue.skillIds);

const answeredGroupsOf = (decisions: readonly Decision[]) =>
  decisions.map(({ statementOrder }) => ({ statementIds: statementOrder, order: statementOrder }));

const timedGroupsOf = ({ shownPartOne }: ShownRun, decisions: readonly Decision[]): TimedGroup[] =>
  partOneOf(decisions).map(({ groupIndex, statementOrder, durationSeconds }) => ({
    shownOrder: shownPartOne[groupIndex] ?? [],
    order: statementOrder,
    durationMs: durationSeconds * 1000,
  }));
