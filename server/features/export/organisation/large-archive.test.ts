import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { forgeArchive, makeArchivedCrew, sendArchive } from '../../../testing/organisation-archives.ts';
import { makeCrew } from '../../../testing/organisations.ts';

const app = testApp({ server: true });
const memberCount = 250;
const coursesOfMember = 45;
let archive: Buffer;

const linesOf = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

beforeAll(async () => {
  const emails = Array.from({ length: memberCount }, (_, member) => `mitglied-${member}@gross.example`);
  const [courseId, at] = [randomUUID(), new Date().toISOString()];
  const lessonsDone = Array.from({ length: 30 }, () => ({ lessonId: randomUUID(), doneAt: at }));
  const row = { courseId, version: 1, startedAt: at, lastSeenAt: at, completedAt: null, lessonsDone };
  const progress = emails.flatMap((email) => Array.from({ length: coursesOfMember }, () => ({ email, ...row })));
  archive = await forgeArchive((await makeArchivedCrew(app())).archive, (contents) => {
    contents.set('members.jsonl', Buffer.from(linesOf(emails.map((email) => ({ email, role: 'viewer' })))));
    contents.set('progress.jsonl', Buffer.from(linesOf(progress)));
  });
});

test('progress beyond the size of other lists is imported completely', async () => {
  const to = await makeCrew(app());
  expect(await sendArchive(app(), to.owner, archive)).toMatchObject({ status: 201, body: { members: memberCount } });
  const stored = await app().db.pool.query(
    `select count(*)::int as people, sum(jsonb_array_length(learning -> 'progress'))::int as rows
       from imported_learning where org_id = $1`,
    [to.orgId],
  );
  expect(stored.rows).toEqual([{ people: memberCount, rows: memberCount * coursesOfMember }]);
});
