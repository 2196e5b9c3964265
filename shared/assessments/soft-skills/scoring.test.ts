import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partOneGroups, partTwoGroups } from './design.ts';
import { type AnsweredGroup, isOrderOf, pointsOfGroup, rankSkills, scoreAnswers, topTen } from './scoring.ts';

const skillOf = (statementId: number) =>
  statementId >= 10 && statementId < 310 ? Math.floor(statementId / 10) : undefined;
const skillIds = Array.from({ length: 30 }, (_, index) => index + 1);
const partOne = partOneGroups(skillIds.map((id) => ({ core: [id * 10, id * 10 + 1, id * 10 + 2, id * 10 + 3] })));
const ordered = (groups: readonly number[][]): fc.Arbitrary<AnsweredGroup[]> =>
  fc.tuple(
    ...groups.map((statementIds) =>
      fc.shuffledSubarray(statementIds, { minLength: statementIds.length }).map((order) => ({ statementIds, order })),
    ),
  );
const total = (scores: ReadonlyMap<number, number>) => [...scores.values()].reduce((sum, points) => sum + points, 0);

test.each([
  ['the same order', [1, 2, 3, 4], true],
  ['another order', [4, 2, 1, 3], true],
  ['a repeated statement', [1, 2, 3, 3], false],
  ['a missing statement', [1, 2, 3], false],
  ['an unknown statement', [1, 2, 3, 5], false],
  ['an extra statement', [1, 2, 3, 4, 5], false],
  ['nothing', [], false],
])('%s: is it an order of the group?', (_case, order, expected) => {
  expect(isOrderOf(order, [1, 2, 3, 4])).toBe(expected);
});

test('places give 4, 3, 2 and 1 points', () => {
  expect(pointsOfGroup([30, 10, 40, 20], skillOf)).toEqual([
    { skillId: 3, points: 4 },
    { skillId: 1, points: 3 },
    { skillId: 4, points: 2 },
    { skillId: 2, points: 1 },
  ]);
  expect(() => pointsOfGroup([5], skillOf)).toThrow('statement 5 has no skill');
});

describe('scores', () => {
  test('every person gets 300 points in part 1, 4 to 16 for each skill', () => {
    fc.assert(
      fc.property(ordered(partOne), (answers) => {
        const scores = scoreAnswers(answers, skillOf, skillIds);
        expect(total(scores)).toBe(300);
        expect([...scores.values()].every((points) => points >= 4 && points <= 16)).toBe(true);
      }),
    );
  });

  test('every person has 350 points after part 2, whose ten skills stay the first ten', () => {
    const run = ordered(partOne).chain((first) => {
      const ten = topTen(rankSkills(scoreAnswers(first, skillOf, skillIds), skillIds));
      const groups = partTwoGroups(
        ten.map((skillId) => ({ skillId, additional: [skillId * 10 + 4, skillId * 10 + 5] })),
      );
      return ordered(groups).map((second) => ({ ten, answers: [...first, ...second] }));
    });
    fc.assert(
      fc.property(run, ({ ten, answers }) => {
        const scores = scoreAnswers(answers, skillOf, skillIds);
        expect(total(scores)).toBe(350);
        expect(topTen(rankSkills(scores, skillIds)).sort()).toEqual([...ten].sort());
      }),
    );
  });

  test('the order in which groups were answered changes nothing', () => {
    fc.assert(
      fc.property(ordered(partOne), (answers) => {
        expect(scoreAnswers(answers.toReversed(), skillOf, skillIds)).toEqual(scoreAnswers(answers, skillOf, skillIds));
      }),
    );
  });

  test.each([
    ['an order of another group', { statementIds: [10, 20, 30, 40], order: [10, 20, 30, 50] }, 'not an order'],
    ['a statement without a skill', { statementIds: [1], order: [1] }, 'statement 1 has no skill'],
    ['an unlisted skill', { statementIds: [300], order: [300] }, 'skill 30 is not in the catalogue'],
  ])('rejects %s', (_case, answer, message) => {
    expect(() => scoreAnswers([answer], skillOf, skillIds.slice(0, 29))).toThrow(message);
  });
});

describe('ranks', () => {
  test('most points first, equal points in catalogue order', () => {
    const scores = new Map([
      [1, 8],
      [2, 12],
      [3, 8],
    ]);
    expect(rankSkills(scores, [3, 2, 1, 4])).toEqual([
      { skillId: 2, points: 12, rank: 1 },
      { skillId: 3, points: 8, rank: 2 },
      { skillId: 1, points: 8, rank: 3 },
      { skillId: 4, points: 0, rank: 4 },
    ]);
  });

  test('the first ten exclude skills without points', () => {
    const scores = new Map(skillIds.map((skillId) => [skillId, skillId <= 9 ? 5 : 0]));
    expect(topTen(rankSkills(scores, skillIds))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(topTen(rankSkills(new Map(skillIds.map((id) => [id, id])), skillIds))).toEqual([
      30, 29, 28, 27, 26, 25, 24, 23, 22, 21,
    ]);
  });
});
