/** Two companies compare their views of 10,000 anonymous people. Only shared groups and words may help to link them. */
import { expect, test } from 'vitest';
import { type Random, seededRandom, shuffle } from '../assessments/random.ts';
import type { MatchJob } from '../matching/types.ts';
import { basicValueOf } from '../matching/value-assignment.ts';
import {
  coarseMatch,
  coarsePerson,
  type FindableSnapshot,
  limitToDisclosure,
  toFindableSnapshot,
} from './anonymous.ts';
import { type NoiseSeed, noiseOf, orderOf } from './noise.ts';
import { anonymousView } from './view.ts';

const count = 10_000;
const skillIds = Array.from({ length: 30 }, (_, index) => index + 1);
const names = new Map(skillIds.map((skillId) => [skillId, `Skill ${skillId}`]));
const words = [...basicValueOf.keys()];

type Person = { id: number[]; stored: FindableSnapshot };
type Seen = { view: string; match: number; figures: string; order: number };

const wordOf = (random: Random) => Math.floor(random() * 2 ** 32);

function makePeople(random: Random): Person[] {
  return Array.from({ length: count }, () => {
    const ranked = shuffle(skillIds, random).map((skillId, index) => ({ skillId, rank: index + 1 }));
    const chosen = shuffle(words, random).slice(0, 10);
    const wins = Object.fromEntries(shuffle(chosen, random).map((word, index) => [word, index]));
    const about = { isLimited: false };
    const stored = toFindableSnapshot({ skills: { size: 30, ranked, ...about }, values: { wins, ...about } });
    return { id: [0, 1, 2, 3].map(() => wordOf(random)), stored };
  });
}

function look(people: readonly Person[], job: MatchJob, seed: NoiseSeed): Seen[] {
  const asked = job.skills.map(({ skillId }) => skillId);
  return people.map(({ id, stored }) => {
    const snapshot = limitToDisclosure({ skillIds: asked, words: job.values }, stored);
    const match = coarseMatch(coarsePerson(snapshot), job.skills, noiseOf(seed, id));
    const { name: _, ...view } = anonymousView({ name: '', snapshot }, names, asked);
    return {
      view: JSON.stringify(view),
      match: match?.match ?? -1,
      figures: JSON.stringify(match),
      order: orderOf(seed, id),
    };
  });
}

const jobOf = (asked: readonly number[], values: readonly string[]): MatchJob => ({
  skills: asked.map((skillId, index) => ({ skillId, weight: ((index % 3) + 1) as 1 | 2 | 3 })),
  values: [...values],
});

/** The attacker picks the nearest person by `distance` among equal views. */
function linked(one: readonly Seen[], other: readonly Seen[], distance: (a: Seen, b: Seen) => number): number {
  const alike = Map.groupBy(other.keys(), (index) => other[index]?.view);
  let right = 0;
  for (const [index, seen] of one.entries()) {
    const candidates = alike.get(seen.view) ?? [];
    const distances = candidates.map((candidate) => distance(seen, other[candidate] ?? seen));
    const least = Math.min(...distances);
    const nearest = candidates.filter((_, place) => distances[place] === least);
    right += nearest.includes(index) ? 1 / nearest.length : 0;
  }
  return right;
}

const seeds = (random: Random): [NoiseSeed, NoiseSeed] => {
  const [one, other] = [0, 1].map(() => [0, 1, 2, 3].map(() => wordOf(random)));
  return [one ?? [], other ?? []];
};

const people = makePeople(seededRandom(10));
const asked = [3, 8, 14, 21, 27];
const companyWords = words.slice(0, 70).filter((_, index) => index % 7 === 0);

test.each([
  ['five skills', jobOf(asked, [])],
  ['five skills and ten values', jobOf(asked, companyWords)],
  ['eight skills and ten values', jobOf([...asked, 1, 12, 30], companyWords)],
])('match, range and order link at most 1.5 × what a shared job of %s reveals', (_, job) => {
  const [seedOfOne, seedOfOther] = seeds(seededRandom(11));
  const [one, other] = [look(people, job, seedOfOne), look(people, job, seedOfOther)];
  const chance = linked(one, other, () => 0);
  expect(linked(one, other, (a, b) => Math.abs(a.match - b.match))).toBeLessThan(1.5 * chance);
  expect(linked(one, other, (a, b) => Number(a.figures !== b.figures))).toBeLessThan(1.5 * chance);
  expect(linked(one, other, (a, b) => Math.abs(a.order - b.order))).toBeLessThan(1.5 * chance);
});

test('with jobs that share no skill, match and list position link no better than chance', () => {
  const [seedOfOne, seedOfOther] = seeds(seededRandom(12));
  const one = look(people, jobOf(asked, []), seedOfOne);
  const other = look(people, jobOf([1, 5, 10, 17, 24], []), seedOfOther);
  const nearest = (figureOf: (seen: Seen) => number) => {
    const values = other.map(figureOf);
    const shares = Array.from({ length: 400 }, (_, index) => {
      const own = figureOf(one[index] ?? { view: '', match: 0, figures: '', order: 0 });
      const far = Math.abs((values[index] ?? 0) - own);
      const ties = values.filter((value) => Math.abs(value - own) === far).length;
      return (values.filter((value) => Math.abs(value - own) < far).length + ties / 2) / count;
    });
    return shares.filter((share) => share < 0.05).length / shares.length;
  };
  expect(nearest(({ match }) => match)).toBeLessThan(1.5 * 0.05);
  expect(nearest(({ match }) => 100 - match)).toBeLessThan(1.5 * 0.05);
  expect(nearest(({ order }) => order)).toBeLessThan(1.5 * 0.05);
});

test('groups of all skills would link everyone, so no company gets them', () => {
  const disclosure = { skillIds, words: [] };
  const groups = new Set(people.map(({ stored }) => JSON.stringify(limitToDisclosure(disclosure, stored))));
  expect(groups.size).toBe(count);
});
