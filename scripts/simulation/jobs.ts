import { type Random, shuffle, standardGumbel, standardNormal } from '#shared/assessments/random.ts';
import { comparedValueCount } from '#shared/assessments/values/value-pairs.ts';
import { jobLimits, type SkillRequirement, type SkillWeight } from '#shared/jobs/draft.ts';
import { basicValues, type MatchJob } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { maxOrganisationValues, minOrganisationValues } from '#shared/organisations/schema.ts';

/** Skills that kinds of work require, by number in the shipped catalogue; assumed, not observed. */
const kindsOfWork: readonly (readonly number[])[] = [
  // Care: empathy, team, resilience, communication, conflicts, integrity, time, other cultures.
  [29, 6, 20, 1, 8, 26, 17, 28],
  // Sales: persuasion, customers, negotiating, relations, communication, resilience, deciding, organising oneself.
  [2, 3, 4, 5, 1, 20, 13, 18],
  // Software: analysis, solving problems, technology, AI, learning, team, data, creativity.
  [11, 12, 25, 24, 19, 6, 23, 15],
  // Leading: leadership, delegating, motivating, deciding, conflicts, communication, integrity, time.
  [7, 9, 10, 13, 8, 1, 26, 17],
  // Crafts: technology, solving problems, organising oneself, team, customers, mistakes, time, sustainability.
  [25, 12, 18, 6, 3, 14, 17, 27],
  // Offices: organising oneself, time, communication, integrity, digital basics, mistakes, ethics, customers.
  [18, 17, 1, 26, 22, 14, 30, 3],
  // Teaching: communication, motivating, empathy, learning, creativity, other cultures, conflicts, resilience.
  [1, 10, 29, 19, 15, 28, 8, 20],
  // Designing: creativity, innovation, solving problems, adapting, communication, AI, team, sustainability.
  [15, 21, 12, 16, 1, 24, 6, 27],
  // Logistics: time, organising oneself, resilience, team, technology, adapting, solving problems, digital basics.
  [17, 18, 20, 6, 25, 16, 12, 22],
  // Research: analysis, data, learning, mistakes, ethics, integrity, solving problems, AI.
  [11, 23, 19, 14, 30, 26, 12, 24],
];
const skillCount = 30;
const oddShare = 0.3;
/**
 * Preference for basic values on one side of the value circle, and the spread of each word. Two random people then
 * share about as much as in an independent simulation (mean .42, standard deviation .2).
 */
const leaning = 0.6;
const wordSd = 0.8;
const clarity = 3;

/** A realistic job: 3 to 8 weighted skills of one kind of work, and a company with 5 to 10 values. Ids start at 0. */
export function simulateJob(random: Random): MatchJob {
  const kind = kindsOfWork[Math.floor(random() * kindsOfWork.length)] ?? [];
  const asked = shuffle(kind, random).slice(0, between(jobLimits.skills.min, jobLimits.skills.max, random));
  if (random() < oddShare) {
    const others = Array.from({ length: skillCount }, (_, index) => index + 1).filter(
      (number) => !kind.includes(number),
    );
    asked[0] = others[Math.floor(random() * others.length)] ?? 1;
  }
  const skills = asked.map((number): SkillRequirement => ({ skillId: number - 1, weight: weightFrom(random()) }));
  const values = simulateCompany(between(minOrganisationValues, maxOrganisationValues, random), random);
  return { skills, values };
}

export const simulateCompany = (count: number, random: Random): string[] =>
  simulateLiking(random)
    .slice(0, count)
    .map(({ word }) => word);

const between = (least: number, most: number, random: Random) => least + Math.floor(random() * (most - least + 1));

function weightFrom(chance: number): SkillWeight {
  if (chance < 0.4) return 1;
  return chance < 0.8 ? 2 : 3;
}

type Liked = { word: string; utility: number };

function simulateLiking(random: Random): Liked[] {
  const towards = 2 * Math.PI * random();
  const utilityOf = new Map(
    basicValues.map((value, index) => [
      value,
      leaning * Math.cos(towards - (2 * Math.PI * index) / basicValues.length) + (leaning / 2) * standardNormal(random),
    ]),
  );
  return [...basicValueOf]
    .map(([word, value]) => ({ word, utility: (utilityOf.get(value) ?? 0) + wordSd * standardNormal(random) }))
    .sort((a, b) => b.utility - a.utility);
}

type Wins = Record<string, number>;

export function simulateWins(random: Random): { answered: Wins; certain: Wins } {
  const chosen = simulateLiking(random).slice(0, comparedValueCount);
  const answered = new Map(chosen.map(({ word }) => [word, 0]));
  for (const [index, one] of chosen.entries()) {
    for (const other of chosen.slice(index + 1)) {
      const lead = clarity * (one.utility - other.utility) + standardGumbel(random) - standardGumbel(random);
      const winner = lead >= 0 ? one.word : other.word;
      answered.set(winner, (answered.get(winner) ?? 0) + 1);
    }
  }
  const certain = chosen.map(({ word }, index) => [word, chosen.length - 1 - index] as const);
  return { answered: Object.fromEntries(answered), certain: Object.fromEntries(certain) };
}
