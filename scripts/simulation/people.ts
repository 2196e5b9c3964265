import { type Random, shuffle, standardGumbel, standardNormal } from '#shared/assessments/random.ts';
import { partOneGroups, partTwoGroups, skillCount } from '#shared/assessments/soft-skills/design.ts';
import { partTwoSkills } from '#shared/assessments/soft-skills/part-two-skills.ts';
import type { TimedGroup } from '#shared/assessments/soft-skills/quality.ts';
import {
  type ClickerKind,
  carefulPace,
  clickerPaces,
  type Pace,
} from '#shared/assessments/soft-skills/simulated-paces.ts';

/**
 * Utility of a statement: the skill's utility (variance 1 over a person's skills), the statement's attraction for
 * everyone (N(0, attractionSd²)), a personal part (N(0, statementSd²)) and momentary noise (Gumbel, scale
 * `gumbelScale`). Ordering by such utilities is the model of Luce 1959 and Plackett 1975. `correlation` of any two
 * skills over people makes the skills of one person more alike.
 */
export type Assumptions = { gumbelScale: number; statementSd: number; correlation: number; attractionSd: number };
export type Population = {
  assumptions: Assumptions;
  attractions: readonly number[];
  otherAttractions: readonly number[];
};

/** A finished run: the groups of part 1, then those of part 2. `shownOrder` holds the statement ids of the group. */
export type SimulatedRun = { partOne: TimedGroup[]; partTwo: TimedGroup[] };
/**
 * `trueRanks`: rank of each skill by its utility, 1 strongest, by skill id. `again` repeats the test on another day
 * with the same statements, `withOthers` with those of the other variant. A lift changes answers; in `ranksWith` the
 * skills truly change.
 */
export type SimulatedPerson = SimulatedRun & {
  trueRanks: ReadonlyMap<number, number>;
  ranksWith: (lift: Lift) => ReadonlyMap<number, number>;
  again: (lift?: Lift) => SimulatedRun;
  withOthers: () => SimulatedRun;
};

type Lift = (skillId: number) => number;
const noLift: Lift = () => 0;

type Answering = (shownOrder: readonly number[]) => { order: number[]; durationMs: number };
const untouchedShare = 0.5;

/** Statement ids 6·skill … 6·skill + 5: four for part 1, two for part 2. */
const statementsPerSkill = 6;
export const simulatedSkillIds: readonly number[] = Array.from({ length: skillCount }, (_, index) => index);
export const simulatedSkillOf = (statementId: number): number => Math.floor(statementId / statementsPerSkill);
export const simulatedLength = (): number => 68;
const partOneStatements = partOneGroups(
  simulatedSkillIds.map((id) => ({ core: [id * 6, id * 6 + 1, id * 6 + 2, id * 6 + 3] })),
);

export function simulatePopulation(assumptions: Assumptions, random: Random): Population {
  const draw = () =>
    Array.from({ length: skillCount * statementsPerSkill }, () => assumptions.attractionSd * standardNormal(random));
  return { assumptions, attractions: draw(), otherAttractions: draw() };
}

export function simulatePerson(
  { assumptions, attractions, otherAttractions }: Population,
  random: Random,
  pace = carefulPace,
): SimulatedPerson {
  const { gumbelScale, statementSd, correlation } = assumptions;
  // A share that all skills of a person have in common lifts every statement alike, so it does not affect any order.
  const ownSd = Math.sqrt(1 - correlation);
  const skills = simulatedSkillIds.map((skillId) => ({ skillId, utility: ownSd * standardNormal(random) }));
  const reading = (statements: readonly number[]) => {
    const utilities = statements.map(
      (attraction, id) =>
        (skills[simulatedSkillOf(id)]?.utility ?? 0) + attraction + statementSd * standardNormal(random),
    );
    return (lift = noLift) =>
      simulateRun((shownOrder) => {
        const felt = shownOrder.map((statementId) => ({
          statementId,
          utility:
            (utilities[statementId] ?? 0) + lift(simulatedSkillOf(statementId)) + gumbelScale * standardGumbel(random),
        }));
        const order = felt.sort((a, b) => b.utility - a.utility).map(({ statementId }) => statementId);
        return { order, durationMs: duration(pace, random) };
      }, random);
  };
  const again = reading(attractions);
  const ranksWith = (lift: Lift) => {
    const lifted = skills.map(({ skillId, utility }) => ({ skillId, utility: utility + lift(skillId) }));
    return new Map(lifted.sort((a, b) => b.utility - a.utility).map(({ skillId }, index) => [skillId, index + 1]));
  };
  return { ...again(), again, withOthers: () => reading(otherAttractions)(), ranksWith, trueRanks: ranksWith(noLift) };
}

export function simulateClicker(kind: ClickerKind, random: Random): SimulatedRun {
  return simulateRun((shownOrder) => {
    const isLeft = kind === 'passive' && random() < untouchedShare;
    const order = isLeft ? [...shownOrder] : shuffle(shownOrder, random);
    return { order, durationMs: duration(clickerPaces[kind], random) };
  }, random);
}

function simulateRun(answering: Answering, random: Random): SimulatedRun {
  const answer = (statementIds: readonly number[]): TimedGroup => {
    const shownOrder = shuffle(statementIds, random);
    return { shownOrder, ...answering(shownOrder) };
  };
  const partOne = partOneStatements.map(answer);
  const ten = partTwoSkills(partOne.map(asAnswered), simulatedSkillOf, simulatedSkillIds);
  const partTwo = partTwoGroups(ten.map((skillId) => ({ skillId, additional: [skillId * 6 + 4, skillId * 6 + 5] })));
  return { partOne, partTwo: partTwo.map(answer) };
}

export const asAnswered = ({ shownOrder, order }: TimedGroup) => ({ statementIds: shownOrder, order });

const duration = ({ medianMs, spread }: Pace, random: Random) => medianMs * Math.exp(spread * standardNormal(random));
