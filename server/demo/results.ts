import { seededRandom, standardGumbel, standardNormal } from '#shared/assessments/random.ts';
import type { GroupView } from '#shared/assessments/state.ts';
import type { ValueWord } from '#shared/assessments/values/values.ts';
import type { App } from '../core/app.ts';
import type { Context } from '../core/trpc/context.ts';
import {
  activeCatalogue,
  answerGroup,
  beginPartTwo,
  chooseValues,
  compareValues,
  finishRun,
  finishValueRun,
  listSkillNames,
  startRun,
  startValueRun,
} from '../features/assessments/service.ts';
import type { DemoApplicant } from './applicants.ts';
import { demoUser, userAt } from './people.ts';

const applicant = 'jana.petersen@demo.example';
const preferenceSeed = 4711;
/** Spread of preferences relative to answers with standard Gumbel noise. */
const preferenceSpread = 1.3;
const variant = 'test1';

const softskillDays = [
  { daysAgo: 97, seed: 11 },
  { daysAgo: 3, seed: 29 },
];
const values: readonly ValueWord[] = [
  'Ehrlichkeit',
  'Familie',
  'Verantwortung',
  'Lernen',
  'Gesundheit',
  'Freiheit',
  'Humor',
  'Gerechtigkeit',
  'Natur',
  'Sicherheit',
];
/** Distance of neighbouring values relative to answers with standard Gumbel noise. */
const valueStep = 0.7;
const valuesDay = { daysAgo: 2, seed: 5 };

export async function addDemoResults(app: App): Promise<void> {
  const user = await demoUser(app, applicant);
  if (user === null) return;
  const on = (daysAgo: number) => userAt(app, user, { days: daysAgo, minutes: 47 });
  await Promise.all([
    takeValueTest(on(valuesDay.daysAgo), valuesDay.seed, values),
    (async () => {
      // In sequence: a person can have only one open run.
      for (const day of softskillDays) await takeSoftskillTest(on(day.daysAgo), { seed: day.seed, preferenceSeed });
    })(),
  ]);
}

export async function addResultsOf(app: App, { email, strong, values }: DemoApplicant, place: number): Promise<void> {
  const user = await demoUser(app, email);
  if (user === null) return;
  const ctx = userAt(app, user, { days: 20 + place, minutes: 7 * place });
  await takeSoftskillTest(ctx, { seed: 100 + place, preferenceSeed: 200 + place, strong });
  await takeValueTest(ctx, 300 + place, values);
}

/**
 * `preferenceSeed` determines the person, `seed` the answers of one day; `strong` are names of skills, the strongest
 * first.
 */
type AnswerOptions = { seed: number; preferenceSeed: number; strong?: readonly string[] };

async function takeSoftskillTest(ctx: Context, { seed, preferenceSeed, strong = [] }: AnswerOptions): Promise<void> {
  const catalogue = await activeCatalogue(ctx.app.db, variant);
  const numbers = new Map((await listSkillNames(ctx.app)).map(({ id, name }) => [name, id]));
  const preferenceOf = preferences(catalogue.skillIds, preferenceSeed);
  for (const [place, name] of strong.entries())
    preferenceOf.set(numbers.get(name) ?? 0, strongest - place * strongStep);
  const random = seededRandom(seed);
  const appeal = (statementId: number): number =>
    (preferenceOf.get(catalogue.statements.get(statementId)?.skillId ?? 0) ?? 0) + standardGumbel(random);
  const answerAll = async (token: string, groups: readonly GroupView[]) => {
    const answers = groups.map(({ groupIndex, statements }) => {
      // Sorted, because the shown order differs between starts.
      const ids = statements.map(({ id }) => id).sort((a, b) => a - b);
      const durationMs = Math.round(14_000 + random() * 26_000);
      return { token, groupIndex, order: byAppeal(ids, appeal), durationMs };
    });
    await Promise.all(answers.map((answer) => answerGroup(ctx, answer)));
  };
  const { token, partOne } = await startRun(ctx, { variant, token: null });
  await answerAll(token, partOne);
  const { partTwo } = await beginPartTwo(ctx, token);
  await answerAll(token, partTwo ?? []);
  await finishRun(ctx, token);
}

const strongest = 2.6;
const strongStep = 0.3;

function preferences(skillIds: readonly number[], ofSeed: number): Map<number, number> {
  const random = seededRandom(ofSeed);
  return new Map(skillIds.map((skillId) => [skillId, preferenceSpread * standardNormal(random)]));
}

function byAppeal<T>(items: readonly T[], appeal: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, appeal: appeal(item) }))
    .sort((a, b) => b.appeal - a.appeal)
    .map(({ item }) => item);
}

async function takeValueTest(ctx: Context, seed: number, values: readonly ValueWord[]): Promise<void> {
  const winnerOf = decideWinners(seed, values);
  const { token } = await startValueRun(ctx, null);
  const { pairs } = await chooseValues(ctx, token, [...values]);
  for (const [pairIndex, { left, right }] of pairs.entries())
    await compareValues(ctx, { token, pairIndex, winner: winnerOf.get(pairKey(left, right)) ?? left });
  await finishValueRun(ctx, token);
}

function decideWinners(seed: number, values: readonly ValueWord[]): ReadonlyMap<string, string> {
  const random = seededRandom(seed);
  const leads = values.map((value, place) => ({ value, lead: -valueStep * place }));
  return new Map(
    leads.flatMap((one, place) =>
      leads.slice(place + 1).map((other) => {
        const [winner = one] = byAppeal([one, other], ({ lead }) => lead + standardGumbel(random));
        return [pairKey(one.value, other.value), winner.value] as const;
      }),
    ),
  );
}

const pairKey = (one: string, other: string): string => [one, other].sort().join(' ');
