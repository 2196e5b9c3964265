import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { deletionWord } from '#shared/texts/account-deletion/account-deletion.ts';
import { restoreBackup } from '../../core/backup/restore.ts';
import { writeBackup } from '../../core/backup/write-backup.ts';
import { days } from '../../core/runtime/clock.ts';
import { openFolderStorage } from '../../core/storage/folder.ts';
import { cloneDatabase, openTestApp, type TestApp } from '../../testing/app.ts';
import { findMailsTo } from '../../testing/applications.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person, testPassword } from '../../testing/people.ts';
import { makeApplicant, testedTraits } from '../../testing/results.ts';
import { joinTalentPool } from '../../testing/talent-pool.ts';
import { chainEvents } from '../audit/chain.ts';
import { verifyChain } from '../audit/verify.ts';
import { eraseDueAccounts } from './erase.ts';

/** A database whose programs are started one after another, and a folder for backups. */
async function makeMachine() {
  const [database, dataDir] = [await cloneDatabase(), await mkdtemp(join(tmpdir(), 'passgenau-restored-'))];
  const storage = await openFolderStorage(join(dataDir, 'files'));
  const place = { databaseUrl: database.url, dataDir, storage, secretKey: null };
  onTestFinished(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    backUp: async (name: string) => {
      await writeBackup(place, { path: join(dataDir, name), passphrase: null });
      return join(dataDir, name);
    },
    query: async (sql: string) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    restore: (path: string) => restoreBackup({ path, passphrase: null }, place),
    run: async <T>(work: (app: TestApp) => Promise<T>): Promise<T> => {
      const { app, close } = await openTestApp({ mail: false, through: async () => database.url });
      return work(app).finally(close);
    },
  };
}

const request = async (app: TestApp, person: Person) =>
  (await callerFor(app, person)).accountDeletion.request({ confirmation: deletionWord, password: testPassword });

const signIn = async (app: TestApp, { email }: Person) =>
  outcomeOf((await callerFor(app, null)).auth.signIn({ email, password: testPassword }));

const undo = async (app: TestApp, { email }: Person) => {
  const text = (await findMailsTo(app, email)).findLast(({ subject }) => subject === 'Ihr Konto wird gelöscht')?.text;
  const token = tokenIn({ text: text ?? '' } as never);
  return outcomeOf((await callerFor(app, null)).accountDeletion.undo({ token }));
};

async function eraseNow(app: TestApp, person: Person): Promise<void> {
  await request(app, person);
  const where = { userId: person.userId };
  await app.db.prisma.accountDeletion.updateMany({ where, data: { eraseAt: app.clock.now() } });
  await eraseDueAccounts(app);
}

const stateOf = async ({ db }: TestApp, { userId }: Person) => {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { lockedAt: true, deletion: { select: { eraseAt: true } } },
  });
  if (user === null) return 'gone';
  return user.deletion?.eraseAt ?? (user.lockedAt === null ? 'open' : 'locked');
};

test('a backup from before brings back neither erased nor closed accounts, and respects an undo', async () => {
  const machine = await makeMachine();
  const made = await machine.run(async (app) => {
    const erased = await makePerson(app);
    const closed = await makeApplicant(app, testedTraits);
    await joinTalentPool(closed);
    const undone = await makePerson(app);
    const other = await makePerson(app);
    await request(app, undone);
    const path = await machine.backUp('before.tar.zst');
    app.clock.advance(1);
    expect(await undo(app, undone)).toBe('accepted');
    await eraseNow(app, erased);
    await request(app, closed);
    return { erased, closed, undone, other, path, eraseAt: await stateOf(app, closed) };
  });
  const { erased, closed, undone, other, path, eraseAt } = made;
  for (const round of ['first', 'second']) {
    expect({ round, ...(await machine.restore(path)) }).toMatchObject({ round, closedAgain: 2 });
    await machine.run(async (app) => {
      const states = [erased, closed, undone, other].map((person) => stateOf(app, person));
      expect(await Promise.all(states)).toEqual(['gone', eraseAt, 'open', 'open']);
      expect(await app.db.prisma.foundProfile.count({ where: { userId: closed.userId } })).toBe(0);
      expect(await signIn(app, closed)).toBe('ACCOUNT_CLOSED');
      await chainEvents(app);
      expect((await verifyChain(app.db)).broken).toBeNull();
      expect(await app.db.prisma.installationSetting.count({ where: { key: 'restored_deletions' } })).toBe(0);
    });
  }
});

test('a backup from after the request keeps it, also on an empty machine; the pass runs there', async () => {
  const machine = await makeMachine();
  const { person, path, eraseAt } = await machine.run(async (app) => {
    const closing = await makePerson(app);
    await request(app, closing);
    return { person: closing, path: await machine.backUp('after.tar.zst'), eraseAt: await stateOf(app, closing) };
  });
  const next = await makeMachine();
  await next.restore(path);
  await next.run(async (app) => {
    expect(await stateOf(app, person)).toEqual(eraseAt);
    app.clock.advance(days(15));
    await eraseDueAccounts(app);
    expect(await stateOf(app, person)).toBe('gone');
  });
});

test('an empty machine knows only the deletions in the backup', async () => {
  const machine = await makeMachine();
  const { person, path } = await machine.run(async (app) => {
    const erased = await makePerson(app);
    const before = await machine.backUp('before.tar.zst');
    await eraseNow(app, erased);
    return { person: erased, path: { before, after: await machine.backUp('after.tar.zst') } };
  });
  const next = await makeMachine();
  await next.restore(path.before);
  await next.run(async (app) => expect(await stateOf(app, person)).toBe('open'));
  await next.restore(path.after);
  await next.restore(path.before);
  await next.run(async (app) => expect(await stateOf(app, person)).toBe('gone'));
});

test('a restored deletion that fails leaves the account closed, and the next start completes it', async () => {
  const machine = await makeMachine();
  const { person, path } = await machine.run(async (app) => {
    const erased = await makePerson(app);
    const before = await machine.backUp('before.tar.zst');
    await eraseNow(app, erased);
    return { person: erased, path: before };
  });
  await machine.restore(path);
  await machine.query('alter table deletion_proofs add constraint broken check (false) not valid');
  await machine.run(async (app) => {
    expect(app.logged()).toContain('restored deletions failed');
    expect(await signIn(app, person)).toBe('ACCOUNT_CLOSED');
  });
  await machine.query('alter table deletion_proofs drop constraint broken');
  await machine.query("delete from installation_settings where key = 'storage_folder'");
  await machine.run(async (app) => expect(await stateOf(app, person)).toBe('gone'));
});
