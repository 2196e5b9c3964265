import type { ShownGroup, SoftskillRunState, ValueRunState } from '#shared/assessments/state.ts';
import type { callerFor } from './people.ts';

type Caller = Awaited<ReturnType<typeof callerFor>>;
/** How a person orders a group: by default as it is shown. */
export type Ordering = (group: ShownGroup) => number[];

export const asShown: Ordering = (group) => group.statements.map(({ id }) => id);
export const byId: Ordering = (group) => asShown(group).toSorted((a, b) => a - b);

export async function answerAll(
  caller: Caller,
  run: SoftskillRunState,
  options: { groups?: ShownGroup[]; ordering?: Ordering } = {},
): Promise<void> {
  const { groups = run.partOne, ordering = byId } = options;
  for (const group of groups) {
    await caller.softskillTest.answer({
      token: run.token,
      groupIndex: group.groupIndex,
      order: ordering(group),
      durationMs: 12_000,
    });
  }
}

/** A whole soft-skill test, from start to result. */
export async function takeSoftskillTest(
  caller: Caller,
  ordering: Ordering = byId,
): Promise<{ token: string; resultId: string }> {
  const run = await caller.softskillTest.start({ variant: 'test1' });
  await answerAll(caller, run, { ordering });
  const { partTwo } = await caller.softskillTest.partTwo({ token: run.token });
  await answerAll(caller, run, { groups: partTwo ?? [], ordering });
  const { resultId } = await caller.softskillTest.finish({ token: run.token });
  return { token: run.token, resultId };
}

export const tenValues = [
  'Balance',
  'Ehrlichkeit',
  'Familie',
  'Freiheit',
  'Frieden',
  'Gesundheit',
  'Humor',
  'Natur',
  'Neugier',
  'Respekt',
];

/** Chooses ten values and decides every pair; by default for what comes first in the alphabet. */
export async function decideAllPairs(
  caller: Caller,
  run: ValueRunState,
  prefer: (left: string, right: string) => string = (a, b) => [a, b].toSorted()[0] ?? a,
): Promise<void> {
  const { pairs } = await caller.valueTest.choose({ token: run.token, values: tenValues });
  for (const [pairIndex, { left, right }] of pairs.entries()) {
    await caller.valueTest.compare({ token: run.token, pairIndex, winner: prefer(left, right) });
  }
}

export async function takeValueTest(caller: Caller): Promise<{ token: string; resultId: string }> {
  const run = await caller.valueTest.start({});
  await decideAllPairs(caller, run);
  const { resultId } = await caller.valueTest.finish({ token: run.token });
  return { token: run.token, resultId };
}
