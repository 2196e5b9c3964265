import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import type { Comparison } from './consistency.ts';
import {
  countResolved,
  findContradictions,
  maxContradictions,
  nextOffer,
  type Offer,
  offeredAnswer,
  replaceAnswer,
  type Triad,
} from './contradictions.ts';

const values = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
const pairs = values.flatMap((a, i) => values.slice(i + 1).map((b): [string, string] => [a, b]));
const alphabetical = pairs.map(([winner, loser]): Comparison => ({ winner, loser }));
const anyAnswers = fc
  .array(fc.boolean(), { minLength: 45, maxLength: 45 })
  .map((turned) =>
    pairs.map(([a, b], k): Comparison => (turned[k] ? { winner: b, loser: a } : { winner: a, loser: b })),
  );
const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const namesOf = (triad: Triad) => [...triad].sort().join('');
const pairOf = ([a, b]: Offer) => [a, b].sort().join('');
const turned = ({ winner, loser }: Comparison): Comparison => ({ winner: loser, loser: winner });
const answersOf = ([a, b, c]: Triad): Comparison[] => [
  { winner: a, loser: b },
  { winner: b, loser: c },
  { winner: c, loser: a },
];
const leftAfter = (answers: Comparison[], answer: Comparison) =>
  findContradictions(replaceAnswer(answers, turned(answer))).length;

type Shown = { offer: Offer; before: Comparison[]; after: Comparison[] };

function playRound(answers: Comparison[], seed: number, isTurned: (number: number) => boolean): Shown[] {
  const shown: Shown[] = [];
  const next = (comparisons: Comparison[]) =>
    nextOffer(
      comparisons,
      shown.map(({ offer }) => offer),
      seededRandom(seed + shown.length),
    );
  let comparisons = answers;
  for (let offer = next(comparisons); offer !== null; offer = next(comparisons)) {
    const after = isTurned(shown.length) ? replaceAnswer(comparisons, turned(offeredAnswer(offer))) : comparisons;
    shown.push({ offer, before: comparisons, after });
    comparisons = after;
  }
  return shown;
}

test('names the circle in the order of the answers', () => {
  const circle = [
    { winner: 'A', loser: 'B' },
    { winner: 'C', loser: 'A' },
    { winner: 'B', loser: 'C' },
  ];
  expect(findContradictions(circle)).toEqual([['A', 'B', 'C']]);
});

test('two of the three answers are no contradiction', () => {
  const answers = [
    { winner: 'A', loser: 'B' },
    { winner: 'B', loser: 'C' },
  ];
  expect(findContradictions(answers)).toEqual([]);
  expect(nextOffer(answers, [], seededRandom(1))).toBeNull();
});

test('the last answer to a pair counts', () => {
  const circle = [
    { winner: 'A', loser: 'B' },
    { winner: 'B', loser: 'C' },
    { winner: 'C', loser: 'A' },
    { winner: 'A', loser: 'C' },
  ];
  expect(findContradictions(circle)).toEqual([]);
});

test('finds every contradiction once, and only those that were answered', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const triads = findContradictions(answers);
      for (const answer of triads.flatMap(answersOf)) expect(answers).toContainEqual(answer);
      expect(new Set(triads.map(namesOf)).size).toBe(triads.length);
    }),
  );
});

test('an answer resolves as many contradictions as disappear when it is reversed, for every answer', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const before = findContradictions(answers).length;
      for (const answer of answers) expect(countResolved(answers, answer)).toBe(before - leftAfter(answers, answer));
    }),
  );
});

test.each<[string, Array<[string, string]>, string[], number]>([
  ['one circle: any of its three answers', [['C', 'A']], ['AB', 'AC', 'BC'], 1],
  ['a last value that beats the first: that answer', [['J', 'A']], ['AJ'], 8],
  [
    'two separate circles, one of them wider: the answer that both contradictions of the wider one share',
    [
      ['C', 'A'],
      ['J', 'G'],
    ],
    ['GJ'],
    2,
  ],
])('%s', (_case, turns, expected, resolved) => {
  const answers = turns.reduce((all, [winner, loser]) => replaceAnswer(all, { winner, loser }), alphabetical);
  const offers = Array.from({ length: 60 }, (_, seed) => nextOffer(answers, [], seededRandom(seed)));
  const asked = offers.filter((offer): offer is Offer => offer !== null);
  expect([...new Set(asked.map(pairOf))].sort()).toEqual(expected);
  expect(new Set(asked.map((offer) => countResolved(answers, offeredAnswer(offer))))).toEqual(new Set([resolved]));
});

test('asks nothing about answers that follow one order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(values, { minLength: 10 }), anySeed, (order, seed) => {
      const answers = pairs.map(([a, b]) =>
        order.indexOf(a) < order.indexOf(b) ? { winner: a, loser: b } : { winner: b, loser: a },
      );
      expect(findContradictions(answers)).toEqual([]);
      expect(nextOffer(answers, [], seededRandom(seed))).toBeNull();
    }),
  );
});

test('breaks ties at random: each of the three answers of a lone circle is offered equally often', () => {
  const circle = replaceAnswer(alphabetical, { winner: 'C', loser: 'A' });
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 3000; seed++) {
    const pair = pairOf(nextOffer(circle, [], seededRandom(seed)) ?? ['', '', '']);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['AB', 'AC', 'BC']);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

describe('the round', () => {
  const anyRound = fc
    .tuple(anyAnswers, anySeed, fc.array(fc.boolean(), { minLength: maxContradictions, maxLength: maxContradictions }))
    .map(([answers, seed, turns]) => playRound(answers, seed, (number) => turns[number] === true));

  test('offers the decision that resolves most of those not offered yet, and at least one', () => {
    fc.assert(
      fc.property(anyRound, (shown) => {
        for (const [number, { offer, before }] of shown.entries()) {
          const earlier = shown.slice(0, number).map((one) => pairOf(one.offer));
          const others = before.filter(({ winner, loser }) => !earlier.includes([winner, loser].sort().join('')));
          const left = leftAfter(before, offeredAnswer(offer));
          expect(left).toBe(Math.min(...others.map((answer) => leftAfter(before, answer))));
          expect(left).toBeLessThan(findContradictions(before).length);
        }
      }),
    );
  });

  test('never offers a pair twice, reversed or not, least of all twice in a row', () => {
    fc.assert(
      fc.property(anyRound, (shown) => {
        expect(new Set(shown.map(({ offer }) => pairOf(offer))).size).toBe(shown.length);
      }),
    );
  });

  test('shows a contradiction in its current state, with the offered answer first', () => {
    fc.assert(
      fc.property(anyRound, (shown) => {
        for (const { offer, before } of shown)
          for (const answer of answersOf(offer)) expect(before).toContainEqual(answer);
      }),
    );
  });

  test('ends after five, when none is left, or when no remaining answer would resolve any', () => {
    fc.assert(
      fc.property(anyRound, (shown) => {
        expect(shown.length).toBeLessThanOrEqual(maxContradictions);
        const last = shown.at(-1);
        if (last === undefined || shown.length === maxContradictions) return;
        const pairsShown = shown.map(({ offer }) => pairOf(offer));
        const open = last.after.filter(({ winner, loser }) => !pairsShown.includes([winner, loser].sort().join('')));
        for (const answer of open) expect(countResolved(last.after, answer)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('leaves fewer contradictions after each reversed answer', () => {
    fc.assert(
      fc.property(anyAnswers, anySeed, (answers, seed) => {
        for (const { before, after } of playRound(answers, seed, () => true))
          expect(findContradictions(after).length).toBeLessThan(findContradictions(before).length);
      }),
    );
  });

  test('begins whenever there is a contradiction', () => {
    fc.assert(
      fc.property(anyAnswers, anySeed, (answers, seed) => {
        const offer = nextOffer(answers, [], seededRandom(seed));
        expect(offer === null).toBe(findContradictions(answers).length === 0);
      }),
    );
  });

  test('repeats three values only after every contradiction of the offered pair was shown', () => {
    fc.assert(
      fc.property(anyRound, (shown) => {
        for (const [number, { offer, before }] of shown.entries()) {
          const earlier = shown.slice(0, number).map((one) => namesOf(one.offer));
          if (!earlier.includes(namesOf(offer))) continue;
          const ofPair = findContradictions(before).filter((triad) =>
            offer.slice(0, 2).every((v) => triad.includes(v)),
          );
          for (const triad of ofPair) expect(earlier).toContain(namesOf(triad));
        }
      }),
    );
  });

  test('offers the same each time and keeps the first answers', () => {
    fc.assert(
      fc.property(anyAnswers, anySeed, (answers, seed) => {
        const before = structuredClone(answers);
        const first = nextOffer(answers, [], seededRandom(seed));
        expect(nextOffer(answers, [], seededRandom(seed))).toEqual(first);
        replaceAnswer(answers, { winner: 'B', loser: 'A' });
        expect(answers).toEqual(before);
      }),
    );
  });
});
