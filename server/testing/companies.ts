import { randomUUID } from 'node:crypto';
import type { App } from '../core/app.ts';
import { createCaller } from '../router.ts';
import { everybody, type Finder, personIdOf } from './found-finders.ts';
import { makePublishedJob } from './jobs.ts';
import { outcomeOf } from './organisations.ts';
import { contextFor, makePerson, type Person } from './people.ts';
import { turnCompanyCheckOff } from './verification.ts';

/** An account of type company, without an organisation. */
export const makeFounder = (app: App, domain = 'example.org'): Promise<Person> =>
  makePerson(app, { userType: 'company', email: `${randomUUID()}@${domain}` });

/** As this person is now: a caller keeps the organisation that its session began with. */
export const actingAs = async (app: App, person: Person) => createCaller(await contextFor(app, person));

export type Company = Finder & { orgId: string; founder: Person };

/** Founds an organisation and publishes a job that asks for skills 1, 2 and 3. */
export async function foundCompany(app: App, founder: Person, name: string): Promise<Company> {
  await turnCompanyCheckOff(app);
  const { organisationId } = await (await actingAs(app, founder)).organisations.create({ name });
  const owner = { caller: await actingAs(app, founder) };
  const { jobId } = await makePublishedJob(owner);
  return { orgId: organisationId, founder, owner, jobId };
}

export async function deleteCompany(app: App, { founder }: Pick<Company, 'founder'>): Promise<void> {
  const caller = await actingAs(app, founder);
  const { name } = await caller.organisations.current();
  await caller.organisations.delete({ confirmation: name });
}

/** How the company knows the person; null if it does not find them. */
export async function foundAs(app: App, company: Company, person: { userId: string }): Promise<string | null> {
  const listed = new Set((await everybody(company)).map(({ personId }) => personId));
  const personId = await personIdOf(app, company, person);
  return personId !== null && listed.has(personId) ? personId : null;
}

const text = 'Guten Tag, Ihr Profil passt zu uns. Dürfen wir Ihnen die Stelle vorstellen?';
export const askAs = ({ owner, jobId }: Company, personId: string): Promise<string> =>
  outcomeOf(owner.caller.foundPeople.ask({ jobId, personId, text }));
