import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { graceDays } from '#shared/account-deletion/schema.ts';
import { deletionWord } from '#shared/texts/account-deletion/account-deletion.ts';
import { inTransaction } from '../../core/database/db.ts';
import { days } from '../../core/runtime/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person, testPassword } from '../../testing/people.ts';
import { release } from '../../testing/releases.ts';
import { type Applicant, makeApplicant, testedTraits } from '../../testing/results.ts';
import { joinTalentPool } from '../../testing/talent-pool.ts';
import { makeTown, type Town } from '../../testing/whole-life.ts';
import { logAccountEvent } from '../audit/service.ts';
import { eraseDueAccounts } from './erase.ts';

const app = testApp({ mail: false });

type Act = (person: Applicant, town: Town) => Promise<unknown>;
const acts: Record<string, Act> = {
  found: (person) => joinTalentPool(person),
  applied: (person, { jobId }) => applyAs(person, { jobId, answers: ['Weil sie mir liegt.'] }),
  released: (person, { jobId }) => release(person, jobId, 'named'),
  saved: ({ caller }, { jobId }) => caller.savedJobs.save({ jobId }),
  mailed: ({ caller }) => caller.jobMails.change({ isOn: true }),
  learned: ({ caller }, { courseId, lessonId }) => caller.learning.openLesson({ courseId, lessonId, invitation: null }),
  blocked: ({ caller }) => caller.found.addBlock({ kind: 'name', label: 'Beispielwerk' }),
  renamed: ({ caller }) => caller.account.changeName({ firstName: 'Zoe', lastName: 'Zander' }),
};

/** All rows that contain one of the ids, as text. The pass may not touch them. */
async function rowsWith({ db }: TestApp, ids: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ table: string }>(
    `select table_name as "table" from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table } of tables) {
    const { rows } = await db.pool.query<{ row: string }>(
      `select t::text as row from "${table}" t where exists (select from unnest($1::text[]) id where strpos(t::text, id) > 0)`,
      [ids],
    );
    found.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return found.sort();
}

async function erase(person: Person | undefined): Promise<void> {
  if (person === undefined) throw new Error('no person');
  const { accountDeletion } = await callerFor(app(), person);
  await accountDeletion.request({ confirmation: deletionWord, password: testPassword });
  app().clock.advance(days(graceDays) + 1_000);
  await eraseDueAccounts(app());
}

const life = fc.uniqueArray(fc.constantFrom(...Object.keys(acts)), { maxLength: 6 });

test('of three people with random lives, deleting one leaves every row of the others as it was', async () => {
  const town = await makeTown(app());
  await fc.assert(
    fc.asyncProperty(fc.tuple(life, life, life), fc.integer({ min: 0, max: 2 }), async (lives, chosen) => {
      app().clock.set(new Date());
      const people = await Promise.all(lives.map(() => makeApplicant(app(), testedTraits)));
      for (const [place, person] of people.entries())
        for (const act of lives[place] ?? []) await acts[act]?.(person, town);
      const others = people.filter((_, place) => place !== chosen).flatMap(({ userId, email }) => [userId, email]);
      const before = await rowsWith(app(), others);
      await erase(people[chosen]);
      expect(await rowsWith(app(), others)).toEqual(before);
      expect(await rowsWith(app(), [people[chosen]?.userId ?? ''])).toEqual([]);
    }),
    { numRuns: 6 },
  );
}, 60_000);

test('an address inside a longer one, and a name that others use as words, change nothing of others', async () => {
  app().clock.set(new Date());
  const { owner } = await makeCrew(app());
  const person = await makePerson(app(), { email: 'ann@kurz.example', name: 'Guten Tag' });
  const other = await makePerson(app(), { email: 'jo.ann@kurz.example', name: 'Joann Lang' });
  await owner.caller.invitations.invite({ email: other.email, role: 'viewer' });
  const visitor = await callerFor(app(), null);
  await visitor.auth.requestPasswordReset({ email: other.email });
  const ofOther = async () => ({
    rows: await rowsWith(app(), [other.userId, other.email]),
    jobs: (await app().db.pool.query('select data from pgboss.job where strpos(data::text, $1) > 0', [other.email]))
      .rows,
  });
  await vi.waitFor(async () =>
    expect(await app().db.prisma.outboxMail.count({ where: { kind: 'resetPassword' } })).toBe(1),
  );
  const before = await ofOther();
  expect(before.jobs).toHaveLength(1);
  await erase(person);
  expect(await ofOther()).toEqual(before);
});

test('a former address that another person has now is theirs', async () => {
  app().clock.set(new Date());
  const person = await makePerson(app(), { email: 'neu@familie.example' });
  const names = { former_email: 'wir@familie.example', new_email: person.email };
  const from = { app: app(), origin: { address: '' } };
  await inTransaction(app().db, (tx) =>
    logAccountEvent(from, tx, { action: 'own_email_changed', userId: person.userId, details: {}, names }),
  );
  const other = await makePerson(app(), { email: 'wir@familie.example' });
  await (await makeCrew(app())).owner.caller.invitations.invite({ email: other.email, role: 'viewer' });
  const before = (await rowsWith(app(), [other.email])).filter((row) => !row.includes(names.new_email));
  await erase(person);
  expect(await rowsWith(app(), [other.email])).toEqual(before);
});
