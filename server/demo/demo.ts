import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { App } from '../core/app.ts';
import { inTransaction, type Tx } from '../core/database/db.ts';
import { addMs, days } from '../core/runtime/clock.ts';
import { readableCode } from '../core/runtime/random.ts';
import { hashPassword } from '../features/auth/service.ts';
import { agreeAtSignUp } from '../features/consents/service.ts';
import {
  accountsFile,
  type DemoPerson,
  demoLocked,
  demoOrganisation,
  demoOrganisations,
  demoPeople,
} from './accounts.ts';
import { demoApplicants } from './applicants.ts';
import { addDemoCandidates } from './candidates.ts';
import { addDemoCourses } from './courses.ts';
import { addDemoJobs } from './jobs.ts';
import { addDemoLearning } from './learning.ts';
import { addDemoPortal } from './portal.ts';
import { addDemoProfile, addProfileOf } from './profile.ts';
import { addDemoResults, addResultsOf } from './results.ts';
import { addNeighbourCourses } from './smaller-organisations.ts';
import { addDemoStaffWork } from './staff.ts';

export type DemoAccount = { label: string; email: string; password: string };

/**
 * Creates demo content in an empty database. Passwords are stored in the data folder, so that later starts can print
 * them.
 */
export async function ensureDemoAccounts(app: App): Promise<DemoAccount[]> {
  const file = accountsFile(app.env);
  const isEmpty = (await app.db.prisma.user.findFirst({ select: { id: true } })) === null;
  if (!isEmpty) return withoutLocked(app, await readAccounts(file));
  const accounts = demoPeople.map(({ label, email }) => ({
    label,
    email,
    password: `${readableCode(4)}-${readableCode(4)}-${readableCode(4)}`,
  }));
  await writeFile(file, JSON.stringify(accounts, null, 2), { mode: 0o600 });
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)));
  const unknownHash = await hashPassword(randomUUID());
  await inTransaction(app.db, (tx) => insertPeople(tx, hashes, unknownHash));
  // Independent parts run in parallel, because the first start waits for them.
  await Promise.all([
    Promise.all([
      addDemoResults(app).then(() => addDemoProfile(app)),
      ...demoApplicants.map((applicant, place) =>
        addResultsOf(app, applicant, place).then(() => addProfileOf(app, applicant)),
      ),
      addDemoJobs(app).then(() => addDemoPortal(app)),
    ]).then(() => addDemoCandidates(app)),
    addDemoCourses(app).then(() => addDemoLearning(app)),
    addNeighbourCourses(app),
    addDemoStaffWork(app),
  ]);
  return accounts;
}

async function withoutLocked({ db }: App, accounts: DemoAccount[]): Promise<DemoAccount[]> {
  const where = { email: { in: accounts.map(({ email }) => email) }, lockedAt: null };
  const open = new Set((await db.prisma.user.findMany({ where, select: { email: true } })).map(({ email }) => email));
  return accounts.filter(({ email }) => open.has(email));
}

const readAccounts = async (file: string): Promise<DemoAccount[]> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoAccount[];
  } catch {
    return [];
  }
};

const demoFoundedAt = (now: Date): Date => addMs(now, -days(160));

async function insertPeople(tx: Tx, passwordHashes: readonly string[], unknownHash: string): Promise<void> {
  const createdAt = demoFoundedAt(new Date());
  const idOf = new Map<string, string>();
  for (const { values, ...organisation } of demoOrganisations) {
    const data = { ...organisation, values: [...values], createdAt };
    const { id } = await tx.organisation.create({ data, select: { id: true } });
    idOf.set(organisation.slug, id);
  }
  for (const [index, person] of demoPeople.entries()) {
    const orgId = idOf.get(person.organisation ?? demoOrganisation.slug) ?? '';
    await insertPerson(tx, person, { passwordHash: passwordHashes[index] ?? '', orgId });
  }
  for (const [place, { firstName, lastName, email }] of demoApplicants.entries())
    await insertPerson(
      tx,
      { firstName, lastName, email, ...applicantKind },
      { passwordHash: unknownHash, orgId: '', daysAgo: 150 - 7 * place },
    );
  await insertPerson(tx, { ...demoLocked, ...applicantKind }, { passwordHash: unknownHash, orgId: '', daysAgo: 13 });
}

const applicantKind = { label: '', userType: 'applicant', platformRole: null, organisationRole: null } as const;

const nameOf = (slug: string): string =>
  demoOrganisations.find((organisation) => organisation.slug === slug)?.name ?? '';

async function insertPerson(
  tx: Tx,
  person: DemoPerson,
  { passwordHash, orgId, daysAgo = 160 }: { passwordHash: string; orgId: string; daysAgo?: number },
): Promise<void> {
  const { firstName, lastName, email, userType, platformRole, organisationRole, organisation } = person;
  const isMember = organisationRole !== null;
  const ownCompany = isMember ? nameOf(organisation ?? demoOrganisation.slug) : 'Brodersen Bootsbau';
  const companyName = userType === 'company' ? ownCompany : null;
  const profile = { firstName, lastName, email, userType, platformRole, companyName, orgId: isMember ? orgId : null };
  const createdAt = addMs(new Date(), -days(daysAgo));
  const data = { email, passwordHash, createdAt, emailVerifiedAt: createdAt, profile: { create: profile } };
  const memberships =
    organisationRole === null ? {} : { memberships: { create: { orgId, role: organisationRole, createdAt } } };
  const { id } = await tx.user.create({ data: { ...data, ...memberships }, select: { id: true } });
  await agreeAtSignUp(tx, id, new Date());
}
