import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { inTransaction } from '../../core/database/db.ts';
import { testApp } from '../../testing/app.ts';
import { chainEvents } from './chain.ts';
import { logSystemEvent } from './service.ts';

const app = testApp({ mail: false });

type Ending = { code: number; stdout: string; stderr: string };

function verify(...args: string[]): Promise<Ending> {
  const command = ['--disable-warning=ExperimentalWarning', resolve('scripts/verify-audit.ts'), ...args];
  const place = { cwd: app().env.DATA_DIR, env: { PATH: process.env['PATH'] } };
  return new Promise((done) =>
    execFile(resolve('node_modules/.bin/node'), command, place, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    ),
  );
}

test('the program reports an intact log, a match with a mailed hash, and the first broken row', async () => {
  await writeFile(join(app().env.DATA_DIR, '.env'), `DATABASE_URL=${app().databaseUrl}\nDATA_DIR=.\n`);
  for (const resourceId of ['one', 'two', 'three'])
    await inTransaction(app().db, (tx) =>
      logSystemEvent(app(), tx, { action: 'ai_budget_changed', resourceId, details: { from: 1, to: 2 }, names: {} }),
    );
  await chainEvents(app());
  const links = await app().db.prisma.auditLink.findMany({ orderBy: { position: 'asc' } });
  const [, second = '', last = ''] = links.map(({ hash }) => Buffer.from(hash).toString('hex'));
  const eventId = links[1]?.eventId.toString() ?? '';
  const brokenAs = (problem: 'rewritten' | 'names_changed') => ({
    ...{ code: 1, stderr: '' },
    stdout: `Nicht unversehrt: ${texts.brokenAt({ position: '2', eventId, problem })}\n`,
  });

  const whole = { code: 0, stdout: `Unversehrt: 3 Glieder, Prüfsumme ${last}\n`, stderr: '' };
  const misspelt = { code: 1, stdout: '', stderr: expect.stringMatching(/^\nErwartet werden .* 1234 0a1b…\n\n$/) };
  const calls = [[], ['2', second], ['2', last], ['1.234', last]];
  const said = await Promise.all(calls.map((args) => verify(...args)));
  expect(said).toEqual([whole, whole, brokenAs('rewritten'), misspelt]);

  await app().db.pool.query(
    `begin; set local session_replication_role = replica; update audit_names set address = 'x' where event_id = ${eventId}; commit`,
  );
  expect(await verify()).toEqual(brokenAs('names_changed'));
});
