import type { TestApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { type Member, makeMember } from '../../server/testing/organisations.ts';
import { callerFor, makeOrganisation, type Person } from '../../server/testing/people.ts';
import { longNames, publicSlug } from './people.ts';

type Where = { applicant: Person; owner: Pick<Member, 'caller'>; jobId: string };

const pseudonym = 'Geduldige Sonnenblume 512';
const answer = 'Guten Tag, am Donnerstag kann ich gut. Was soll ich mitbringen?';
const invitation = 'Guten Tag, wir würden Sie gern kennenlernen. Passt Ihnen Donnerstag um 14 Uhr?';
const request =
  'Guten Tag, Ihre Stärken passen zu dem, was wir auf unserer Station brauchen. Dürfen wir Ihnen von der Stelle erzählen?';

export async function makeOwnReleases(app: TestApp, { applicant, owner, jobId }: Where): Promise<string> {
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
  await beAsked(app, applicant);
  return releaseId;
}

async function beAsked(app: TestApp, { userId, ...applicant }: Person): Promise<void> {
  const caller = await callerFor(app, { userId, ...applicant });
  const { digest } = await caller.found.preview();
  await caller.found.switchOn({ wishes: { threshold: 70, place: null }, digest });
  await caller.found.addBlock({ kind: 'name', label: 'Musterhaus GmbH' });
  await caller.found.addBlock({ kind: 'domain', label: 'seniorenheim-am-park.example' });
  const orgId = await makeOrganisation(app, 'Klinikum am Seeufer');
  const requester = await makeMember(app, { orgId, role: 'owner', ...longNames });
  const { jobId } = await makePublishedJob(requester, { title: 'Pflegefachkraft im Nachtdienst (m/w/d)' });
  // Inserted directly, because a change of results would affect other pictures.
  const { prisma } = app.db;
  const now = app.clock.now();
  const { id: personId } = await prisma.foundPerson.create({ data: { orgId, userId, pseudonym, createdAt: now } });
  const contactRequest = { orgId, personId, userId, jobId, authorId: requester.userId, text: request, createdAt: now };
  await prisma.contactRequest.create({ data: contactRequest });
}

export const givePath = `/company-page/${publicSlug}?release=give`;
