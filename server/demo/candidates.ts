import type { App } from '../core/app.ts';
import { createCaller } from '../router.ts';
import {
  type DemoApplication,
  demoApplications,
  demoPoolProfiles,
  demoReleases,
  demoRequest,
} from './candidates-data.ts';
import { demoUser, userAt } from './people.ts';

type Caller = ReturnType<typeof createCaller>;
type CallerAt = (daysAgo: number, minutes?: number) => Caller;

async function callerOf(app: App, email: string): Promise<CallerAt | null> {
  const user = await demoUser(app, email);
  return user && ((daysAgo, minutes = 30) => createCaller(userAt(app, user, { days: daysAgo, minutes })));
}

type DemoJob = { jobId: string; company: string };

async function onlineJobs(app: App): Promise<Array<DemoJob & { title: string }>> {
  const rows = await app.db.prisma.publishedJob.findMany({ select: { jobId: true, title: true, orgId: true } });
  const owners = await app.db.prisma.organisationMember.findMany({
    where: { role: 'owner' },
    select: { orgId: true, user: { select: { email: true } } },
  });
  const ownerOf = new Map(owners.map(({ orgId, user }) => [orgId, user.email]));
  return rows.map(({ jobId, title, orgId }) => ({ jobId, title, company: ownerOf.get(orgId) ?? '' }));
}

export async function addDemoCandidates(app: App): Promise<void> {
  const jobs = await onlineJobs(app);
  const jobOf = (beginning: string) => jobs.find(({ title }) => title.startsWith(beginning));
  for (const application of demoApplications) {
    const job = jobOf(application.job);
    if (job !== undefined) await addApplication(app, application, job);
  }
  for (const { who, company, scope, daysAgo } of demoReleases) {
    const person = (await callerOf(app, who))?.(daysAgo);
    if (person === undefined) continue;
    const target = { kind: 'company' as const, slug: company };
    const { digest } = await person.releases.preview({ target, scope });
    await person.releases.give({ target, scope, digest });
  }
  await addPoolProfiles(app);
  const job = jobOf(demoRequest.job);
  if (job !== undefined) await addContactRequest(app, job);
}

async function addApplication(app: App, application: DemoApplication, { jobId, company }: DemoJob): Promise<void> {
  const [person, manager] = [await callerOf(app, application.who), await callerOf(app, company)];
  if (person === null || manager === null) return;
  const { scope, daysAgo, answers, steps, note, messages = [] } = application;
  const applicant = person(daysAgo);
  const { digest, job } = await applicant.releases.preview({ target: { kind: 'job', jobId }, scope });
  const questions = job?.questions ?? [];
  const sent = await applicant.applications.send({ jobId, scope, digest, questions, answers: [...answers] });
  let from: 'applied' | DemoApplication['steps'][number]['to'] = 'applied';
  for (const { to, daysAgo: day, reason = null, text = '' } of steps) {
    const { applicationId } = sent;
    await manager(day, 50).candidates.candidate({ releaseId: sent.releaseId });
    await manager(day, 40).board.move({ applicationId, from, to, refusalReason: reason, refusalText: text });
    from = to;
  }
  const { releaseId } = sent;
  const last = steps.at(-1)?.daysAgo ?? daysAgo;
  if (note !== undefined) await manager(last, 35).candidates.addNote({ releaseId, text: note });
  for (const [index, text] of messages.entries()) {
    const side = index % 2 === 0 ? manager(last, 30 - 5 * index).candidates : person(last, 30 - 5 * index).releases;
    await side.send({ releaseId, text });
  }
}

async function addPoolProfiles(app: App): Promise<void> {
  for (const { who, threshold, place, daysAgo, blocks } of demoPoolProfiles) {
    const person = (await callerOf(app, who))?.(daysAgo);
    if (person === undefined) continue;
    for (const [kind, label] of blocks) await person.found.addBlock({ kind, label });
    const { digest } = await person.found.preview();
    await person.found.switchOn({ wishes: { threshold, place }, digest });
  }
}

async function addContactRequest(app: App, { jobId, company }: DemoJob): Promise<void> {
  const [manager, user] = [(await callerOf(app, company))?.(demoRequest.daysAgo), await demoUser(app, demoRequest.who)];
  if (manager === undefined || user === null) return;
  await manager.foundPeople.page({ jobId });
  const found = await app.db.prisma.foundPerson.findFirst({ where: { userId: user.userId }, select: { id: true } });
  if (found === null) return;
  await manager.foundPeople.person({ jobId, personId: found.id });
  await manager.foundPeople.ask({ jobId, personId: found.id, text: demoRequest.text });
}
