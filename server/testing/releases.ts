import { randomUUID } from 'node:crypto';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { TestApp } from './app.ts';
import { makePublishedJob } from './jobs.ts';
import { type Crew, makeCrew } from './organisations.ts';
import { type Applicant, type ApplicantTraits, makeApplicant, skillsFrom, testedTraits } from './results.ts';

export async function release(
  { caller }: Pick<Applicant, 'caller'>,
  jobId: string,
  scope: ReleaseScope = 'anonymous',
): Promise<string> {
  const target = { kind: 'job' as const, jobId };
  const { digest } = await caller.releases.preview({ target, scope });
  return (await caller.releases.give({ target, scope, digest })).releaseId;
}

export type Candidate = Applicant & { releaseId: string };

export async function makeCandidate(
  app: TestApp,
  { jobId, scope = 'named', ...traits }: { jobId: string; scope?: ReleaseScope } & ApplicantTraits,
): Promise<Candidate> {
  const { skills, values } = testedTraits;
  const person = await makeApplicant(app, { skills, values, ...traits });
  return { ...person, releaseId: await release(person, jobId, scope) };
}

export const distinctiveWords = [
  'Quendolin',
  'Zwetschgenreuth',
  '0171 5550123',
  'Zeppelinfeld',
  'Kranichflug',
  'Lotsenamt',
];

export async function makeDistinctivePerson(app: TestApp): Promise<Applicant> {
  const [firstName, lastName, phone, location, bio, title] = distinctiveWords;
  const email = `quendolin-${randomUUID()}@zwetschgenreuth.example`;
  const results = { skills: skillsFrom(1), values: { Ehrlichkeit: 9, Humor: 3 } };
  const person = await makeApplicant(app, { email, name: `${firstName} ${lastName}`, ...results });
  const { caller } = person;
  const { revision, profile } = await caller.profile.own();
  const entry = { entryId: randomUUID(), title: title ?? '', company: `${firstName} ${lastName}`, from: '2019-09' };
  const experience = [{ ...entry, to: '', description: `Erreichbar unter ${email} und ${phone}` }];
  const education = [{ entryId: randomUUID(), degree: `${lastName}`, field: '', institution: '', year: '2013' }];
  const details = { phone: phone ?? '', location: location ?? '', bio: `${bio}, geschrieben von ${firstName}` };
  await caller.profile.save({ revision, profile: { ...profile, ...details, experience, education } });
  return person;
}

type Released = { crew: Crew; jobId: string; person: Applicant; releaseId: string };

export async function makeReleasedPerson(app: TestApp, scope: ReleaseScope = 'anonymous'): Promise<Released> {
  const crew = await makeCrew(app);
  const { jobId } = await makePublishedJob(crew.owner);
  const person = await makeDistinctivePerson(app);
  return { crew, jobId, person, releaseId: await release(person, jobId, scope) };
}

export const listPersonEvents = async ({ db }: TestApp, userId: string) =>
  db.prisma.personEvent.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, orgName: true, actorId: true, details: true, createdAt: true },
  });

export async function expireRelease({ db, clock }: TestApp, releaseId: string): Promise<void> {
  await db.prisma.release.updateMany({ where: { id: releaseId }, data: { expiresAt: clock.now() } });
}
