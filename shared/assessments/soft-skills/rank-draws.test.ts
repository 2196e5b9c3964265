import { expect, test } from 'vitest';
import { seededRandom, shuffle } from '../random.ts';
import { fitBradleyTerry, type Win } from './bradley-terry.ts';
import { partOneGroups } from './design.ts';
import { centralRanks, countRankDraws, jointRankDraws } from './rank-draws.ts';
import { bandSettings, rankBands, rankDrawsOf } from './uncertainty.ts';

const wins: Win[] = [
  [0, 1],
  [0, 2],
  [1, 2],
  [3, 0],
  [3, 4],
];
const posterior = fitBradleyTerry({ size: 5, wins, weight: 0.6, priorVariance: 2 });

function marginals(ranks: Uint8Array, size: number): Float64Array {
  const counts = new Float64Array(size * size);
  for (const [at, rank] of ranks.entries()) {
    const cell = (at % size) * size + rank - 1;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

const skillIds = Array.from({ length: 30 }, (_, index) => index + 1);
const skillOf = (statementId: number) => Math.floor(statementId / 10);
const groups = partOneGroups(skillIds.map((id) => ({ core: [id * 10, id * 10 + 1, id * 10 + 2, id * 10 + 3] })));
const random = seededRandom(4);
const answered = groups.map((statementIds) => ({ statementIds, order: shuffle(statementIds, random) }));

test('the marginals of the joint draws are the counts behind the bands', () => {
  expect(marginals(jointRankDraws(posterior, 400), 5)).toEqual(countRankDraws(posterior, 400));
});

test('every draw is an order: each rank once', () => {
  const { ranks, draws } = rankDrawsOf(answered, skillOf, skillIds);
  for (let draw = 0; draw < draws; draw++)
    expect([...ranks.subarray(draw * 30, draw * 30 + 30)].sort((a, b) => a - b)).toEqual(skillIds);
});

test('the bands of a person follow from the joint draws of the same answers', () => {
  const { skillIds: drawn, draws, ranks } = rankDrawsOf(answered, skillOf, skillIds);
  const bands = rankBands(answered, skillOf, skillIds);
  const counts = marginals(ranks, 30);
  expect(draws).toBe(bandSettings.draws);
  expect(drawn).toEqual(bands.map(({ skillId }) => skillId));
  for (const [index, { rank, low, high }] of bands.entries()) {
    const [from, to] = centralRanks(counts.subarray(index * 30, index * 30 + 30), draws, bandSettings.level);
    expect([low, high]).toEqual([Math.min(from, rank), Math.max(to, rank)]);
  }
});

test('the same answers give the same draws in any order of the skills', () => {
  const drawn = rankDrawsOf(answered, skillOf, skillIds);
  expect(rankDrawsOf(answered, skillOf, shuffle(skillIds, seededRandom(8)))).toEqual(drawn);
});

test('draws nothing without skills, and rejects more items than a byte can number', () => {
  expect(rankDrawsOf(answered, skillOf, [])).toMatchObject({ skillIds: [], ranks: new Uint8Array(0) });
  const many = fitBradleyTerry({ size: 256, wins: [], weight: 1, priorVariance: 1 });
  expect(() => jointRankDraws(many, 1)).toThrow(RangeError);
});
