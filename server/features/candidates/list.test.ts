import { expect, test } from 'vitest';
import type { CandidateFilter, CandidateSort } from '#shared/candidates/schema.ts';
import { matchOf } from '#shared/matching/match.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { visibleDate } from '#shared/releases/anonymous.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { personOfSnapshot, type ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { fillCandidates } from '../../testing/fill-candidates.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { makeCandidate } from '../../testing/releases.ts';
import { skillsFrom } from '../../testing/results.ts';
import { getCandidates } from './candidate-cache.ts';
import { requireOwnJob } from './company-jobs.ts';
import { releaseIdsOf, selectCandidates } from './list-selection.ts';

const app = testApp();

async function makeCompany() {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  app().clock.advance(1_000);
  const skills = [4, 5, 6].map((skillId) => ({ skillId, weight: 2 as const }));
  const { jobId: otherJobId } = await makePublishedJob(crew.owner, { title: 'Leitung Küche (m/w/d)', skills });
  return { ...crew, jobId, otherJobId, candidates: crew.owner.caller.candidates };
}

type Wanted = Partial<CandidateFilter> & { sort?: CandidateSort };

async function wholeList({ owner }: Crew, wanted: Wanted = {}) {
  const found = [];
  let cursor: string | null = null;
  do {
    const page = await owner.caller.candidates.page({ ...wanted, cursor });
    found.push(...page.candidates);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

test('sorts by newest release or by match, and pages neither repeat nor omit a person', async () => {
  const { jobId, otherJobId, ...crew } = await makeCompany();
  const { orgId } = crew;
  await fillCandidates(app(), { orgId, jobIds: [jobId, otherJobId], count: 70, now: app().clock.now() });
  const stored = await app().db.prisma.release.findMany({
    where: { orgId },
    orderBy: [{ releasedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, snapshot: true, scope: true, releasedAt: true },
  });
  const monthOf = (row: (typeof stored)[number]) => visibleDate('anonymous', row.releasedAt);
  const months = [...new Set(stored.map(monthOf))];
  const rows = months.flatMap((month) => {
    const own = stored.filter((row) => monthOf(row) === month);
    const hidden = own.filter(({ scope }) => scope === 'anonymous').sort((a, b) => (a.id < b.id ? 1 : -1));
    return [...hidden, ...own.filter(({ scope }) => scope !== 'anonymous')];
  });
  expect((await wholeList(crew)).map(({ releaseId }) => releaseId)).toEqual(rows.map(({ id }) => id));
  const byMatch = await wholeList(crew, { sort: 'match', jobId });
  expect(byMatch.length).toBe(35);
  const numbers = byMatch.map(({ match }) => match?.match ?? -1);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  const all = await wholeList(crew, { sort: 'match' });
  expect(new Set(all.map(({ releaseId }) => releaseId)).size).toBe(70);
  const order = all.map(({ match }) => match?.match ?? -1);
  expect(order).toEqual([...order].sort((a, b) => b - a));
  const job = {
    skills: [1, 2, 3].map((skillId, index) => ({ skillId, weight: (3 - index) as 1 | 2 | 3 })),
    values: [],
  };
  const snapshotOf = new Map(rows.map(({ id, snapshot }) => [id, snapshot as unknown as ReleaseSnapshot]));
  for (const { releaseId, match } of byMatch) {
    const snapshot = snapshotOf.get(releaseId);
    if (snapshot?.version === 1) expect(match?.match).toBe(matchOf(personOfSnapshot(snapshot, null), job)?.match);
    else expect([(match?.match ?? 1) % 5, match && 'skillFit' in match]).toEqual([0, false]);
  }
});

test('a new release is on no later page, and the last person of a page may disappear', async () => {
  const { jobId, candidates, orgId } = await makeCompany();
  await fillCandidates(app(), { orgId, jobIds: [jobId], count: 30, now: app().clock.now() });
  const first = await candidates.page({});
  const last = first.candidates.at(-1);
  await app().db.prisma.release.deleteMany({ where: { orgId, id: last?.releaseId ?? '' } });
  await makeCandidate(app(), { jobId });
  expect(JSON.stringify(first.nextCursor)).not.toMatch(/\d{4}-\d{2}/);
  const second = await candidates.page({ cursor: first.nextCursor });
  const foreign = (await makeCompany()).candidates;
  expect(await outcomeOf(foreign.page({ cursor: first.nextCursor }))).toBe('INVALID_INPUT');
  const known = new Set(first.candidates.map(({ releaseId }) => releaseId));
  expect(second.candidates).toHaveLength(6);
  expect(second.candidates.some(({ releaseId }) => known.has(releaseId))).toBe(false);
  expect(second.nextCursor).toBeNull();
});

test('tabs, search and filters select exactly the people they name', async () => {
  app().clock.set(new Date('2026-11-24T10:00:00Z'));
  const { jobId, otherJobId, ...crew } = await makeCompany();
  const values = [...basicValueOf].flatMap(([word, value]) =>
    value === basicValueOf.get('Ehrlichkeit') ? [word] : [],
  );
  await app().db.prisma.organisation.update({
    where: { id: crew.orgId },
    data: { values: [...values.slice(0, 4), 'Macht'] },
  });
  const make = (traits: Parameters<typeof makeCandidate>[1]) => {
    app().clock.advance(1_000);
    return makeCandidate(app(), traits);
  };
  const top = await make({ jobId, firstName: 'Özlem', lastName: 'Top' });
  const low = await make({ jobId, skills: skillsFrom(10), lastName: 'Wenig' });
  const other = await make({ jobId: otherJobId, scope: 'anonymous', skills: skillsFrom(20) });
  const limited = await make({ jobId: otherJobId, skills: skillsFrom(20) });
  await app().db.prisma.release.updateMany({
    where: { id: limited.releaseId },
    data: { isLimited: true, revision: crypto.randomUUID() },
  });
  await applyAs(low, { jobId: otherJobId });
  const names = async (wanted: Wanted) => (await wholeList(crew, wanted)).map(({ releaseId }) => releaseId).sort();
  const ids = (...people: Array<{ releaseId: string }>) => people.map(({ releaseId }) => releaseId).sort();
  expect(await names({})).toEqual(ids(top, low, other, limited));
  expect(await names({ tab: 'top' })).toEqual(ids(top));
  expect(await names({ tab: 'recent' })).toEqual(ids(low, other, limited));
  expect(await names({ search: 'ÖZLEM t' })).toEqual(ids(top));
  expect(await names({ search: top.email })).toEqual([]);
  expect(await names({ search: 'Kommunikation' })).toEqual([]);
  expect(await names({ onlyReliable: true })).toEqual(ids(top, low, other));
  expect(await names({ onlyNamed: true })).toEqual(ids(top, low, limited));
  expect(await names({ jobId })).toEqual(ids(top));
  expect(await names({ jobId: otherJobId })).toEqual(ids(low, other, limited));
  expect(await names({ status: 'applied' })).toEqual(ids(low));
  expect(await names({ status: 'none', jobId: otherJobId })).toEqual(ids(other, limited));
  expect(await names({ status: 'hired' })).toEqual([]);
  expect(await crew.owner.caller.candidates.counts({})).toMatchObject({ candidates: 4, applied: 1 });
  expect(await crew.owner.caller.candidates.counts({ jobId: otherJobId })).toMatchObject({ candidates: 3, applied: 1 });
  expect(await crew.owner.caller.candidates.counts({ jobId })).toMatchObject({ candidates: 1, applied: 0 });
});

test('average and best match use the shown matches of the oldest multiple of five people', async () => {
  const { jobId, otherJobId, candidates } = await makeCompany();
  const come = (first: number | null, to = jobId, scope: ReleaseScope = 'named') => {
    app().clock.advance(1_000);
    return makeCandidate(app(), { jobId: to, scope, skills: first === null ? null : skillsFrom(first) });
  };
  const none = { average: null, top: null };
  expect(await candidates.counts({})).toEqual({ candidates: 0, applied: 0, ...none });
  for (const first of [null, 4]) await come(first);
  for (const first of [7, 4]) await come(first, jobId, 'anonymous');
  const fourth = await come(10);
  for (const input of [{}, { jobId }])
    expect(await candidates.counts(input)).toEqual({ candidates: 5, applied: 0, ...none });
  await come(4);
  const shown = (await candidates.page({})).candidates.flatMap(({ match }) => match?.match ?? []);
  expect(shown).toHaveLength(5);
  const average = Math.round(shown.reduce((sum, match) => sum + match, 0) / 5);
  const figures = { average, top: Math.max(...shown) };
  expect(await candidates.counts({ jobId })).toMatchObject(figures);
  await come(1);
  await come(1, otherJobId);
  for (const input of [{}, { jobId }]) expect(await candidates.counts(input)).toMatchObject(figures);
  expect(await candidates.counts({ jobId: otherJobId })).toMatchObject({ candidates: 1, ...none });
  await applyAs(fourth, { jobId: otherJobId });
  expect(await candidates.counts({ jobId: otherJobId })).toMatchObject({ candidates: 2, ...none });
});

test('the counts match the list', async () => {
  const { jobId, otherJobId, candidates } = await makeCompany();
  for (let count = 0; count < 3; count++) await makeCandidate(app(), { jobId });
  expect(await candidates.counts({ jobId: otherJobId })).toEqual({
    candidates: 0,
    applied: 0,
    average: null,
    top: null,
  });
  expect(await candidates.jobs()).toEqual([
    { jobId: otherJobId, title: 'Leitung Küche (m/w/d)', candidates: 0, isOnline: true },
    { jobId, title: 'Pflegefachkraft (m/w/d)', candidates: 3, isOnline: true },
  ]);
});

test('candidates of a deleted job have no match and show the three default skills', async () => {
  const { jobId, candidates } = await makeCompany();
  await makeCandidate(app(), { jobId });
  await candidates.page({ sort: 'match' });
  await app().db.prisma.job.delete({ where: { id: jobId } });
  const [one] = (await candidates.page({ sort: 'match' })).candidates;
  expect(one).toMatchObject({ job: null, match: null });
  expect(one?.skills.map(({ name }) => name)).toEqual(['Teamfähigkeit', 'Kommunikation', 'Problemlösung']);
  expect(await candidates.counts({})).toEqual({ candidates: 1, applied: 0, average: null, top: null });
});

test('a closed job is matched by its last requirements, and not at all after its draft changes', async () => {
  const { jobId, candidates, owner } = await makeCompany();
  const { releaseId: other } = await makeCandidate(app(), { jobId });
  app().clock.advance(1_000);
  const { releaseId, userId } = await makeCandidate(app(), { jobId });
  await owner.caller.jobs.close({ jobId });
  const numbers = async () => {
    const [[own], [asked]] = [(await candidates.page({})).candidates, (await candidates.page({ jobId })).candidates];
    const { candidates: compared } = await candidates.compare({ releaseIds: [releaseId, other], jobId });
    const { match } = await candidates.candidate({ releaseId });
    return [own?.match, asked?.match, compared[0]?.match, match, await candidates.counts({ jobId })];
  };
  const known = { match: 83 };
  const remembered = { where: { userId } };
  expect(await numbers()).toMatchObject([known, known, known, known, { candidates: 2 }]);
  expect(await app().db.prisma.shownMatch.count(remembered)).toBe(1);
  const { revision, draft } = await owner.caller.jobs.job({ jobId });
  await owner.caller.jobs.save({ jobId, revision, draft: { ...draft, skills: draft.skills.slice(1) } });
  expect(await numbers()).toMatchObject([null, null, null, null, { candidates: 2, average: null, top: null }]);
  expect((await candidates.page({ sort: 'match', jobId })).candidates).toHaveLength(2);
  const [shown] = (await candidates.page({ jobId })).candidates;
  expect(shown?.job?.jobId).toBe(jobId);
  expect(shown?.skills.map(({ name }) => name)).toEqual(['Teamfähigkeit', 'Kommunikation', 'Problemlösung']);
  expect(await app().db.prisma.shownMatch.count(remembered)).toBe(1);
});

test('reads nothing again without a change, and only what changed after one', async () => {
  const { jobId, orgId } = await makeCompany();
  await fillCandidates(app(), { orgId, jobIds: [jobId], count: 40, now: app().clock.now() });
  const before = await getCandidates(app(), orgId);
  expect(await getCandidates(app(), orgId)).toBe(before);
  const { releaseId, caller } = await makeCandidate(app(), { jobId });
  const [after, same] = await Promise.all([getCandidates(app(), orgId), getCandidates(app(), orgId)]);
  expect(after).toBe(same);
  const others = after.rows.filter((row) => row.releaseId !== releaseId);
  expect(others).toHaveLength(40);
  expect(after.rows).toHaveLength(41);
  expect(others.every((row, place) => row === before.rows[place])).toBe(true);
  await caller.releases.withdraw({ releaseId });
  const again = await getCandidates(app(), orgId);
  expect(again).toEqual({ ...before, scores: new Map() });
});

test('a cached match stays with its person when another person is added', async () => {
  const { jobId, otherJobId, orgId, ...crew } = await makeCompany();
  await fillCandidates(app(), { orgId, jobIds: [jobId, otherJobId], count: 40, now: app().clock.now() });
  const numbers = async () => {
    const list = await wholeList({ orgId, ...crew }, { sort: 'match', jobId: otherJobId });
    return new Map(list.map(({ releaseId, match }) => [releaseId, match?.match]));
  };
  const before = await numbers();
  const { releaseId } = await makeCandidate(app(), { jobId: otherJobId, skills: skillsFrom(4) });
  const after = await numbers();
  expect(after.get(releaseId)).toBe(83);
  after.delete(releaseId);
  expect(after).toEqual(before);
  const chosen = await selectCandidates(app(), {
    ...{ orgId, job: await requireOwnJob(app().db.prisma, orgId, otherJobId), sort: 'match' },
    filter: { tab: 'all', search: '', status: 'any', onlyReliable: false, onlyNamed: false },
  });
  expect(releaseIdsOf(chosen, chosen.rowIndexes.slice(0, 1))).toEqual([releaseId]);
});

test('rejects the cursor of another company', async () => {
  const { jobId, candidates, ...crew } = await makeCompany();
  await fillCandidates(app(), { orgId: crew.orgId, jobIds: [jobId], count: 30, now: app().clock.now() });
  const { nextCursor: cursor } = await candidates.page({});
  expect((await candidates.page({ cursor })).candidates).toHaveLength(6);
  const { jobId: otherJobId, candidates: others } = await makeCompany();
  await makeCandidate(app(), { jobId: otherJobId });
  for (const foreign of [cursor, 'x']) expect(await outcomeOf(others.page({ cursor: foreign }))).toBe('INVALID_INPUT');
});
