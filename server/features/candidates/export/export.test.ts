import { expect, test } from 'vitest';
import { candidateFilter } from '#shared/candidates/schema.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { testApp } from '../../../testing/app.ts';
import { fillCandidates } from '../../../testing/fill-candidates.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { makeCrew } from '../../../testing/organisations.ts';
import { contextFor, makePersonAs, type Person } from '../../../testing/people.ts';
import { type Candidate, makeCandidate } from '../../../testing/releases.ts';
import { cookieFor } from '../../../testing/uploads.ts';
import { exportCandidates } from './export.ts';

const app = testApp({ server: true });

async function makeCompany() {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  return { ...crew, jobId };
}

async function download(person: Person | null, query = '', method = 'GET'): Promise<Response> {
  const cookie = await cookieFor(app(), person);
  return fetch(`${app().baseUrl}/candidates/export.csv${query}`, { method, headers: { cookie: cookie ?? '' } });
}
const linesOf = async (answer: Response): Promise<string[]> => {
  // `Response.text()` would remove the byte order mark.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  return text.split('\r\n').slice(0, -1);
};
const unquoted = (line: string): string => line.replaceAll('"', '');
const kindsOf = async ({ userId }: Person) => {
  const events = await app().db.prisma.personEvent.findMany({ where: { userId }, select: { kind: true } });
  return events.map(({ kind }) => kind).filter((kind) => kind === 'exported' || kind === 'withdrawn');
};

test('the CSV contains what people show, opens in German spreadsheets, and is in the view log of everyone in it', async () => {
  app().clock.set(new Date('2026-11-24T10:00:00Z'));
  const { owner, jobId, orgId } = await makeCompany();
  const hidden = await makeCandidate(app(), { jobId, scope: 'anonymous', lastName: 'Geheim' });
  app().clock.advance(1_000);
  const named = await makeCandidate(app(), { jobId });
  const answer = await download(owner);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('passgenau-kandidaten-2026-11-24.csv');
  const [head, first, second, ...others] = (await linesOf(answer)).map(unquoted);
  expect(others).toEqual([]);
  expect(head?.startsWith('\ufeffName oder Pseudonym;E-Mail;Telefon;Gezeigt seit;Stelle;Passung;')).toBe(true);
  expect(second).toBe(
    `Anna Beispiel;${named.email};;24.11.2026;Pflegefachkraft (m/w/d);83;31;83;keine Auffälligkeiten;;Kommunikation;Überzeugungskraft;Kundenorientierung;Verhandlungsgeschick;Beziehungsaufbau`,
  );
  expect(first).toMatch(/;;;November 2026;Pflegefachkraft \(m\/w\/d\);(?:65|70|75|80);\d+[05];\d+[05];/);
  expect(first).toContain('Kommunikation: unter den ersten zehn');
  expect(`${first}`).not.toMatch(/Geheim|person|example|2026-11/);
  expect(await kindsOf(named)).toEqual(['exported']);
  expect(await kindsOf(hidden)).toEqual(['exported']);
  const audit = await app().db.prisma.auditEvent.findMany({
    where: { orgId, action: 'candidates_exported' },
    select: { details: true, actorId: true },
  });
  expect(audit).toEqual([{ details: { format: 'csv', people: 2 }, actorId: owner.userId }]);
});

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '＝1'])(
  'a name that begins with %s is text in every spreadsheet',
  async (name) => {
    const { owner, jobId } = await makeCompany();
    await makeCandidate(app(), { jobId, firstName: name, lastName: 'x;"y"' });
    const [, line] = await linesOf(await download(owner));
    expect(line?.startsWith(`"'${name} x;""y"""`)).toBe(true);
  },
);

test('tabs and line breaks in a name stay inside their cell', async () => {
  const { owner, jobId } = await makeCompany();
  await makeCandidate(app(), { jobId, firstName: '\t=1+1', lastName: 'a\r\n=2' });
  const text = (await linesOf(await download(owner))).join('\r\n');
  expect(text).toContain("\"'\t'=1+1 a\r\n'=2\"");
});

test('the export applies the filters of the list', async () => {
  const { owner, jobId } = await makeCompany();
  await makeCandidate(app(), { jobId, firstName: 'Berta' });
  await makeCandidate(app(), { jobId, scope: 'anonymous' });
  const count = async (query: string) => (await linesOf(await download(owner, query))).length - 1;
  expect(await count(`?jobId=${jobId}&tab=all&status=any`)).toBe(2);
  expect(await count('?onlyNamed=true')).toBe(1);
  expect(await count('?onlyNamed=false&search=bert')).toBe(1);
  expect(await count('?status=applied')).toBe(0);
  for (const query of ['?onlyNamed=1', '?jobId=x', '?unknown=1', '?tab=all&tab=top'])
    expect((await download(owner, query)).status).toBe(400);
});

test('members who may not read candidates get no export, and it is not recorded', async () => {
  const { viewer, editor, jobId } = await makeCompany();
  const candidate = await makeCandidate(app(), { jobId });
  const [support, platformAdmin] = [await makePersonAs(app(), 'support'), await makePersonAs(app(), 'platformAdmin')];
  for (const person of [viewer, editor, support, platformAdmin]) expect((await download(person)).status).toBe(403);
  expect((await download(null)).status).toBe(401);
  const other = await makeCompany();
  expect(await linesOf(await download(other.owner))).toHaveLength(1);
  expect((await download(other.owner, `?jobId=${jobId}`)).status).toBe(404);
  expect(await kindsOf(candidate)).toEqual([]);
});

test('a HEAD request is not recorded as an export', async () => {
  const { owner, jobId } = await makeCompany();
  const candidate = await makeCandidate(app(), { jobId });
  expect((await download(owner, '', 'HEAD')).status).toBe(200);
  expect(await kindsOf(candidate)).toEqual([]);
});

test('rejects the twenty-first export', async () => {
  const { owner } = await makeCompany();
  for (let count = 0; count < 20; count++) expect((await download(owner)).status).toBe(200);
  expect((await download(owner)).status).toBe(429);
});

async function makeLargeCompany() {
  const { orgId, ...crew } = await makeCompany();
  app().clock.set(new Date('2026-11-20T10:00:00Z'));
  const last = await makeCandidate(app(), { jobId: crew.jobId });
  app().clock.set(new Date('2026-11-24T10:00:00Z'));
  await fillCandidates(app(), { orgId, jobIds: [crew.jobId], count: 600, now: app().clock.now() });
  const first = await makeCandidate(app(), { jobId: crew.jobId });
  const permitted = async () => (await contextFor(app(), crew.owner)) as SignedInContext;
  return { ...crew, orgId, first, last, permitted };
}

const unfiltered = candidateFilter.parse({});

test('a release withdrawn during the export is either in the file and recorded, or neither', async () => {
  const { first, last, permitted } = await makeLargeCompany();
  const pieces = await exportCandidates(permitted, unfiltered);
  for (const { caller, releaseId } of [first, last]) await caller.releases.withdraw({ releaseId });
  let text = '';
  for await (const piece of pieces) text += piece;
  expect(text.split('\r\n')).toHaveLength(1 + 601 + 1);
  expect(text).toContain(first.email);
  expect(text).not.toContain(last.email);
  expect((await kindsOf(first)).sort()).toEqual(['exported', 'withdrawn']);
  expect(await kindsOf(last)).toEqual(['withdrawn']);
});

test('a member who loses their role during the export gets no more of it', async () => {
  const { orgId, owner, last, permitted } = await makeLargeCompany();
  const pieces = await exportCandidates(permitted, unfiltered);
  await app().db.prisma.organisationMember.updateMany({
    where: { orgId, userId: owner.userId },
    data: { role: 'viewer' },
  });
  const all = async () => {
    let text = '';
    for await (const piece of pieces) text += piece;
    return text;
  };
  await expect(all()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await kindsOf(last)).toEqual([]);
});

test('with many withdrawals during an export, exactly the people in the file have it in their view log', async () => {
  const { owner, jobId } = await makeCompany();
  const people: Candidate[] = [];
  for (let count = 0; count < 8; count++) people.push(await makeCandidate(app(), { jobId }));
  const [answer] = await Promise.all([
    download(owner),
    ...people.map(({ caller, releaseId }) => caller.releases.withdraw({ releaseId })),
  ]);
  const text = (await linesOf(answer)).join('\n');
  for (const person of people)
    expect((await kindsOf(person)).sort()).toEqual(
      text.includes(person.email) ? ['exported', 'withdrawn'] : ['withdrawn'],
    );
});
