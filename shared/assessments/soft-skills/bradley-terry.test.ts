import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitBradleyTerry, type Win } from './bradley-terry.ts';
import { choleskyFactor, solveLower, solveTransposed } from './cholesky.ts';

const size = 5;
const anyWins = fc.array(fc.tuple(fc.nat({ max: size - 1 }), fc.nat({ max: size - 1 })), { maxLength: 40 });
const at = (numbers: Float64Array, index: number) => numbers[index] ?? Number.NaN;
const posteriorOf = (wins: readonly Win[], priorVariance = 1) =>
  fitBradleyTerry({ size, wins, weight: 1, priorVariance });

test('two items: the strengths solve the equation of the maximum', () => {
  const wins: Win[] = [
    [0, 1],
    [0, 1],
    [0, 1],
    [1, 0],
  ];
  const { strengths } = fitBradleyTerry({ size: 2, wins, weight: 1, priorVariance: 1e6 });
  expect(at(strengths, 0) - at(strengths, 1)).toBeCloseTo(Math.log(3), 4);
});

test('the gradient is 0 at the fitted strengths for any comparisons', () => {
  fc.assert(
    fc.property(anyWins, (wins) => {
      const { strengths } = posteriorOf(wins);
      for (let item = 0; item < size; item++) {
        const slope = wins.reduce((sum, [winner, loser]) => {
          const surprise = 1 / (1 + Math.exp(at(strengths, winner) - at(strengths, loser)));
          return sum + (winner === item ? surprise : 0) - (loser === item ? surprise : 0);
        }, -at(strengths, item));
        expect(slope).toBeCloseTo(0, 5);
      }
    }),
  );
});

test('strengths sum to 0 and change sign when the answers are reversed', () => {
  fc.assert(
    fc.property(anyWins, (wins) => {
      const { strengths } = posteriorOf(wins);
      const turned = posteriorOf(wins.map(([winner, loser]): Win => [loser, winner])).strengths;
      expect(strengths.reduce((sum, strength) => sum + strength, 0)).toBeCloseTo(0, 5);
      strengths.forEach((strength, item) => {
        expect(at(turned, item)).toBeCloseTo(-strength, 5);
      });
    }),
  );
});

test('without comparisons only the prior remains', () => {
  const { strengths, precision } = posteriorOf([], 4);
  expect([...strengths]).toEqual([0, 0, 0, 0, 0]);
  expect(precision.entries[0]).toBeCloseTo(0.25);
});

test('comparisons that all go one way stay finite, also with a wide prior', () => {
  const wins = Array.from({ length: 200 }, (): Win => [0, 1]);
  const { strengths } = posteriorOf(wins, 100);
  expect(at(strengths, 0)).toBeGreaterThan(1);
  expect([...strengths].every(Number.isFinite)).toBe(true);
});

test('the factor times its transpose is the matrix, and both systems are solved', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 9, maxLength: 9 }), (numbers) => {
      const product = (a: number, b: number) =>
        [0, 1, 2].reduce((sum, k) => sum + (numbers[a * 3 + k] ?? 0) * (numbers[b * 3 + k] ?? 0), a === b ? 1 : 0);
      const entries = Float64Array.from({ length: 9 }, (_, cell) => product(Math.floor(cell / 3), cell % 3));
      const factor = choleskyFactor({ size: 3, entries });
      const right = Float64Array.of(1, -2, 3);
      const solution = solveTransposed(factor, solveLower(factor, right));
      for (let row = 0; row < 3; row++) {
        const left = [0, 1, 2].reduce((sum, k) => sum + at(entries, row * 3 + k) * at(solution, k), 0);
        expect(left).toBeCloseTo(at(right, row), 6);
      }
    }),
  );
});

test.each([[[1, 2, 2, 1]], [[0, 0, 0, 0]], [[Number.NaN, 0, 0, 1]]])('%j has no factor', (entries) => {
  expect(() => choleskyFactor({ size: 2, entries: Float64Array.from(entries) })).toThrow('not positive definite');
});
