import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { candidatePaperTexts } from '#shared/texts/candidates/paper.ts';
import { testApp } from '../../../testing/app.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { makeCrew } from '../../../testing/organisations.ts';
import { pageCountOf, pdfText } from '../../../testing/pdf-text.ts';
import { makePersonAs, type Person } from '../../../testing/people.ts';
import { makeCandidate } from '../../../testing/releases.ts';
import { download } from '../../../testing/uploads.ts';

const app = testApp({ server: true });

async function makeCompany() {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  return { ...crew, jobId };
}

async function report(person: Person | null, query: string): Promise<Response> {
  return download(app(), `/candidates/report.pdf${query}`, person);
}
const pdfOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const wordsOf = (pdf: Buffer) => pdfText(pdf).replaceAll('\n', ' ');
const reportsOf = async ({ userId }: Person) => {
  const where = { userId, kind: 'reported' };
  return app().db.prisma.personEvent.findMany({ where, select: { details: true, actorId: true } });
};

test('the report has one page per person with what they show, and is in their view log', async () => {
  app().clock.set(new Date('2026-11-24T10:00:00Z'));
  const { owner, jobId, orgId } = await makeCompany();
  const named = await makeCandidate(app(), { jobId, firstName: 'Berta' });
  const hidden = await makeCandidate(app(), { jobId, scope: 'anonymous', lastName: 'Geheim' });
  const answer = await report(owner, `?ids=${named.releaseId},${hidden.releaseId}&job=${jobId}`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('passgenau-kandidatenbericht-2026-11-24.pdf');
  const pdf = await pdfOf(answer);
  expect(pageCountOf(pdf)).toBeGreaterThanOrEqual(2);
  const text = wordsOf(pdf);
  for (const words of [
    ...[
      'Berta Beispiel',
      named.email,
      'Gezeigt seit dem 24.11.2026',
      'Gezeigt im November 2026',
      'Musterhaus, 24.11.2026',
    ],
    ...['Passung 83 von 100', 'im oberen Drittel dieser Person', 'Kommunikation', 'Ehrlichkeit', 'Menschen'],
  ])
    expect(text).toContain(words);
  expect(text).toContain(candidatePaperTexts.decision.slice(0, 60));
  expect(text).not.toContain('Geheim');
  expect(text).not.toContain(hidden.email);
  expect(text).not.toContain('Ihre');
  for (const person of [named, hidden])
    expect(await reportsOf(person)).toEqual([{ details: { format: 'pdf' }, actorId: owner.userId }]);
  const audit = await app().db.prisma.auditEvent.findMany({ where: { orgId, action: 'candidates_exported' } });
  expect(audit).toMatchObject([{ details: { format: 'pdf', people: 2 } }]);
  expect(await app().db.prisma.shownMatch.count({ where: { orgId, userId: named.userId } })).toBe(1);
});

test('the report marks limited validity', async () => {
  const { owner, jobId } = await makeCompany();
  const { releaseId, userId } = await makeCandidate(app(), { jobId });
  const limited = { isLimited: true };
  const { snapshot } = await app().db.prisma.release.findFirstOrThrow({
    where: { userId },
    select: { snapshot: true },
  });
  const { skills, ...others } = snapshot as { skills: object };
  const data = { ...limited, snapshot: { ...others, skills: { ...skills, ...limited } } };
  await app().db.prisma.release.updateMany({ where: { userId }, data });
  expect(wordsOf(await pdfOf(await report(owner, `?ids=${releaseId}`)))).toContain(
    'Aussagekraft des Tests: eingeschränkt',
  );
});

test.each([
  ['markup', '<b>Anna</b>', '(%PDF) \\ endobj'],
  ['right to left', 'محمد', 'العربي‮'],
])('renders a name that is %s', async (_, firstName, lastName) => {
  const { owner, jobId } = await makeCompany();
  const { releaseId } = await makeCandidate(app(), { jobId, firstName, lastName });
  const answer = await report(owner, `?ids=${releaseId}`);
  expect(answer.status).toBe(200);
  expect(wordsOf(await pdfOf(answer))).toContain(candidatePaperTexts.title);
});

test('rejects a report if one person is missing, and any report for members who may not read candidates', async () => {
  const { owner, viewer, editor, jobId } = await makeCompany();
  const candidate = await makeCandidate(app(), { jobId });
  const withdrawn = await makeCandidate(app(), { jobId });
  await withdrawn.caller.releases.withdraw({ releaseId: withdrawn.releaseId });
  const other = await makeCompany();
  const ids = candidate.releaseId;
  for (const gone of [withdrawn.releaseId, randomUUID()])
    expect((await report(owner, `?ids=${ids},${gone}`)).status).toBe(404);
  expect((await report(owner, `?ids=${ids}&job=${other.jobId}`)).status).toBe(404);
  expect((await report(other.owner, `?ids=${ids}`)).status).toBe(404);
  for (const query of ['', '?ids=', '?ids=x', `?ids=${Array.from({ length: 5 }, () => randomUUID()).join(',')}`])
    expect((await report(owner, query)).status).toBe(400);
  const staff = [await makePersonAs(app(), 'support'), await makePersonAs(app(), 'platformAdmin')];
  for (const person of [viewer, editor, ...staff]) expect((await report(person, `?ids=${ids}`)).status).toBe(403);
  expect((await report(null, `?ids=${ids}`)).status).toBe(401);
  expect(await reportsOf(candidate)).toEqual([]);
});
