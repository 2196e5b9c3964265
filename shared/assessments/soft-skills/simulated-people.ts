import { type Random, shuffle, standardGumbel, standardNormal } from '../random.ts';
import { partOneGroups, partTwoGroups, skillCount } from './design.ts';
import type { TimedGroup } from './quality.ts';
import { rankSkills, scoreAnswers, topTen } from './scoring.ts';

/**
 * How an order comes about: a statement's utility is its skill's (N(0, 1) over the skills of a person), plus what this
 * person finds special about this statement (N(0, statementSd²)), plus chance in the moment (Gumbel, scale `gumbelScale`;
 * ordering by such utilities is the model of Luce 1959 and Plackett 1975).
 */
export type Noise = { gumbelScale: number; statementSd: number };

/** A finished run: the groups of part 1, then those of part 2. `shownOrder` holds the statement ids of the group. */
export type SimulatedRun = { partOne: TimedGroup[]; partTwo: TimedGroup[] };
/** `trueRanks`: rank of each skill by its utility, 1 strongest, by skill id. */
export type SimulatedPerson = SimulatedRun & { trueRanks: ReadonlyMap<number, number> };

/** How somebody answers a group: the statements as shown → their order and the time taken. */
type Answering = (shownOrder: readonly number[]) => { order: number[]; durationMs: number };
/** Middle and spread (of the logarithm) of the time for a group. Assumed, not observed. */
type Pace = { medianMs: number; spread: number };

/**
 * Clickers answer at random: 'hasty' ones fast, 'passive' ones fast and leaving half of the groups as shown, 'patient' ones
 * at the pace of somebody who reads.
 */
export const clickerKinds = ['hasty', 'passive', 'patient'] as const;
export type ClickerKind = (typeof clickerKinds)[number];

export const carefulPace: Pace = { medianMs: 20_000, spread: 0.5 };
export const hastyPace: Pace = { medianMs: 4000, spread: 0.5 };
const untouchedShare = 0.5;

/** Statement ids 6·skill … 6·skill + 5: four for part 1, two for part 2. */
export const simulatedSkillIds: readonly number[] = Array.from({ length: skillCount }, (_, index) => index);
export const simulatedSkillOf = (statementId: number): number => Math.floor(statementId / 6);
const partOneStatements = partOneGroups(
  simulatedSkillIds.map((id) => ({ core: [id * 6, id * 6 + 1, id * 6 + 2, id * 6 + 3] })),
);

/** A person with known skills who answers both parts honestly. */
export function simulatePerson(noise: Noise, random: Random): SimulatedPerson {
  const skills = simulatedSkillIds.map((skillId) => ({ skillId, utility: standardNormal(random) }));
  const statements = skills.flatMap(({ utility }) =>
    [0, 1, 2, 3, 4, 5].map(() => utility + noise.statementSd * standardNormal(random)),
  );
  const run = simulateRun((shownOrder) => {
    const felt = shownOrder.map((statementId) => ({
      statementId,
      utility: (statements[statementId] ?? 0) + noise.gumbelScale * standardGumbel(random),
    }));
    const order = felt.sort((a, b) => b.utility - a.utility).map(({ statementId }) => statementId);
    return { order, durationMs: duration(carefulPace, random) };
  }, random);
  const strongestFirst = skills.sort((a, b) => b.utility - a.utility);
  return { ...run, trueRanks: new Map(strongestFirst.map(({ skillId }, index) => [skillId, index + 1])) };
}

/** Somebody who does not read. */
export function simulateClicker(kind: ClickerKind, random: Random): SimulatedRun {
  return simulateRun((shownOrder) => {
    const isLeft = kind === 'passive' && random() < untouchedShare;
    const pace = kind === 'patient' ? carefulPace : hastyPace;
    return { order: isLeft ? [...shownOrder] : shuffle(shownOrder, random), durationMs: duration(pace, random) };
  }, random);
}

function simulateRun(answering: Answering, random: Random): SimulatedRun {
  const answer = (statementIds: readonly number[]): TimedGroup => {
    const shownOrder = shuffle(statementIds, random);
    return { shownOrder, ...answering(shownOrder) };
  };
  const partOne = partOneStatements.map(answer);
  const scores = scoreAnswers(partOne.map(asAnswered), simulatedSkillOf, simulatedSkillIds);
  const ten = topTen(rankSkills(scores, simulatedSkillIds));
  const partTwo = partTwoGroups(ten.map((skillId) => ({ skillId, additional: [skillId * 6 + 4, skillId * 6 + 5] })));
  return { partOne, partTwo: partTwo.map(answer) };
}

/** A timed group as scoring reads it. */
export const asAnswered = ({ shownOrder, order }: TimedGroup) => ({ statementIds: shownOrder, order });

const duration = ({ medianMs, spread }: Pace, random: Random) => medianMs * Math.exp(spread * standardNormal(random));
