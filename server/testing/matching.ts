import fc from 'fast-check';
import type { MatchJob, MatchPerson, RankDraws } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';

export const skillCount = 30;
const skillIds = Array.from({ length: skillCount }, (_, index) => index + 1);
const valueWords = [...basicValueOf.keys()];
const drawCount = 20;

/** Strongest skill first. All posterior draws are the same, so ranks are certain. */
export function personOf(order: readonly number[], values: MatchPerson['values'] = null): MatchPerson {
  const rankOf = new Map(order.map((skillId, index) => [skillId, index + 1]));
  const ranks = Uint8Array.from({ length: drawCount * order.length }, (_, index) => 1 + (index % order.length));
  return { skills: { rankOf, size: order.length, draws: { skillIds: order, draws: drawCount, ranks } }, values };
}

export const jobOf = (
  requiredSkillIds: readonly number[],
  weights: readonly (1 | 2 | 3)[] = [],
  values: readonly string[] = [],
): MatchJob => ({
  skills: requiredSkillIds.map((skillId, index) => ({ skillId, weight: weights[index] ?? 1 })),
  values,
});

const anyOrder = fc.shuffledSubarray(skillIds, { minLength: skillCount });
const anyDraws: fc.Arbitrary<RankDraws> = fc
  .array(anyOrder, { minLength: drawCount, maxLength: drawCount })
  .map((orders) => ({
    skillIds,
    draws: drawCount,
    ranks: Uint8Array.from(orders.flatMap((order) => skillIds.map((skillId) => 1 + order.indexOf(skillId)))),
  }));

const anySkills = fc
  .record({
    strengths: fc.array(fc.nat({ max: 60 }), { minLength: skillCount, maxLength: skillCount }),
    missing: fc.subarray(skillIds, { maxLength: 4 }),
    drawn: anyDraws,
  })
  .map(({ strengths, missing, drawn }) => {
    const ranked = skillIds.filter((skillId) => !missing.includes(skillId));
    const strengthOf = (skillId: number) => strengths[skillId - 1] ?? 0;
    const rankOf = (skillId: number) => 1 + ranked.filter((other) => strengthOf(other) > strengthOf(skillId)).length;
    return { rankOf: new Map(ranked.map((skillId) => [skillId, rankOf(skillId)])), size: skillCount, draws: drawn };
  });

export const anyWins = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...valueWords), fc.nat({ max: 9 })), {
    selector: ([word]) => word,
    minLength: 1,
    maxLength: 10,
  })
  .map((wins): Record<string, number> => Object.fromEntries(wins));
export const anyWords = fc.subarray(valueWords, { maxLength: 10 });

export const anyPerson: fc.Arbitrary<MatchPerson> = fc.record({
  skills: fc.option(anySkills, { freq: 8 }),
  values: fc.option(anyWins),
});
const anyRequirement = fc.record({
  skillId: fc.constantFrom(...skillIds),
  weight: fc.constantFrom<(1 | 2 | 3)[]>(1, 2, 3),
});
export const anyJob: fc.Arbitrary<MatchJob> = fc.record({
  skills: fc.uniqueArray(anyRequirement, { selector: ({ skillId }) => skillId, maxLength: 8 }),
  values: anyWords,
});
