import { randomUUID } from 'node:crypto';
import { scoringVersion } from '#shared/assessments/soft-skills/scoring.ts';
import type { App } from '../core/app.ts';
import { activeCatalogue } from '../features/assessments/service.ts';
import { callerFor, makePerson, type Person, type Traits } from './people.ts';

type Results = {
  /** Skill ids, strongest first; null without a result. */
  skills?: readonly number[] | null | undefined;
  /** Value word → wins; null without a result. */
  values?: Readonly<Record<string, number>> | null | undefined;
};

/** Results without answers: ranks are certain, ranges are wide. */
export async function insertResults(app: App, userId: string, { skills, values }: Results): Promise<void> {
  if (skills) await insertSkillResult(app, userId, skills);
  if (values) await insertValueResult(app, userId, values);
}

async function insertSkillResult({ db, clock }: App, userId: string, skills: readonly number[]): Promise<void> {
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

async function insertValueResult(
  { db, clock }: App,
  userId: string,
  scores: Readonly<Record<string, number>>,
): Promise<void> {
  const [testToken, now] = [randomUUID(), clock.now()];
  const run = { userId, testToken, status: 'finished' as const, seed: 1, finishedAt: now };
  const { id: runId } = await db.prisma.valueTestRun.create({ data: run, select: { id: true } });
  await db.prisma.valueTestResult.create({
    data: { runId, userId, testToken, scores, consistence: 1, createdAt: now },
  });
}

export type Applicant = Person & { caller: Awaited<ReturnType<typeof callerFor>> };

export const skillsFrom = (first: number): number[] =>
  Array.from({ length: 30 }, (_, index) => 1 + ((first - 1 + index) % 30));

export type ApplicantTraits = Results & Traits;

export async function makeApplicant(app: App, { skills, values, ...traits }: ApplicantTraits = {}): Promise<Applicant> {
  const person = await makePerson(app, traits);
  await insertResults(app, person.userId, { skills, values });
  return { ...person, caller: await callerFor(app, person) };
}

export const testedTraits = { name: 'Zoe Zander', skills: skillsFrom(1), values: { Ehrlichkeit: 9 } } as const;
