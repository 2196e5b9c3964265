import type { ReleaseScope } from '#shared/releases/scope.ts';
import { createCaller } from '../router.ts';
import type { TestApp } from './app.ts';
import { contextFor, makePerson, type Person } from './people.ts';
import { giveResults, skillsFrom } from './results.ts';

export type Candidate = Person & { releaseId: string; caller: ReturnType<typeof createCaller> };

type Traits = {
  jobId: string;
  scope?: ReleaseScope;
  firstName?: string;
  lastName?: string;
  /** Skill ids, strongest first; null without a result. */
  skills?: readonly number[] | null;
  /** Null without a result. */
  values?: Readonly<Record<string, number>> | null;
};

/** Somebody who has released their results for this job. */
export async function makeCandidate(app: TestApp, traits: Traits): Promise<Candidate> {
  const { jobId, scope = 'named', firstName = 'Anna', lastName = 'Beispiel' } = traits;
  const { skills = skillsFrom(1), values = { Ehrlichkeit: 9 } } = traits;
  const person = await makePerson(app, { firstName, lastName });
  await giveResults(app, person.userId, { ...(skills && { skills }), ...(values && { values }) });
  const caller = createCaller(await contextFor(app, person));
  const target = { kind: 'job' as const, jobId };
  const { digest } = await caller.releases.preview({ target, scope });
  const { releaseId } = await caller.releases.give({ target, scope, digest });
  return { ...person, releaseId, caller };
}
