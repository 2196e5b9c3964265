import { randomUUID } from 'node:crypto';
import { scoringVersion } from '#shared/assessments/soft-skills/scoring.ts';
import type { App } from '../core/app.ts';
import { activeCatalogue } from '../features/assessments/service.ts';
import { callerFor, makePerson, type Person } from './people.ts';

type Results = {
  /** Skill ids, strongest first. */
  skills?: readonly number[];
  /** Value word → wins. */
  values?: Readonly<Record<string, number>>;
};

/** Results of this person as if the tests had been taken now, without an answer behind them: their ranks stand, their range is wide. */
export async function giveResults(app: App, userId: string, { skills, values }: Results): Promise<void> {
  if (skills !== undefined) await giveSkills(app, userId, skills);
  if (values !== undefined) await giveValues(app, userId, values);
}

async function giveSkills({ db, clock }: App, userId: string, skills: readonly number[]): Promise<void> {
  const [testToken, now] = [randomUUID(), clock.now()];
  const { versionId: catalogueVersionId } = await activeCatalogue(db, 'test1');
  const shown = { testVariant: 'test1' as const, shownPartOne: [], shownPartTwo: [] };
  const run = { userId, testToken, catalogueVersionId, status: 'finished' as const, finishedAt: now, ...shown };
  const { id: runId } = await db.prisma.softskillTestRun.create({ data: run, select: { id: true } });
  const bands = skills.map((skillId, index) => {
    return { skillId, rank: index + 1, low: index + 1, high: index + 1, strength: -index / 10, error: 0.5 };
  });
  const result = { runId, userId, testToken, testVariant: 'test1' as const, scores: {}, bands, quality: {} };
  await db.prisma.softskillTestResult.create({ data: { ...result, scoringVersion, createdAt: now } });
}

async function giveValues({ db, clock }: App, userId: string, scores: Readonly<Record<string, number>>): Promise<void> {
  const [testToken, now] = [randomUUID(), clock.now()];
  const run = { userId, testToken, status: 'finished' as const, seed: 1, finishedAt: now };
  const { id: runId } = await db.prisma.valueTestRun.create({ data: run, select: { id: true } });
  await db.prisma.valueTestResult.create({
    data: { runId, userId, testToken, scores, consistence: 1, createdAt: now },
  });
}

export type Applicant = Person & { caller: Awaited<ReturnType<typeof callerFor>> };

/** Somebody who looks for a job, with these results. */
export async function makeApplicant(app: App, results: Results = {}): Promise<Applicant> {
  const person = await makePerson(app);
  await giveResults(app, person.userId, results);
  return { ...person, caller: await callerFor(app, person) };
}

/** The 30 skills by id, from this one on and around. */
export const skillsFrom = (first: number): number[] =>
  Array.from({ length: 30 }, (_, index) => 1 + ((first - 1 + index) % 30));
