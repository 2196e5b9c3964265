import { randomUUID } from 'node:crypto';
import type { FoundInList } from '#shared/found/state.ts';
import type { App } from '../core/app.ts';
import { makePublishedJob } from './jobs.ts';
import { type Crew, type Member, makeCrew } from './organisations.ts';
import { turnCompanyCheckOff } from './verification.ts';

export type FindingCrew = { crew: Crew; owner: Member; jobId: string };
export type Finder = { owner: Pick<Member, 'caller'>; jobId: string };

/** An organisation of this name, with its own imprint and a job that asks for skills 1, 2 and 3. */
export async function makeFinder(app: App, name = `Musterhaus ${randomUUID()}`): Promise<FindingCrew> {
  await turnCompanyCheckOff(app);
  const crew = await makeCrew(app);
  const imprint = { legalName: name, street: `Lange Straße ${randomUUID()}` };
  await app.db.prisma.companyImprint.update({ where: { orgId: crew.orgId }, data: imprint });
  await rename(crew, name);
  const { jobId } = await makePublishedJob(crew.owner);
  return { crew, owner: crew.owner, jobId };
}

export async function rename({ owner }: Pick<Finder, 'owner'>, name: string): Promise<void> {
  const { version: basedOnVersion } = await owner.caller.organisations.current();
  const rest = { description: '', imprint: '', isPublic: true, needsReview: false, basedOnVersion, values: [] };
  await owner.caller.organisations.updateSettings({ name, ...rest });
}

/** All pages. */
export async function everybody(
  { owner, jobId }: Finder,
  order: 'newest' | 'group' = 'newest',
): Promise<FoundInList[]> {
  const found: FoundInList[] = [];
  for (let cursor: string | null = null; ; ) {
    const page = await owner.caller.foundPeople.page({ jobId, order, cursor });
    found.push(...page.people);
    cursor = page.nextCursor;
    if (cursor === null) return found;
  }
}

/** How a company knows this person, if it finds them: asked of the database, as no company can. */
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

export async function finds(app: App, finder: Finder & { crew: Crew }, person: { userId: string }): Promise<boolean> {
  const people = await everybody(finder);
  const personId = await personIdOf(app, finder.crew, person);
  return people.some((one) => one.personId === personId);
}
