import type { TestApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { type Member, makeMember } from '../../server/testing/organisations.ts';
import { callerFor, makeOrganisation, type Person } from '../../server/testing/people.ts';
import { addDays, dayOf } from '../../shared/jobs/day.ts';
import { longNames, publicSlug } from './people.ts';

type Where = { applicant: Person; owner: Pick<Member, 'caller'>; jobId: string };

const pseudonym = 'Geduldige Sonnenblume 512';
const answer = 'Guten Tag, am Donnerstag kann ich gut. Was soll ich mitbringen?';
const invitation = 'Guten Tag, wir würden Sie gern kennenlernen. Passt Ihnen Donnerstag um 14 Uhr?';
const request =
  'Guten Tag, Ihre Stärken passen zu dem, was wir auf unserer Station brauchen. Dürfen wir Ihnen von der Stelle erzählen?';

/** `openJobIds`: without an application, one per width of the pictures. */
type OwnReleases = { ownReleaseId: string; openJobIds: string[] };

export async function makeOwnReleases(app: TestApp, { applicant, owner, jobId }: Where): Promise<OwnReleases> {
  const caller = await callerFor(app, applicant);
  const { digest, job } = await caller.releases.preview({ target: { kind: 'job', jobId }, scope: 'named' });
  const questions = job?.questions ?? [];
  const answers = questions.map(() => 'Seit sieben Jahren, davon drei im Nachtdienst.');
  const wish = { jobId, scope: 'named' as const, digest, questions, answers };
  const { releaseId, applicationId } = await caller.applications.send(wish);
  await owner.caller.board.move({ applicationId, from: 'applied', to: 'invited' });
  app.clock.advance(1000);
  await owner.caller.candidates.send({ releaseId, text: invitation });
  await caller.releases.send({ releaseId, text: answer });
  await owner.caller.candidates.candidate({ releaseId });
  return { ownReleaseId: releaseId, openJobIds: await beAsked(app, applicant) };
}

async function beAsked(app: TestApp, { userId, ...applicant }: Person): Promise<string[]> {
  const caller = await callerFor(app, { userId, ...applicant });
  const { digest } = await caller.found.preview();
  await caller.found.switchOn({ wishes: { threshold: 70, place: null }, digest });
  await caller.found.addBlock({ kind: 'name', label: 'Musterhaus GmbH' });
  await caller.found.addBlock({ kind: 'domain', label: 'seniorenheim-am-park.example' });
  const orgId = await makeOrganisation(app, 'Klinikum am Seeufer');
  const requester = await makeMember(app, { orgId, role: 'owner', ...longNames });
  const replyBy = addDays(dayOf(app.clock.now()), 30);
  const { jobId } = await makePublishedJob(requester, { title: 'Pflegefachkraft im Nachtdienst (m/w/d)', replyBy });
  const second = await makePublishedJob(requester, { title: 'Küchenhilfe (m/w/d)', replyBy });
  const third = await makePublishedJob(requester, { title: 'Empfang (m/w/d)', replyBy });
  // Inserted directly, because a change of results would affect other pictures.
  const { prisma } = app.db;
  const now = app.clock.now();
  const { id: personId } = await prisma.foundPerson.create({ data: { orgId, userId, pseudonym, createdAt: now } });
  const contactRequest = { orgId, personId, userId, jobId, authorId: requester.userId, text: request, createdAt: now };
  await prisma.contactRequest.create({ data: contactRequest });
  return [jobId, second.jobId, third.jobId];
}

export const givePath = `/company-page/${publicSlug}?release=give`;
