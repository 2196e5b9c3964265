import { expect, test } from 'vitest';
import { explainMatch } from '#shared/matching/explain.ts';
import { inTransaction } from '../../core/database/db.ts';
import { days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { retention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { jobOf } from '../../testing/matching.ts';
import { makeOrganisation } from '../../testing/people.ts';
import { makeApplicant, skillsFrom } from '../../testing/results.ts';
import { explainShownMatch, matchPersonOf, recordShownMatch, type Showing } from './service.ts';

const app = testApp({ mail: false });

async function aShowing(): Promise<Showing> {
  const { userId } = await makeApplicant(app(), { skills: skillsFrom(4), values: { Natur: 9, Mut: 2 } });
  const [orgId, person] = [await makeOrganisation(app()), await matchPersonOf(app(), userId)];
  return { orgId, jobId: crypto.randomUUID(), userId, person, job: jobOf([4, 9, 20], [3, 2, 1], ['Natur', 'Humor']) };
}

const remember = (showing: Showing) => inTransaction(app().db, (tx) => recordShownMatch(app(), tx, showing));
const rows = (orgId: string) => app().db.prisma.shownMatch.findMany({ where: { orgId } });
const explain = (orgId: string, id: string) => explainShownMatch(app().db.prisma, { orgId, id });

test('a shown match can be explained word for word after its result and job are deleted', async () => {
  const showing = await aShowing();
  const then = explainMatch(showing.person, showing.job);
  const shown = await remember(showing);
  await app().db.pool.query('delete from softskill_test_runs where user_id = $1', [showing.userId]);
  const view = await explain(showing.orgId, shown?.shownMatchId ?? '');
  expect(view?.explained).toEqual(then);
  expect(view).toMatchObject({ jobId: showing.jobId, userId: showing.userId, scoringVersion: 2 });
  expect(view?.shown).toEqual({ match: then?.match, low: then?.low, high: then?.high });
});

test('showing the same match again updates one row; other inputs create another row', async () => {
  const showing = await aShowing();
  const first = await remember(showing);
  const since = app().clock.now();
  app().clock.advance(days(3));
  expect((await remember(showing))?.shownMatchId).toBe(first?.shownMatchId);
  expect(await rows(showing.orgId)).toMatchObject([{ firstShownAt: since, lastShownAt: app().clock.now() }]);
  await remember({ ...showing, job: jobOf([4, 9, 21], [3, 2, 1]) });
  expect(await rows(showing.orgId)).toHaveLength(2);
});

test('showing a match twice concurrently creates one row', async () => {
  const showing = await aShowing();
  const all = await Promise.all([remember(showing), remember(showing), remember(showing)]);
  expect(new Set(all.map((shown) => shown?.shownMatchId)).size).toBe(1);
  expect(await rows(showing.orgId)).toHaveLength(1);
});

test('stores nothing without a match', async () => {
  const showing = await aShowing();
  expect(await remember({ ...showing, person: { skills: null, values: null } })).toBeNull();
  expect(await rows(showing.orgId)).toEqual([]);
});

test('another organisation finds nothing', async () => {
  const shown = await remember(await aShowing());
  expect(await explain(await makeOrganisation(app()), shown?.shownMatchId ?? '')).toBeNull();
});

test('figures of a version that is no longer computed stay as they were shown', async () => {
  const showing = await aShowing();
  const shown = await remember(showing);
  await app().db.pool.query(
    `update shown_matches set inputs = inputs || '{"version": 0}', scoring_version = 0 where org_id = $1`,
    [showing.orgId],
  );
  const view = await explain(showing.orgId, shown?.shownMatchId ?? '');
  expect(view).toMatchObject({ explained: null, shown: { match: shown?.match.match } });
});

test('deletes a shown match twelve months after it was last shown, not before', async () => {
  const showing = await aShowing();
  await remember(showing);
  app().clock.advance(days(360));
  await remember(showing);
  app().clock.advance(days(364));
  await runCleanups(app(), [retention.shownMatches]);
  expect(await rows(showing.orgId)).toHaveLength(1);
  app().clock.advance(days(3));
  await runCleanups(app(), [retention.shownMatches]);
  expect(await rows(showing.orgId)).toEqual([]);
});

test('deletes shown matches with the person', async () => {
  const showing = await aShowing();
  await remember(showing);
  await app().db.pool.query('delete from users where id = $1', [showing.userId]);
  expect(await rows(showing.orgId)).toEqual([]);
});
