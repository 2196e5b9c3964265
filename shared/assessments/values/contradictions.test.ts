import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comparison } from './consistency.ts';
import {
  decideAgain,
  edgesOf,
  findContradictions,
  maxContradictions,
  nextContradiction,
  type Triad,
} from './contradictions.ts';

const values = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
const pairs = values.flatMap((a, i) => values.slice(i + 1).map((b): [string, string] => [a, b]));
const anyAnswers = fc
  .array(fc.boolean(), { minLength: 45, maxLength: 45 })
  .map((turned) =>
    pairs.map(([a, b], k): Comparison => (turned[k] ? { winner: b, loser: a } : { winner: a, loser: b })),
  );
const namesOf = (triad: Triad) => [...triad].sort().join('');

/** Shows contradictions until none is left to show, deciding each one again as `decide` says. */
function playRound(answers: Comparison[], decide: (triad: Triad) => Comparison | null): Triad[] {
  const shown: Triad[] = [];
  let comparisons = answers;
  for (let next = nextContradiction(comparisons, shown); next !== null; next = nextContradiction(comparisons, shown)) {
    shown.push(next);
    const decision = decide(next);
    if (decision !== null) comparisons = decideAgain(comparisons, decision);
  }
  return shown;
}

test('the circle is named as it was chosen', () => {
  const circle = [
    { winner: 'A', loser: 'B' },
    { winner: 'C', loser: 'A' },
    { winner: 'B', loser: 'C' },
  ];
  expect(findContradictions(circle)).toEqual([['A', 'B', 'C']]);
  expect(nextContradiction(circle, [])).toEqual(['A', 'B', 'C']);
  expect(nextContradiction(circle, [['C', 'B', 'A']])).toBeNull();
});

test('two of the three answers are no contradiction', () => {
  expect(
    findContradictions([
      { winner: 'A', loser: 'B' },
      { winner: 'B', loser: 'C' },
    ]),
  ).toEqual([]);
});

test('answers that follow one order have none', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(values, { minLength: 10 }), (order) => {
      const answers = pairs.map(([a, b]) =>
        order.indexOf(a) < order.indexOf(b) ? { winner: a, loser: b } : { winner: b, loser: a },
      );
      expect(findContradictions(answers)).toEqual([]);
      expect(nextContradiction(answers, [])).toBeNull();
    }),
  );
});

test('every contradiction was really answered that way, and each is found once', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const triads = findContradictions(answers);
      for (const edge of triads.flatMap(edgesOf)) expect(answers).toContainEqual(edge);
      expect(new Set(triads.map(namesOf)).size).toBe(triads.length);
    }),
  );
});

test('turning any of the three answers round ends the contradiction', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat({ max: 2 }), (answers, edge) => {
      const triad = nextContradiction(answers, []);
      if (triad === null) return;
      const { winner, loser } = edgesOf(triad)[edge] ?? { winner: '', loser: '' };
      const decided = decideAgain(answers, { winner: loser, loser: winner });
      expect(decided).toHaveLength(45);
      expect(findContradictions(decided).map(namesOf)).not.toContain(namesOf(triad));
    }),
  );
});

describe('the round', () => {
  test('is bounded and shows no three values twice, even when nothing is changed', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const shown = playRound(answers, () => null);
        expect(shown).toHaveLength(Math.min(maxContradictions, findContradictions(answers).length));
        expect(new Set(shown.map(namesOf)).size).toBe(shown.length);
      }),
    );
  });

  test('nor when every one is decided again', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const shown = playRound(answers, ([a, b]) => ({ winner: b, loser: a }));
        expect(shown.length).toBeLessThanOrEqual(maxContradictions);
        expect(new Set(shown.map(namesOf)).size).toBe(shown.length);
      }),
    );
  });

  test('asks the same each time and keeps the first answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const before = structuredClone(answers);
        expect(nextContradiction(answers, [])).toEqual(nextContradiction(answers, []));
        decideAgain(answers, { winner: 'B', loser: 'A' });
        expect(answers).toEqual(before);
      }),
    );
  });

  test('begins with the answer that most contradictions rest on', () => {
    const order = pairs.map(([a, b]): Comparison => ({ winner: a, loser: b }));
    const turned = decideAgain(decideAgain(order, { winner: 'J', loser: 'D' }), { winner: 'C', loser: 'A' });
    expect(nextContradiction(turned, [])).toContain('J');
    expect(nextContradiction(turned, [])).toContain('D');
  });
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
