import type { TestApp } from '../../server/testing/app.ts';
import { makeApplication } from '../../server/testing/applications.ts';
import type { Member } from '../../server/testing/organisations.ts';
import { skillsFrom } from '../../server/testing/results.ts';
import { makePoolApplicant } from '../../server/testing/talent-pool.ts';
import type { ReleaseScope } from '../../shared/releases/scope.ts';
import { longNames } from './people.ts';

export type ShownCandidates = {
  namedId: string;
  anonymousId: string;
  personId: string;
};

type Where = { owner: Pick<Member, 'caller'>; jobId: string };

const values = { Ehrlichkeit: 9, Humor: 7, Familie: 6, Freiheit: 4, Natur: 2 };
const note = 'Fragt nach der Übergabe, bevor es um das Gehalt geht. Probetag am Donnerstag.';
const message = 'Guten Tag, wir würden Sie gern kennenlernen. Passt Ihnen Donnerstag um 14 Uhr?';
const request =
  'Guten Tag, Ihre Stärken passen zu dem, was wir in der Nacht brauchen. Dürfen wir Ihnen von der Stelle erzählen?';

export async function makeCandidates(app: TestApp, { owner, jobId }: Where): Promise<ShownCandidates> {
  for (const first of [5, 9, 13, 17]) await apply(app, { jobId, first, scope: 'named' });
  const anonymous = await apply(app, { jobId, first: 3, scope: 'anonymous' });
  const named = await apply(app, { jobId, first: 1, scope: 'profile' });
  const { releaseId, applicationId } = named;
  await owner.caller.board.move({ applicationId, from: 'applied', to: 'invited' });
  await owner.caller.candidates.addNote({ releaseId, text: note });
  await owner.caller.candidates.send({ releaseId, text: message });
  const personId = await beFoundBy(app, { owner, jobId });
  const { prisma } = app.db;
  const shown = { pseudonym: 'Kluge Eberesche 378', shownName: 'Kluge Eberesche 378' };
  await prisma.release.updateMany({ where: { id: anonymous.releaseId }, data: shown });
  await prisma.foundPerson.updateMany({ where: { id: personId }, data: { pseudonym: 'Silberne Ulme 754' } });
  return { namedId: releaseId, anonymousId: anonymous.releaseId, personId };
}

function apply(app: TestApp, { jobId, first, scope }: { jobId: string; first: number; scope: ReleaseScope }) {
  app.clock.advance(1000);
  const person = {
    ...longNames,
    email: `kandidat-${first}@rehabilitation.example.org`,
    skills: skillsFrom(first),
    values,
  };
  return makeApplication(app, { jobId, scope, ...person });
}

async function beFoundBy(app: TestApp, { owner: { caller }, jobId }: Where): Promise<string> {
  await makePoolApplicant(app);
  const { people } = await caller.foundPeople.page({ jobId, order: 'newest' });
  const personId = people[0]?.personId ?? '';
  await caller.foundPeople.ask({ jobId, personId, text: request });
  return personId;
}
