import { type Random, shuffle, standardGumbel, standardNormal } from '#shared/assessments/random.ts';
import { comparedValueCount } from '#shared/assessments/values/value-pairs.ts';
import { jobLimits, type SkillRequirement, type SkillWeight } from '#shared/jobs/draft.ts';
import { basicValues, type MatchJob } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { maxOrganisationValues, minOrganisationValues } from '#shared/organisations/schema.ts';

/** What kinds of work ask for, by the numbers of the shipped skills; assumed, not observed. */
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
/** How often a job asks for one skill that its kind of work does not call for. */
const oddShare = 0.3;
/**
 * How much more the basic values on one's own side of the circle count than those across it, and how far each word strays. Two random
 * people then have about as much in common as in an independent simulation (mean .42, standard deviation .2).
 */
const leaning = 0.6;
const wordSd = 0.8;
/** So that neighbours of the ten lie about as far apart as in the simulation of the values test. */
const clarity = 3;

/** A believable job: 3 to 8 skills of a kind of work with weights, at a company with 5 to 10 values of one leaning. Skill ids from 0. */
export function simulateJob(random: Random): MatchJob {
  const kind = kindsOfWork[Math.floor(random() * kindsOfWork.length)] ?? [];
  const asked = shuffle(kind, random).slice(0, between(jobLimits.skills.least, jobLimits.skills.most, random));
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

/** The values of a company with one leaning. */
export const simulateCompany = (count: number, random: Random): string[] =>
  simulateLiking(random)
    .slice(0, count)
    .map(({ word }) => word);

const between = (least: number, most: number, random: Random) => least + Math.floor(random() * (most - least + 1));

/** 'Important' and 'very important' are said more often than 'decisive'. */
function weightFrom(chance: number): SkillWeight {
  if (chance < 0.4) return 1;
  return chance < 0.8 ? 2 : 3;
}

type Liked = { word: string; utility: number };

/** All words, most liked first: those nearest to a point of Schwartz's circle more than those across it, with chance in each word. */
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

/** Ten words of a person with their wins: as answered pair by pair, and as they would have been answered without chance. */
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
