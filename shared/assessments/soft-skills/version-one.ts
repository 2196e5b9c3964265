import {
  fastGroupsSignal,
  flatBelow,
  flatnessOf,
  isUntouched,
  type QualitySignal,
  signalsForFlag,
  type TimedGroup,
  untouchedGroupsSignal,
} from './quality.ts';
import { centralRanks, countRankDraws } from './rank-draws.ts';
import { type AnsweredGroup, rankSkills, type SkillOf, scoreAnswers } from './scoring.ts';
import { fitStrengths } from './strength.ts';
import type { RankBand } from './uncertainty.ts';
import { partOneGroupCount } from './variants.ts';

/** Scoring version 1, for results that are not recomputed yet. */
const settings = { priorVariance: 2, weight: 0.6, level: 0.8, draws: 1000 };
const fastBelowMs = 8000;

export function rankBandsVersionOne(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): RankBand[] {
  const { draws, level } = settings;
  const fitted = fitStrengths(answered, { skillOf, skillIds: skillOrder }, settings);
  const counts = countRankDraws(fitted, draws);
  return rankSkills(scoreAnswers(answered, skillOf, skillOrder), skillOrder).map(({ skillId, rank }) => {
    const first = skillOrder.indexOf(skillId) * skillOrder.length;
    const [low, high] = centralRanks(counts.subarray(first, first + skillOrder.length), draws, level);
    return { skillId, rank, low: Math.min(low, rank), high: Math.max(high, rank) };
  });
}

export function runQualityVersionOne(partOne: readonly TimedGroup[], skillOf: SkillOf) {
  const fastGroups = partOne.filter(({ durationMs }) => durationMs !== null && durationMs < fastBelowMs).length;
  const untouchedGroups = partOne.filter(isUntouched).length;
  const flatness = flatnessOf(partOne, skillOf);
  const signals: QualitySignal[] = [];
  if (fastGroups >= fastGroupsSignal) signals.push('fast');
  if (untouchedGroups >= untouchedGroupsSignal) signals.push('untouched');
  if (partOne.length >= partOneGroupCount && flatness < flatBelow) signals.push('flat');
  return { fastGroups, untouchedGroups, flatness, signals, isReliable: signals.length < signalsForFlag };
}
