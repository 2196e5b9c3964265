import { MantineProvider } from '@mantine/core';
import fc from 'fast-check';
import pg from 'pg';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { JobView } from '#client/components/job-view/job-view.tsx';
import { ApplicationRow } from '#client/features/applications/application-row.tsx';
import { JobCard } from '#client/features/jobs/list/job-card.tsx';
import type { JobDetail, JobPage } from '#shared/jobs/board.ts';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import { addMs, days, minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, findMailsTo } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { type Applicant, makeApplicant, testedTraits } from '../../testing/results.ts';
import { remindOfExpiry } from '../jobs/expiry.ts';

/** Set before the product's modules are loaded, because formatters keep the time zone of their creation. */
const ownZone = vi.hoisted(() => {
  const before = process.env['TZ'];
  process.env['TZ'] = 'America/Los_Angeles';
  return before;
});

async function through(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `do $$ begin execute format('alter database %I set timezone to ''Pacific/Auckland''', current_database()); end $$`,
  );
  await client.end();
  return databaseUrl;
}
const app = testApp({ mail: false, server: true, through });
let crew: Crew;
let person: Applicant;

beforeAll(async () => {
  crew = await makeCrew(app());
  person = await makeApplicant(app(), testedTraits);
});
afterAll(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'];
const oddDays = ['2026-12-31', '2027-01-01', '2027-03-28', '2027-03-27', '2027-10-31', '2028-02-29', '2027-08-02'];
const randomDay = fc.integer({ min: 0, max: 700 }).map((count) => addDays('2026-12-01', count));
const momentOfDay = fc
  .tuple(fc.constantFrom(0, 22, 23, 24), fc.constantFrom(-90, -1, 0, 1, 30), fc.constantFrom(-1, 0, 1))
  .map(([hour, minute, ms]) => minutes(60 * hour + minute) + ms);
const published = fc.record({ day: fc.oneof(fc.constantFrom(...oddDays), randomDay), moment: momentOfDay });
const aCase = fc.record({
  published,
  startsIn: fc.option(fc.integer({ min: -40, max: 400 })),
  repliesIn: fc.oneof(fc.constantFrom(0, 1, 89, 90, 91, 365), fc.integer({ min: 0, max: 365 })),
  zone: fc.constantFrom(...zones),
});

function germanDay(moment: Date): string {
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(moment.getUTCFullYear(), month, 31, 1));
    return end.getTime() - days(end.getUTCDay());
  };
  const isSummer = moment.getTime() >= lastSunday(2) && moment.getTime() < lastSunday(9);
  return addMs(moment, minutes(isSummer ? 120 : 60))
    .toISOString()
    .slice(0, 10);
}
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const short = (day: string) => day.split('-').toReversed().join('.');
const long = (day: string) =>
  `${Number(day.slice(8))}. ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, '2026'.length)}`;
const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const drawn = (node: ReactNode) =>
  words(renderToStaticMarkup(createElement(MantineProvider, null, createElement(MemoryRouter, null, node))));

const get = (path: string) => fetch(`${app().baseUrl}${path}`);
const json = async <T>(path: string) => (await (await get(path)).json()) as T;
const text = async (path: string) => (await get(path)).text();

async function placesOf(jobId: string) {
  const isIn = async (path: string) => (await text(path)).includes(jobId);
  const target = { kind: 'job' as const, jobId };
  const own = await crew.owner.caller.jobs.page({});
  return {
    data: (await get(`/api/job/${jobId}`)).status === 200,
    page: (await get(`/job/${jobId}`)).status === 200,
    list: await isIn('/api/jobs'),
    count: (await json<{ count: number }>('/api/jobs/count')).count === 1,
    jsonFeed: await isIn('/api/jobs.json'),
    xmlFeed: await isIn('/api/jobs.xml'),
    sitemap: await isIn(`/sitemap-jobs-${jobId.slice(0, 2)}.xml`),
    applying: await person.caller.releases.preview({ target, scope: 'named' }).then(
      () => true,
      () => false,
    ),
    company: own.jobs.find((job) => job.jobId === jobId)?.isOnline,
    editor: (await crew.owner.caller.jobs.job({ jobId })).isOnline,
  };
}
type Places = Awaited<ReturnType<typeof placesOf>>;
const everywhere = (isOpen: boolean, places: Places) =>
  Object.fromEntries(Object.keys(places).map((place) => [place, isOpen]));

async function forgetCase(jobId: string): Promise<void> {
  const { prisma } = app().db;
  await crew.owner.caller.jobs.close({ jobId });
  await prisma.application.deleteMany();
  await prisma.release.deleteMany();
  await prisma.outboxMail.deleteMany();
  await prisma.rateLimit.deleteMany();
}

type Dates = { today: string; startsOn: string | null; replyBy: string; lastDay: string };

async function expectSameForReaders(jobId: string, { today, startsOn, replyBy, lastDay }: Dates): Promise<void> {
  const detail = await json<JobDetail>(`/api/job/${jobId}`);
  const page = drawn(createElement(JobView, { job: detail }));
  for (const shown of [
    `Veröffentlicht am ${short(today)}`,
    `Unternehmen antwortet bis ${short(replyBy)}`,
    `Beginn ${startsOn === null ? 'ab sofort' : short(startsOn)}`,
  ])
    expect(page).toContain(shown);
  expect(page).toMatch(new RegExp(`(Bewerben|Ausgeschrieben) bis ${short(lastDay)}`));

  const [, data = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await text(`/job/${jobId}`)) ?? [];
  const posting = JSON.parse(data) as Record<string, string>;
  expect(posting['datePosted']).toBe(today);
  expect(posting['jobStartDate']).toBe(startsOn ?? undefined);
  for (const day of [posting['validThrough']?.slice(0, 10), germanDay(new Date(posting['validThrough'] ?? ''))])
    expect(day).toBe(lastDay);

  const { jobs } = await json<{ jobs: JobDetail[] }>('/api/jobs.json');
  const { jobs: cards } = await json<JobPage>('/api/jobs');
  for (const listed of [jobs[0], cards[0]]) {
    expect(listed).toMatchObject({ jobId, startsOn, replyBy });
    expect(germanDay(new Date(listed?.publishedAt ?? ''))).toBe(today);
  }
  expect([jobs[0]?.endsAt.slice(0, 10), germanDay(new Date(jobs[0]?.endsAt ?? ''))]).toEqual([lastDay, lastDay]);
  const [, expires = ''] = /<expirationdate><!\[CDATA\[(.*?)\]\]>/.exec(await text('/api/jobs.xml')) ?? [];
  expect(germanDay(new Date(expires))).toBe(lastDay);
  expect(expires).toContain(`${lastDay.slice(8)} `);
}

async function expectSameForPeople(jobId: string, { replyBy, lastDay }: Dates): Promise<void> {
  const own = await crew.owner.caller.jobs.page({});
  const inList = own.jobs.find((job) => job.jobId === jobId);
  if (inList === undefined) throw new Error('not in the list of its company');
  const rights = { mayEdit: true, mayPublish: true };
  const card = createElement(JobCard, { job: inList, rights, onDuplicate: () => undefined, onAsk: () => undefined });
  expect(drawn(card)).toContain(`Online bis ${short(lastDay)} Antwort bis ${short(replyBy)}`);

  await applyAs(person, { jobId });
  const { applications } = await person.caller.applications.mine({});
  const [application] = applications;
  if (application === undefined) throw new Error('not in the list of the person');
  expect(drawn(createElement(ApplicationRow, { application, note: null, onWithdraw: () => undefined }))).toContain(
    `Antwort vom Unternehmen bis ${long(replyBy)}`,
  );
  const [applied] = await findMailsTo(app(), person.email);
  expect(applied?.text).toContain(`Eine Antwort ist bis zum ${long(replyBy)} zugesagt.`);
  const { columns } = await crew.owner.caller.board.ofJob({ jobId });
  expect(columns.applied.cards[0]?.replyBy).toBe(replyBy);
}

async function expectReminder(endsAt: Date, lastDay: string): Promise<void> {
  const isReminded = async (at: Date) => {
    app().clock.set(at);
    await remindOfExpiry(app());
    const mails = await findMailsTo(app(), crew.owner.email);
    return mails.some(({ subject }) => subject === `Ihre Stelle endet am ${long(lastDay)}`);
  };
  const weekBefore = addDays(lastDay, -7);
  const midnight = [-25, -24, -23]
    .map((hours) => addMs(endsAt, minutes(60 * hours) - days(7) + 1))
    .find((at) => germanDay(at) === weekBefore && germanDay(addMs(at, -1)) !== weekBefore);
  if (midnight === undefined) throw new Error('no midnight');
  expect([await isReminded(addMs(midnight, -1)), await isReminded(midnight)]).toEqual([false, true]);
}

test('pages, search engines, feeds, mails and lists show the same days, and the job ends everywhere at once', async () => {
  await fc.assert(
    fc.asyncProperty(aCase, async ({ published: { day, moment }, startsIn, repliesIn, zone }) => {
      process.env['TZ'] = zone;
      const now = addMs(new Date(`${day}T00:00:00Z`), moment);
      app().clock.set(now);
      const today = germanDay(now);
      const dates = {
        today,
        startsOn: startsIn === null ? null : addDays(today, startsIn),
        replyBy: addDays(today, repliesIn),
        lastDay: addDays(today, 90),
      };
      const { jobId, endsAt } = await makePublishedJob(crew.owner, {
        startsOn: dates.startsOn,
        replyBy: dates.replyBy,
      });
      try {
        await expectSameForReaders(jobId, dates);
        await expectSameForPeople(jobId, dates);
        const end = endsAt ?? now;
        expect([germanDay(end), germanDay(addMs(end, 1))]).toEqual([dates.lastDay, addDays(dates.lastDay, 1)]);
        await expectReminder(end, dates.lastDay);
        app().clock.set(addMs(end, -1));
        const before = await placesOf(jobId);
        expect(before).toEqual(everywhere(true, before));
        app().clock.set(addMs(end, 1));
        const after = await placesOf(jobId);
        expect(after).toEqual(everywhere(false, after));
      } finally {
        await forgetCase(jobId);
      }
    }),
    { numRuns: 15 },
  );
});

test('a day is the German one in every time zone of the server', () => {
  fc.assert(
    fc.property(published, fc.constantFrom(...zones), ({ day, moment }, zone) => {
      process.env['TZ'] = zone;
      const now = addMs(new Date(`${day}T00:00:00Z`), moment);
      expect(dayOf(now)).toBe(germanDay(now));
    }),
  );
});
