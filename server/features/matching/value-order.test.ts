import { beforeAll, expect, test } from 'vitest';
import { minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makeApplicant, skillsFrom } from '../../testing/results.ts';

const app = testApp();
/** Two words of security far before the others. */
const wins = { Balance: 9, Gesundheit: 8, Natur: 0, Humor: 0, Freiheit: 0 };
const companies = {
  close: ['Beständigkeit', 'Eigenheim', 'Geborgenheit', 'Harmonie', 'Ordnung'],
  sharing: ['Natur', 'Humor', 'Macht', 'Ruhm', 'Ehre'],
  sharingAndClose: ['Balance', 'Gesundheit', 'Geborgenheit', 'Harmonie', 'Ordnung'],
};
const jobIds = new Map<string, string>();
let owner: Awaited<ReturnType<typeof makeCrew>>['owner'];

beforeAll(async () => {
  for (const [title, values] of Object.entries(companies)) {
    ({ owner } = await makeCrew(app()));
    const { name, version: basedOnVersion } = await owner.caller.organisations.current();
    const rest = { description: '', imprint: '', isPublic: true, needsReview: false, basedOnVersion };
    await owner.caller.organisations.updateSettings({ ...rest, name, values });
    app().clock.advance(minutes(1));
    jobIds.set(title, (await makePublishedJob(owner, { title })).jobId);
  }
});

test('without strengths, more shared values come first, then the closer ones', async () => {
  const { caller } = await makeApplicant(app(), { values: wins });
  const { jobs } = await caller.matching.discover({});
  const expected = ['sharingAndClose', 'sharing', 'close'];
  expect(jobs.map(({ title }) => title)).toEqual(expected);
  const matchOf = (title: string) => jobs.find((job) => job.title === title)?.match?.match ?? 0;
  expect(matchOf('close')).toBeGreaterThan(matchOf('sharing'));
  const lists = [await caller.matching.overview(), await caller.matching.best({})];
  for (const { best } of lists) expect(best.map(({ title }) => title)).toEqual(expected);
});

test('with strengths, the match alone decides', async () => {
  const { caller } = await makeApplicant(app(), { skills: skillsFrom(1), values: wins });
  const { jobs } = await caller.matching.discover({});
  const matches = jobs.map(({ match }) => match?.match ?? 0);
  expect(matches).toEqual(matches.toSorted((a, b) => b - a));
  expect(jobs.at(-1)?.title).toBe('sharing');
});

test('jobs with an application are last and counted apart', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1), values: wins });
  await applyAs(applicant, { jobId: jobIds.get('sharingAndClose') ?? '' });
  const { jobs, total, applied } = await applicant.caller.matching.discover({});
  expect([jobs.at(-1)?.title, total, applied]).toEqual(['sharingAndClose', 3, 1]);
  expect((await applicant.caller.matching.discover({ sort: 'newest' })).applied).toBe(0);
});

test('of equally many shared values, the newest job is first, in every list', async () => {
  app().clock.advance(minutes(1));
  await makePublishedJob(owner, { title: 'newest' });
  const { caller } = await makeApplicant(app(), { values: wins });
  const titlesOf = (jobs: ReadonlyArray<{ title: string }>) => jobs.map(({ title }) => title);
  const listed = titlesOf((await caller.matching.discover({})).jobs);
  expect(listed).toEqual(['newest', 'sharingAndClose', 'sharing', 'close']);
  expect(titlesOf((await caller.matching.overview()).best)).toEqual(listed);
  expect(titlesOf((await caller.matching.best({})).best)).toEqual(listed.slice(0, 3));
});
