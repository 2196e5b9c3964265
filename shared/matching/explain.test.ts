import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJob, anyPerson, jobOf, personOf, skillCount } from '../../server/testing/matching.ts';
import { wholeParts } from './contributions.ts';
import { explainMatch } from './explain.ts';
import { matchOf } from './match.ts';
import { skillReasons } from './skill-fit.ts';
import { basicValues, type SkillPart } from './types.ts';

const inOrder = Array.from({ length: skillCount }, (_, index) => index + 1);

test('the parts sum to the match, none is below 0, and none exceeds its maximum, which sum to 70', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const explained = explainMatch(person, job);
      if (explained === null) return;
      const { parts, match, basis } = explained;
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(match);
      expect(parts).toHaveLength((basis === 'values' ? 1 : job.skills.length) + (basis === 'skills' ? 1 : 10));
      const missing = parts.filter((part) => part.kind === 'missing').map(({ half }) => half);
      expect(missing).toEqual(basis === 'both' ? [] : [basis === 'skills' ? 'values' : 'skills']);
      for (const part of parts) {
        expect(Number.isInteger(part.points)).toBe(true);
        expect(part.points).toBeGreaterThanOrEqual(0);
        if (part.kind === 'skill') expect(part.points).toBeLessThanOrEqual(part.most);
      }
      const most = parts.flatMap((part) => (part.kind === 'skill' ? [part.most] : []));
      if (basis !== 'values') expect(most.reduce((sum, one) => sum + one)).toBe(70);
    }),
  );
});

test('the explanation is of the match itself, in any order of the requirements', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const explained = explainMatch(person, job);
      const turned = { skills: job.skills.toReversed(), values: job.values.toReversed() };
      expect(explainMatch(person, turned)).toEqual(explained);
      expect(explained === null).toBe(matchOf(person, job) === null);
      if (explained !== null) expect(explained).toMatchObject(matchOf(person, job) ?? {});
    }),
  );
});

const skillParts = (order: readonly number[], asked: number[], weights: (1 | 2 | 3)[]): SkillPart[] =>
  (explainMatch(personOf(order), jobOf(asked, weights))?.parts ?? []).filter((part) => part.kind === 'skill');

test('requirements contribute by weight and rank, the last rank nothing', () => {
  const person = [1, ...inOrder.slice(3, 12), 2, ...inOrder.slice(12), 3];
  const [first, second, third] = skillParts(person, [1, 2, 3], [3, 2, 1]);
  expect([first?.rank, second?.rank, third?.rank]).toEqual([1, 11, 30]);
  const fit = (3 * 29 + 2 * 19 - 4) / (3 * 29 + 2 * 28 + 27 - 4);
  const whole = Math.round(70 * fit);
  expect(first?.points).toBe(Math.round((70 * fit * 87) / 125));
  expect([third?.points, (first?.points ?? 0) + (second?.points ?? 0)]).toEqual([0, whole]);
});

test('a better rank increases the contribution of a requirement', () => {
  const points = [1, 8, 15, 22, 30].map((place) => {
    const others = inOrder.filter((id) => id !== 7);
    return skillParts(others.toSpliced(place - 1, 0, 7), [7, 12, 20], [2, 1, 3]).find((part) => part.skillId === 7)
      ?.points;
  });
  expect(points).toEqual(points.toSorted((a = 0, b = 0) => b - a));
  expect(new Set(points).size).toBe(5);
});

test('the maximum of a requirement follows its weight', () => {
  const mostOf = (parts: readonly SkillPart[]) =>
    parts.toSorted((a, b) => a.skillId - b.skillId).map(({ most }) => most);
  expect(mostOf(skillParts(inOrder, [7, 12, 20], [2, 1, 3]))).toEqual([23, 12, 35]);
});

test('a requirement far ahead of the others takes a point from the maximum of another', () => {
  const order = inOrder.filter((id) => id !== 2).toSpliced(9, 0, 2);
  const parts = skillParts(order, [1, 2], [1, 1]);
  expect(parts.map(({ points, most }) => [points, most])).toEqual([
    [36, 36],
    [24, 34],
  ]);
});

test('values contribute the smaller share of each basic value and list the words that both chose', () => {
  const explained = explainMatch(
    { skills: null, values: { Macht: 4, Einfluss: 4, Natur: 9 } },
    jobOf([1], [], ['Macht', 'Erfolg', 'Ruhm', 'Ehre', 'Stil']),
  );
  expect(explained).toMatchObject({ basis: 'values', required: 0, inUpperThird: 0, counterfactuals: [] });
  const parts = explained?.parts.filter((part) => part.kind === 'value') ?? [];
  expect(parts.map(({ value }) => value).toSorted()).toEqual([...basicValues].toSorted());
  expect(parts.filter(({ shared }) => shared.length > 0)).toMatchObject([{ value: 'power', shared: ['Macht'] }]);
  expect(parts[0]).toMatchObject({ value: 'power' });
});

test('without a requirement the match is that of a job without it; the last one cannot be left out', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const { counterfactuals = [], basis = 'values' } = explainMatch(person, job) ?? {};
      const isOffered = basis !== 'values' && job.skills.length >= 2;
      expect(counterfactuals.map(({ skillId }) => skillId).toSorted()).toEqual(
        isOffered ? job.skills.map(({ skillId }) => skillId).toSorted() : [],
      );
      for (const { skillId, match } of counterfactuals) {
        const rest = { ...job, skills: job.skills.filter((one) => one.skillId !== skillId) };
        expect(match).toBe(matchOf(person, rest)?.match);
      }
    }),
  );
});

test('each half has the points of its fit, to within one', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const { skillFit = null, valueFit = null, parts = [] } = explainMatch(person, job) ?? {};
      const sumOf = (...kinds: string[]) =>
        parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { points }) => sum + points, 0);
      // The fits are whole percents: half a percent of the half is rounding.
      if (skillFit !== null) expect(Math.abs(sumOf('skill') - 0.7 * skillFit)).toBeLessThan(1.36);
      if (valueFit !== null) expect(Math.abs(sumOf('value') - 0.3 * valueFit)).toBeLessThan(0.66);
      if (skillFit !== null && valueFit === null) expect(sumOf('missing')).toBe(13);
    }),
  );
});

test('no requirement that raises the match is lacking, and none that lowers it fits', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const explained = explainMatch(person, job);
      if (explained === null) return;
      const { strong, weak } = skillReasons(explained, skillCount);
      const changes = (some: readonly SkillPart[]) =>
        some.map(({ skillId }) => {
          const rest = { ...job, skills: job.skills.filter((one) => one.skillId !== skillId) };
          return job.skills.length < 2 ? 0 : (matchOf(person, rest)?.match ?? 0) - explained.match;
        });
      for (const change of changes(strong)) expect(change).toBeLessThanOrEqual(0);
      for (const change of changes(weak)) expect(change).toBeGreaterThan(0);
      expect(changes(weak)).toEqual(changes(weak).toSorted((a, b) => b - a));
    }),
  );
});

test('counts required skills in the upper third, and ignores those without a rank', () => {
  const asked = jobOf([1, 10, 11, 30, 99]);
  expect(explainMatch(personOf(inOrder), asked)).toMatchObject({ inUpperThird: 2, required: 5 });
});

test.each([
  [[33.4, 33.3, 33.3], 100, [34, 33, 33]],
  [[0.5, 0.5], 1, [1, 0]],
  [[12.2, 0, 7.9], 20, [12, 0, 8]],
  [[], 0, []],
  [[0, 0], 0, [0, 0]],
])('%j as whole numbers that sum to %i are %j', (shares, whole, parts) => {
  expect(wholeParts(shares, whole)).toEqual(parts);
});
