import { randomUUID } from 'node:crypto';
import type { PoolListEntry } from '#shared/talent-pool/state.ts';
import type { App } from '../core/app.ts';
import { makePublishedJob } from './jobs.ts';
import { type Crew, type Member, makeCrew } from './organisations.ts';
import { disableCompanyCheck } from './verification.ts';

export type PoolCrew = { crew: Crew; owner: Member; jobId: string };
export type PoolSearcher = { owner: Pick<Member, 'caller'>; jobId: string };

export async function makePoolCrew(app: App, name = `Musterhaus ${randomUUID()}`): Promise<PoolCrew> {
  await disableCompanyCheck(app);
  const crew = await makeCrew(app);
  const imprint = { legalName: name, street: `Lange Straße ${randomUUID()}` };
  await app.db.prisma.companyImprint.update({ where: { orgId: crew.orgId }, data: imprint });
  await rename(crew, name);
  const { jobId } = await makePublishedJob(crew.owner);
  return { crew, owner: crew.owner, jobId };
}

export async function rename({ owner }: Pick<PoolSearcher, 'owner'>, name: string): Promise<void> {
  const { version: basedOnVersion } = await owner.caller.organisations.current();
  const rest = { description: '', imprint: '', isPublic: true, needsReview: false, basedOnVersion, values: [] };
  await owner.caller.organisations.updateSettings({ name, ...rest });
}

export async function listPoolPeople(
  { owner, jobId }: PoolSearcher,
  order: 'newest' | 'group' = 'newest',
): Promise<PoolListEntry[]> {
  const people: PoolListEntry[] = [];
  for (let cursor: string | null = null; ; ) {
    const page = await owner.caller.foundPeople.page({ jobId, order, cursor });
    people.push(...page.people);
    cursor = page.nextCursor;
    if (cursor === null) return people;
  }
}

export async function personIdOf(
  app: App,
  { orgId }: { orgId: string },
  { userId }: { userId: string },
): Promise<string | null> {
  const key = { orgId, userId };
  return (
    (await app.db.prisma.foundPerson.findUnique({ where: { orgId_userId: key }, select: { id: true } }))?.id ?? null
  );
}

export async function isPersonVisible(
  app: App,
  finder: PoolSearcher & { crew: Crew },
  person: { userId: string },
): Promise<boolean> {
  const people = await listPoolPeople(finder);
  const personId = await personIdOf(app, finder.crew, person);
  return people.some((candidate) => candidate.personId === personId);
}
