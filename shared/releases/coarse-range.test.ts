import { expect, test } from 'vitest';
import { simulateJob, simulateWins } from '../../scripts/simulation/jobs.ts';
import {
  asAnswered,
  simulatedSkillIds,
  simulatedSkillOf,
  simulatePerson,
  simulatePopulation,
} from '../../scripts/simulation/people.ts';
import { scenarios } from '../../scripts/simulation/soft-skills.ts';
import { seededRandom } from '../assessments/random.ts';
import { rankBands } from '../assessments/soft-skills/uncertainty.ts';
import { matchOf } from '../matching/match.ts';
import { coarseMatch, coarsePerson, limitToDisclosure, toFindableSnapshot } from './anonymous.ts';
import { noDraws } from './snapshot.ts';

const people = 60;
const jobsEach = 20;

function simulate(name: 'low' | 'middle' | 'high', seed: number) {
  const random = seededRandom(seed);
  const population = simulatePopulation(scenarios[name], random);
  let [inside, off] = [0, 0];
  for (let person = 0; person < people; person++) {
    const { partOne, partTwo, trueRanks } = simulatePerson(population, random);
    const ranked = rankBands([...partOne, ...partTwo].map(asAnswered), simulatedSkillOf, simulatedSkillIds);
    const wins = simulateWins(random);
    const known = { skills: { rankOf: trueRanks, size: 30, draws: noDraws }, values: wins.certain };
    const about = { isLimited: false };
    const stored = toFindableSnapshot({
      skills: { size: 30, ranked, ...about },
      values: { wins: wins.answered, ...about },
    });
    const noise = Math.floor(random() * 11) - 5;
    for (let count = 0; count < jobsEach; count++) {
      const job = simulateJob(random);
      const disclosure = { skillIds: job.skills.map(({ skillId }) => skillId), words: job.values };
      const shown = coarseMatch(coarsePerson(limitToDisclosure(disclosure, stored)), job.skills, noise);
      const truth = matchOf(known, job)?.match ?? 0;
      if (shown === null) throw new Error('every simulated job can be matched');
      inside += Number(shown.low <= truth && truth <= shown.high);
      off += shown.match - truth;
    }
  }
  return { coverage: inside / (people * jobsEach), off: off / (people * jobsEach) };
}

test('about eight in ten true matches lie in the range of an anonymous match, without bias', () => {
  const figures = (['low', 'middle', 'high'] as const).map((name) => simulate(name, 5));
  const coverage = figures.reduce((sum, one) => sum + one.coverage, 0) / figures.length;
  expect(coverage).toBeGreaterThan(0.78);
  expect(coverage).toBeLessThan(0.9);
  for (const { off } of figures) expect(Math.abs(off)).toBeLessThan(1.5);
});
