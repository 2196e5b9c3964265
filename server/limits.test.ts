import { expect, test } from 'vitest';
import { allowedRoles, procedureActions } from '#shared/permissions.ts';
import { days } from './core/runtime/clock.ts';
import type { Limit } from './core/trpc/rate-limit.ts';
import { appRouter } from './router.ts';
import { testApp } from './testing/app.ts';
import { callerFor, makePersonAs, type Person } from './testing/people.ts';

const app = testApp();

type Procedure = { _def: { meta?: { limit?: Limit } } };
const limited = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).flatMap(
  ([path, { _def }]) => (_def.meta?.limit === undefined ? [] : [{ path, limit: _def.meta.limit }]),
);

async function personFor(path: string): Promise<Person> {
  const action = procedureActions[path];
  const role = action && allowedRoles[action].find((holder) => holder !== 'visitor');
  const person = role && (await makePersonAs(app(), role));
  if (!person) throw new Error(`no role may call ${path}`);
  return person;
}

async function codeOf(person: Person, path: string): Promise<string | null> {
  const caller: unknown = await callerFor(app(), person);
  const procedure = path.split('.').reduce((node, key) => (node as Record<string, unknown>)[key], caller);
  try {
    await (procedure as (input: unknown) => Promise<unknown>)({ unfit: true });
    return null;
  } catch (error) {
    const { cause, code } = error as { cause?: { code?: string }; code: string };
    return cause?.code ?? code;
  }
}

test('lists every limit that a procedure names', () => {
  const lines = limited.map(({ path, limit }) => `${path}: ${limit.name} ${limit.points} in ${limit.seconds} s`);
  expect(lines.sort()).toMatchInlineSnapshot(`
    [
      "account.renamePasskey: passkey-request 60 in 3600 s",
      "account.startAddingPasskey: passkey-request 60 in 3600 s",
      "account.startProof: passkey-request 60 in 3600 s",
      "adminBackups.prove: start-backup-proof 10 in 3600 s",
      "adminBackups.start: start-backup 10 in 3600 s",
      "adminSettings.sendTestMail: test-mail 10 in 3600 s",
      "ai.check: ai-check 10 in 600 s",
      "applications.send: applying 50 in 86400 s",
      "candidates.report: message-report 20 in 86400 s",
      "candidates.send: message 40 in 3600 s",
      "found.accept: found-change 150 in 86400 s",
      "found.addBlock: found-change 150 in 86400 s",
      "found.changeWishes: found-change 150 in 86400 s",
      "found.switchOn: found-change 150 in 86400 s",
      "jobs.applyImport: job-import 120 in 3600 s",
      "jobs.create: job-creation 1000 in 86400 s",
      "jobs.duplicate: job-creation 1000 in 86400 s",
      "jobs.planImport: job-import 120 in 3600 s",
      "learning.withdrawCertificate: withdraw-certificate 30 in 3600 s",
      "organisations.create: founding 20 in 86400 s",
      "pages.restore: save-page 30 in 3600 s",
      "pages.save: save-page 30 in 3600 s",
      "profile.planResume: resume 40 in 600 s",
      "profile.takeResume: resume 40 in 600 s",
      "publishing.addComment: course-comment 200 in 3600 s",
      "releases.give: release-change 60 in 86400 s",
      "releases.narrow: release-change 60 in 86400 s",
      "releases.renew: release-change 60 in 86400 s",
      "releases.report: message-report 20 in 86400 s",
      "releases.send: message 40 in 3600 s",
    ]
  `);
});

test.each(limited)('$path counts a call and refuses one more than $limit.points', async ({ path, limit }) => {
  const person = await personFor(path);
  const key = `${limit.name}:${person.userId}`;
  expect(await codeOf(person, path)).not.toBe('TOO_MANY_ATTEMPTS');
  const { pool } = app().db;
  const { rows } = await pool.query<{ points: number }>('select points from rate_limits where key = $1', [key]);
  expect(rows).toEqual([{ points: 1 }]);
  const spent = [key, limit.points, Date.now() + days(2)];
  await pool.query('update rate_limits set points = $2, expire = $3 where key = $1', spent);
  expect(await codeOf(person, path)).toBe('TOO_MANY_ATTEMPTS');
});
