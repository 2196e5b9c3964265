import { expect, test } from 'vitest';
import { isRequiredScope, type ReleaseScope, releaseScopes } from '#shared/releases/scope.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makeJobDraft, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { makeCandidate, release } from '../../testing/releases.ts';
import { insertResults, makeApplicant, skillsFrom } from '../../testing/results.ts';
import { download } from '../../testing/uploads.ts';
import { listSkillNames } from '../assessments/service.ts';

const app = testApp({ server: true });

const skillsOf = (...ids: number[]) => ids.map((skillId) => ({ skillId, weight: 2 as const }));
const requiredIds = [1, 12, 25];
const values = { Ehrlichkeit: 9, Humor: 3 };

async function makeCompany() {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner, { skills: skillsOf(...requiredIds), questions: [] });
  const { jobId: otherJobId } = await makePublishedJob(crew.owner, {
    ...{ title: 'Leitung Küche (m/w/d)', skills: skillsOf(2, 3, 12), questions: [] },
  });
  const { candidates, board } = crew.owner.caller;
  return { ...crew, jobId, otherJobId, candidates, board };
}

const rowOf = (id: string) => app().db.prisma.release.findFirstOrThrow({ where: { id } });
const rankedIn = (snapshot: unknown) =>
  (snapshot as { parts: Array<{ jobId: string; skills: { ranked: Array<{ skillId: number }> } }> }).parts.map(
    ({ jobId, skills }) => [jobId, skills.ranked.map(({ skillId }) => skillId).sort((a, b) => a - b)],
  );

async function answersOf({ owner, jobId, otherJobId }: Awaited<ReturnType<typeof makeCompany>>, releaseId: string) {
  const { candidates, board } = owner.caller;
  const other = await makeCandidate(app(), { jobId, scope: 'anonymous' });
  const releaseIds = [releaseId, other.releaseId];
  const ownIn = <One extends { releaseId: string }>(list: readonly One[]) =>
    list.filter((one) => one.releaseId === releaseId);
  const seen: unknown[] = [];
  for (const job of [null, jobId, otherJobId]) {
    for (const sort of ['newest', 'match'] as const) {
      seen.push(ownIn((await candidates.page({ jobId: job, sort })).candidates));
    }
    seen.push(await candidates.candidate({ releaseId, jobId: job }));
    seen.push(ownIn((await candidates.compare({ releaseIds, jobId: job })).candidates));
    const query = job === null ? '' : `&job=${job}`;
    const pdf = await download(app(), `/candidates/report.pdf?ids=${releaseId}${query}`, owner);
    seen.push(pdfText(Buffer.from(await pdf.arrayBuffer())).replaceAll('\n', ' '));
    const csv = await download(app(), `/candidates/export.csv?${query.slice(1)}`, owner);
    seen.push((await csv.text()).split('\r\n').filter((line) => line.includes('Zoe Zander')));
  }
  seen.push(Object.values((await board.ofJob({ jobId })).columns).map(({ cards }) => ownIn(cards)));
  return JSON.stringify(seen);
}

test('no answer to the company names a skill or value beyond the required ones', async () => {
  const company = await makeCompany();
  const names = new Map((await listSkillNames(app())).map(({ id, name }) => [id, name]));
  const person = await makeApplicant(app(), { name: 'Zoe Zander', skills: skillsFrom(1), values });
  const { releaseId } = await applyAs(person, { jobId: company.jobId, scope: 'required' });
  const seen = await answersOf(company, releaseId);
  for (const [id, name] of names) expect([name, seen.includes(name)]).toEqual([name, requiredIds.includes(id)]);
  for (const value of Object.keys(values)) expect(seen).not.toContain(value);
  expect(seen).toContain('Zoe Zander');
  expect(seen).not.toMatch(/counterfactuals|parts|skillFit/);
  const { snapshot, draws, skillIds, leads, valueWeights, rankedSkills } = await rowOf(releaseId);
  expect(rankedIn(snapshot)).toEqual([[company.jobId, requiredIds]]);
  expect(JSON.stringify(snapshot)).not.toMatch(/wins|Ehrlichkeit|values/);
  expect({ draws, skillIds, leads, valueWeights, rankedSkills }).toEqual({
    ...{ draws: null, skillIds: [], leads: [], valueWeights: [], rankedSkills: 0 },
  });
});

test('list, page, comparison, board and preview show the match of the whole result', async () => {
  const { jobId, otherJobId, candidates, board } = await makeCompany();
  const person = await makeApplicant(app(), { skills: skillsFrom(3), values });
  const target = { kind: 'job' as const, jobId };
  const whole = await person.caller.releases.preview({ target, scope: 'named' });
  const preview = await person.caller.releases.preview({ target, scope: 'required' });
  const { match, low, high, basis } = whole.match ?? {};
  const shown = { match, low, high, basis };
  expect(preview.match).toEqual(shown);
  const { releaseId } = await applyAs(person, { jobId, scope: 'required' });
  const weaker = await makeCandidate(app(), { jobId, skills: skillsFrom(16) });
  const listed = (await candidates.page({ jobId, sort: 'match' })).candidates;
  expect(listed.find((one) => one.releaseId === releaseId)?.match).toEqual(shown);
  const numbers = listed.map((one) => one.match?.match ?? -1);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  const detail = await candidates.candidate({ releaseId });
  expect([detail.match, detail.view]).toEqual([shown, preview.view]);
  const releaseIds = [releaseId, weaker.releaseId];
  expect((await candidates.compare({ releaseIds, jobId })).candidates[0]?.match).toEqual(shown);
  expect((await board.ofJob({ jobId })).columns.applied.cards[0]?.match).toEqual(shown);
  const elsewhere = await candidates.candidate({ releaseId, jobId: otherJobId });
  expect([elsewhere.match, elsewhere.view.skills]).toMatchObject([null, { ranked: [] }]);
  const sorted = (await candidates.page({ sort: 'match' })).candidates.find((one) => one.releaseId === releaseId);
  expect(sorted?.match).toEqual(shown);
});

test('a job that asks for other skills later shows no match and no further skill', async () => {
  const { jobId, owner, candidates, board } = await makeCompany();
  const { releaseId } = await makeCandidate(app(), { jobId, scope: 'required' });
  const { revision } = await owner.caller.jobs.job({ jobId });
  const draft = makeJobDraft({ skills: skillsOf(1, 2, 3), questions: [] });
  await owner.caller.jobs.save({ jobId, revision, draft });
  await owner.caller.jobs.publish({ jobId, revision: (await owner.caller.jobs.job({ jobId })).revision });
  const [line] = (await candidates.page({ jobId, sort: 'match' })).candidates;
  expect(line).toMatchObject({ releaseId, match: null, skills: [{ skillId: 1 }] });
  expect((await candidates.candidate({ releaseId })).match).toBeNull();
  expect((await board.ofJob({ jobId })).columns.applied.cards).toEqual([]);
});

test('a second application to the company keeps what the first one shows, and nothing else', async () => {
  const { jobId, otherJobId, candidates } = await makeCompany();
  const person = await makeApplicant(app(), { skills: skillsFrom(1), values });
  const first = await applyAs(person, { jobId, scope: 'named' });
  const { releaseId } = await applyAs(person, { jobId: otherJobId, scope: 'requiredProfile' });
  const stored = await rowOf(releaseId);
  expect(rankedIn(stored.snapshot)).toEqual([
    [otherJobId, [2, 3, 12]],
    [jobId, requiredIds],
  ]);
  const shownFor = async (job: string) => {
    const { view, match } = await candidates.candidate({ releaseId, jobId: job });
    const ids = view.scope === 'anonymous' ? null : view.skills?.ranked.map(({ skillId }) => skillId);
    return [ids?.sort((a, b) => a - b), match !== null, view.profile !== null];
  };
  expect(await shownFor(jobId)).toEqual([requiredIds, true, true]);
  expect(await shownFor(otherJobId)).toEqual([[2, 3, 12], true, true]);
  await person.caller.applications.withdraw({ applicationId: first.applicationId, endsRelease: false });
  const target = { kind: 'job' as const, jobId: otherJobId };
  expect((await person.caller.releases.preview({ target, scope: 'required' })).ended).toEqual([
    'Pflegefachkraft (m/w/d)',
  ]);
  await release(person, otherJobId, 'required');
  expect(rankedIn((await rowOf(releaseId)).snapshot)).toEqual([[otherJobId, [2, 3, 12]]]);
});

async function editDraft(owner: Awaited<ReturnType<typeof makeCompany>>['owner'], jobId: string, ids: number[]) {
  const { revision } = await owner.caller.jobs.job({ jobId });
  await owner.caller.jobs.save({ jobId, revision, draft: makeJobDraft({ skills: skillsOf(...ids), questions: [] }) });
}

test('a closed job asks for the skills of its last published version, never for those of a later draft', async () => {
  const { owner, jobId, otherJobId } = await makeCompany();
  const people = [];
  for (let count = 0; count < 3; count++)
    people.push(await makeCandidate(app(), { jobId, skills: skillsFrom(1), values }));
  const [unchanged, applying, narrowing] = people;
  if (!unchanged || !applying || !narrowing) throw new Error('three people');
  for (const { caller } of people) {
    const { digest } = await caller.releases.preview({ target: { kind: 'job', jobId }, scope: 'named' });
    await caller.applications.send({ jobId, scope: 'named', answers: [], questions: [], digest });
  }
  await owner.caller.jobs.close({ jobId });
  await unchanged.caller.releases.narrow({ releaseId: unchanged.releaseId, scope: 'required' });
  expect(rankedIn((await rowOf(unchanged.releaseId)).snapshot)).toEqual([[jobId, requiredIds]]);
  await editDraft(owner, jobId, [5, 6, 7]);
  const { releaseId } = await applyAs(applying, { jobId: otherJobId, scope: 'required' });
  expect(rankedIn((await rowOf(releaseId)).snapshot)).toEqual([[otherJobId, [2, 3, 12]]]);
  const narrow = (scope: ReleaseScope) =>
    outcomeOf(narrowing.caller.releases.narrow({ releaseId: narrowing.releaseId, scope }));
  expect(await narrow('required')).toBe('RELEASE_CHANGED');
  await narrow('anonymous');
  expect((await rowOf(narrowing.releaseId)).snapshot).toMatchObject({ version: 2, skills: { groups: [] } });
});

test('ended applications take no place among the jobs whose required skills a release shows', async () => {
  const { orgId, jobId, otherJobId } = await makeCompany();
  const person = await makeApplicant(app(), { skills: skillsFrom(1), values });
  await applyAs(person, { jobId: otherJobId });
  const { releaseId } = await applyAs(person, { jobId });
  await app().db.prisma.$executeRaw`
    with ended as (
      insert into jobs (id, org_id, title, status, content, revision, published_revision, created_at, updated_at)
      select ('00000000-0000-4000-8000-' || substr(md5(${orgId} || n), 1, 12))::uuid, ${orgId}::uuid, 'Koch', 'closed', content, revision, revision, now(), now()
        from jobs cross join generate_series(1, 25) n where id = ${jobId}::uuid
      returning id)
    insert into applications (org_id, user_id, job_id, release_id, job_title, answers, reply_by, applied_at, status, status_at, ended_at)
    select a.org_id, a.user_id, e.id, a.release_id, 'Koch', a.answers, a.reply_by, now(), 'refused', now(), now()
      from ended e join applications a on a.job_id = ${jobId}::uuid`;
  await person.caller.releases.narrow({ releaseId, scope: 'required' });
  expect(rankedIn((await rowOf(releaseId)).snapshot)).toEqual([
    [jobId, requiredIds],
    [otherJobId, [2, 3, 12]],
  ]);
});

test('the person sees the part for every job, before and after the release, as the company does', async () => {
  const { jobId, otherJobId, candidates } = await makeCompany();
  const person = await makeApplicant(app(), { skills: skillsFrom(1), values });
  await applyAs(person, { jobId, scope: 'required' });
  const target = { kind: 'job' as const, jobId: otherJobId };
  const { jobParts } = await person.caller.releases.preview({ target, scope: 'required' });
  expect(jobParts.map(({ title }) => title)).toEqual(['Leitung Küche (m/w/d)', 'Pflegefachkraft (m/w/d)']);
  const { releaseId } = await applyAs(person, { jobId: otherJobId, scope: 'required' });
  expect((await person.caller.releases.view({ releaseId })).jobParts).toEqual(jobParts);
  for (const part of jobParts) {
    const { view, match } = await candidates.candidate({ releaseId, jobId: part.jobId });
    expect([part.skills, part.match]).toEqual([view.skills, match]);
  }
  expect(jobParts.map(({ skills }) => skills?.ranked.length)).toEqual([3, 3]);
  const named = await person.caller.releases.preview({ target, scope: 'named' });
  expect(named.jobParts).toEqual([]);
});

test('the preview counts hidden skills and names no job as ended while its application is open', async () => {
  const { jobId, otherJobId } = await makeCompany();
  const person = await makeApplicant(app(), { skills: skillsFrom(1), values });
  await applyAs(person, { jobId, scope: 'required' });
  const target = { kind: 'job' as const, jobId: otherJobId };
  expect(await person.caller.releases.preview({ target, scope: 'required' })).toMatchObject({
    hiddenSkills: 0,
    ended: [],
  });
  const { revision, profile } = await person.caller.profile.own();
  await person.caller.profile.save({ revision, profile: { ...profile, hiddenSkillIds: [5] } });
  expect((await person.caller.releases.preview({ target, scope: 'named' })).hiddenSkills).toBe(1);
});

test('narrowing to the required skills cuts the stored result and adds nothing newer, and renewing keeps it', async () => {
  const { jobId, candidates } = await makeCompany();
  const person = await makeCandidate(app(), { jobId, scope: 'profile', skills: skillsFrom(1), values });
  const { releaseId, caller } = person;
  const { match } = await candidates.candidate({ releaseId });
  app().clock.advance(1_000);
  await insertResults(app(), person.userId, { skills: skillsFrom(9), values: { Familie: 9 } });
  await caller.releases.narrow({ releaseId, scope: 'requiredProfile' });
  await caller.releases.narrow({ releaseId, scope: 'required' });
  const narrowed = await rowOf(releaseId);
  expect(rankedIn(narrowed.snapshot)).toEqual([[jobId, requiredIds]]);
  expect(narrowed).toMatchObject({ scope: 'required', draws: null, skillIds: [], valueWeights: [], rankedSkills: 0 });
  const shown = await candidates.candidate({ releaseId });
  expect(shown.match?.match).toBe(match?.match);
  expect(shown.view).toMatchObject({ scope: 'required', profile: null, values: null });
  expect((await caller.releases.page({})).releases[0]).toMatchObject({ scope: 'required', isOutdated: true });
  app().clock.advance(1_000);
  await caller.releases.renew({ releaseId });
  const renewed = await rowOf(releaseId);
  expect([renewed.snapshot, renewed.scope]).toEqual([narrowed.snapshot, 'required']);
  expect(renewed.expiresAt.getTime()).toBeGreaterThan(narrowed.expiresAt.getTime());
  const widen = (scope: ReleaseScope) => outcomeOf(caller.releases.narrow({ releaseId, scope }));
  expect(await widen('named')).toBe('RELEASE_CHANGED');
  expect(await widen('requiredProfile')).toBe('RELEASE_CHANGED');
  await caller.releases.narrow({ releaseId, scope: 'anonymous' });
  const anonymous = await rowOf(releaseId);
  expect(anonymous.snapshot).toMatchObject({
    version: 2,
    skills: { groups: requiredIds.map((skillId) => ({ skillId })) },
    values: null,
  });
  expect([...anonymous.skillIds].sort((a, b) => a - b)).toEqual(requiredIds);
});

test('required skills need a job, for giving and for narrowing', async () => {
  const { orgId } = await makeCompany();
  const person = await makeApplicant(app(), { skills: skillsFrom(1), values });
  const { slug } = await app().db.prisma.organisation.update({ where: { id: orgId }, data: { isPublic: true } });
  const target = { kind: 'company' as const, slug };
  for (const scope of releaseScopes.filter(isRequiredScope))
    expect(await outcomeOf(person.caller.releases.preview({ target, scope }))).toBe('INVALID_INPUT');
  const { digest } = await person.caller.releases.preview({ target, scope: 'named' });
  expect(await outcomeOf(person.caller.releases.give({ target, scope: 'required', digest }))).toBe('INVALID_INPUT');
  const { releaseId } = await person.caller.releases.give({ target, scope: 'named', digest });
  expect(await outcomeOf(person.caller.releases.narrow({ releaseId, scope: 'required' }))).toBe('RELEASE_CHANGED');
  expect(await rowOf(releaseId)).toMatchObject({ scope: 'named' });
});

test('people who show only the required skills are in no statistics of skills and values', async () => {
  const { jobId, candidates } = await makeCompany();
  for (let count = 0; count < 5; count++) {
    app().clock.advance(1_000);
    await makeCandidate(app(), { jobId, scope: 'required', values });
  }
  expect(await candidates.statistics({ whose: 'candidates', jobId })).toEqual({ statistics: null, jobs: [] });
  expect((await candidates.counts({ jobId })).average).not.toBeNull();
});
