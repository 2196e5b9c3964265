import { randomUUID } from 'node:crypto';
import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import type { App } from '../core/app.ts';
import { inTransaction } from '../core/database/db.ts';
import { addMember } from '../features/members/service.ts';
import { createCaller } from '../router.ts';
import { makePublishedJob } from './jobs.ts';
import { outcomeOf } from './organisations.ts';
import { contextFor, makePerson, type Person } from './people.ts';
import { release } from './releases.ts';
import type { Applicant } from './results.ts';
import { listPoolPeople, type PoolSearcher, personIdOf, rename } from './talent-pool-companies.ts';
import { disableCompanyCheck, someImprint } from './verification.ts';

export const makeFounder = (app: App, domain = 'example.org'): Promise<Person> =>
  makePerson(app, { userType: 'company', email: `${randomUUID()}@${domain}` });

/** A caller keeps the organisation of its first request. */
export const actingAs = async (app: App, person: Person) => createCaller(await contextFor(app, person));

export type Company = PoolSearcher & { orgId: string; founder: Person };

export async function makeCompanyWithJob(app: App, founder: Person, name: string): Promise<Company> {
  await disableCompanyCheck(app);
  const { organisationId } = await (await actingAs(app, founder)).organisations.create({ name });
  const owner = { caller: await actingAs(app, founder) };
  const { jobId } = await makePublishedJob(owner);
  return { orgId: organisationId, founder, owner, jobId };
}

async function actAs(app: App, company: Company, founder: Person): Promise<Company> {
  return { ...company, founder, owner: { caller: await actingAs(app, founder) } };
}

export async function renameCompany(app: App, { founder }: Pick<Company, 'founder'>, name: string): Promise<void> {
  await rename({ owner: { caller: await actingAs(app, founder) } }, name);
}

export async function addOwner(app: App, { orgId, founder }: Company, { userId }: Person): Promise<void> {
  const ctx = await contextFor(app, founder);
  await inTransaction(app.db, (tx) => addMember(ctx, tx, { orgId, userId, role: 'owner' }));
}

export async function handOver(app: App, company: Company, next: Person): Promise<Company> {
  await (await actingAs(app, company.founder)).members.leave();
  return actAs(app, company, next);
}

export async function putImprint(app: App, company: Company, changes: Partial<CompanyImprint>): Promise<void> {
  const { verification } = await actingAs(app, company.founder);
  const basedOnVersion = (await verification.own()).imprint?.version ?? 0;
  await verification.saveImprint({ imprint: { ...someImprint, ...changes }, basedOnVersion });
}

export async function deleteCompany(app: App, { founder }: Pick<Company, 'founder'>): Promise<void> {
  const caller = await actingAs(app, founder);
  const { name } = await caller.organisations.current();
  await caller.organisations.delete({ confirmation: name });
}

export async function findVisiblePersonId(
  app: App,
  company: Company,
  person: { userId: string },
): Promise<string | null> {
  const listed = new Set((await listPoolPeople(company)).map(({ personId }) => personId));
  const personId = await personIdOf(app, company, person);
  return personId !== null && listed.has(personId) ? personId : null;
}

const text = 'Guten Tag, Ihr Profil passt zu uns. Dürfen wir Ihnen die Stelle vorstellen?';
export const requestContactAs = ({ owner, jobId }: Company, personId: string): Promise<string> =>
  outcomeOf(owner.caller.foundPeople.ask({ jobId, personId, text }));

export async function declineAs(app: App, company: Company, person: Applicant): Promise<boolean> {
  const personId = await findVisiblePersonId(app, company, person);
  if (personId === null) return false;
  const outcome = await requestContactAs(company, personId);
  if (outcome !== 'accepted') throw new Error(`the contact request was not accepted: ${outcome}`);
  const { requests } = await person.caller.found.received({});
  const request = requests.find(({ jobId, isDeclined }) => jobId === company.jobId && !isDeclined);
  await person.caller.found.decline({ requestId: request?.requestId ?? '' });
  return true;
}

export async function withdrawFrom(company: Company, person: Applicant): Promise<void> {
  await person.caller.releases.withdraw({ releaseId: await release(person, company.jobId) });
}
