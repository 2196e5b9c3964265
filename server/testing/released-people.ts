/**
 * One person for each state towards a company. Every field has unique words: a leaked word identifies its person and
 * field.
 */
import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { TestApp } from './app.ts';
import { applyAs } from './applications.ts';
import { makePublishedJob } from './jobs.ts';
import { type Crew, makeCrew } from './organisations.ts';
import { type Applicant, makeApplicant, skillsFrom } from './results.ts';
import { joinTalentPool } from './talent-pool.ts';

const personStates = [
  'nothing',
  'anonymous',
  'named',
  'found',
  'expired',
  'withdrawn',
  'blocked',
  'locked',
  'deleted',
  'elsewhere',
] as const;
type PersonState = (typeof personStates)[number];

export const visibilityByState: Record<PersonState, 'all' | 'results' | 'nothing'> = {
  nothing: 'nothing',
  anonymous: 'results',
  named: 'all',
  found: 'results',
  expired: 'nothing',
  withdrawn: 'nothing',
  blocked: 'nothing',
  locked: 'nothing',
  deleted: 'nothing',
  elsewhere: 'nothing',
};

type Marks = { identity: string[]; values: string[] };

export type ReleasedPerson = Applicant & {
  state: PersonState;
  marks: Marks;
  releaseId: string | null;
  applicationId: string | null;
  personId: string | null;
  messageId: string | null;
};

export type ReleaseScenario = { crew: Crew; other: Crew; jobId: string; otherJobId: string; people: ReleasedPerson[] };

/** One value per state. None is part of a pseudonym, which is random and could contain it. */
export const valueWords = [
  'Abenteuer',
  'Ehrlichkeit',
  'Familie',
  'Freiheit',
  'Toleranz',
  'Gerechtigkeit',
  'Humor',
  'Natur',
  'Respekt',
  'Sicherheit',
];

async function makeNamedPerson(app: TestApp, state: PersonState, index: number): Promise<ReleasedPerson> {
  const mark = `zz${state}`;
  const email = `${mark}@person.example`;
  const value = valueWords[index] ?? '';
  const results = { skills: skillsFrom(1), values: { [value]: 9 } };
  const person = await makeApplicant(app, { email, name: `Vor${mark} Nach${mark}`, ...results });
  const { caller } = person;
  const { revision, profile } = await caller.profile.own();
  await caller.profile.save({
    revision,
    profile: {
      ...profile,
      phone: `0${mark}`,
      location: `Ort ${mark}`,
      bio: `Text ${mark}`,
      experience: [
        { entryId: randomUUID(), title: `Beruf ${mark}`, company: '', from: '2019-09', to: '', description: '' },
      ],
      education: [{ entryId: randomUUID(), degree: `Abschluss ${mark}`, field: '', institution: '', year: '2013' }],
    },
  });
  const none = { releaseId: null, applicationId: null, personId: null, messageId: null };
  return { ...person, state, marks: { identity: [mark], values: [value] }, ...none };
}

async function releaseTo(person: ReleasedPerson, jobId: string, scope: ReleaseScope): Promise<void> {
  const { caller, state } = person;
  await applyAs(person, { jobId, scope, answers: [`Antwort ${state}`] });
  const [application] = (await caller.applications.mine({})).applications;
  person.applicationId = application?.applicationId ?? null;
  person.releaseId = application?.releaseId ?? null;
  await caller.releases.send({ releaseId: person.releaseId ?? '', text: `Nachricht ${state}` });
  const { messages } = await caller.releases.conversation({ releaseId: person.releaseId ?? '' });
  person.messageId = messages[0]?.messageId ?? null;
}

export async function makeReleaseScenario(app: TestApp): Promise<ReleaseScenario> {
  const [crew, other] = [await makeCrew(app), await makeCrew(app)];
  const draft = { replyBy: addDays(dayOf(app.clock.now()), 30), questions: ['Was reizt Sie an der Stelle?'] };
  const { jobId } = await makePublishedJob(crew.owner, draft);
  const { jobId: otherJobId } = await makePublishedJob(other.owner, draft);
  const people: ReleasedPerson[] = [];
  for (const [index, state] of personStates.entries()) people.push(await makeNamedPerson(app, state, index));
  const scenario = { crew, other, jobId, otherJobId, people };
  for (const person of people) await bringIntoState(app, scenario, person);
  return scenario;
}

async function bringIntoState(
  app: TestApp,
  { crew, jobId, otherJobId, people: all }: ReleaseScenario,
  person: ReleasedPerson,
): Promise<void> {
  const { state, caller, userId } = person;
  if (state === 'nothing') return;
  if (state === 'found' || state === 'blocked') {
    await joinTalentPool(person);
    const { people } = await crew.owner.caller.foundPeople.page({ jobId });
    const known = new Set(all.map(({ personId }) => personId));
    person.personId = people.find(({ personId }) => !known.has(personId))?.personId ?? null;
    if (state === 'blocked') await caller.found.addBlock({ kind: 'domain', label: 'example.org' });
    return;
  }
  await releaseTo(person, state === 'elsewhere' ? otherJobId : jobId, state === 'anonymous' ? 'anonymous' : 'profile');
  if (state === 'withdrawn') await caller.releases.withdraw({ releaseId: person.releaseId ?? '' });
  const { prisma } = app.db;
  const past = new Date(app.clock.now().getTime() - 1_000);
  if (state === 'expired') await prisma.release.updateMany({ where: { userId }, data: { expiresAt: past } });
  if (state === 'locked') await prisma.user.update({ where: { id: userId }, data: { lockedAt: past } });
  if (state === 'deleted') await prisma.user.delete({ where: { id: userId } });
}
