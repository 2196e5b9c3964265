import { expect, test } from 'vitest';
import { startProduct, stop, usedDataFolder } from './product.ts';
import { queryIn } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

const people = 200;

/** Accounts with a profile, a mail and a deletion that is due. */
const accounts = `
  with people as (
    insert into users (email, password_hash)
    select 'person-' || n || '@faellig.example', 'x' from generate_series(1, ${people}) n returning id, email),
  named as (
    insert into profiles (user_id, first_name, last_name, email) select id, 'Ada', email, email from people returning 1),
  written as (
    insert into mail_outbox (recipient, subject, text, sent_at)
    select email, 'Willkommen', 'Guten Tag', now() from people returning 1)
  insert into account_deletions (user_id, cause, requested_at, erase_at, token_hash, was_locked)
  select id, 'person', now() - interval '15 days', now() - interval '1 day', md5(email), false from people`;

const otherConnections = `
  select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

type Counts = { users: number; profiles: number; mails: number; deletions: number; proofs: number };

const counts = async (dataDir: string): Promise<Counts> => {
  const [row] = await queryIn<Counts>(
    dataDir,
    `select (select count(*)::int from users where email like '%@faellig.example') as users,
            (select count(*)::int from profiles where email like '%@faellig.example') as profiles,
            (select count(*)::int from mail_outbox where recipient like '%@faellig.example') as mails,
            (select count(*)::int from account_deletions) as deletions,
            (select count(*)::int from deletion_proofs) as proofs`,
  );
  if (row === undefined) throw new Error('no counts');
  return row;
};

const after = (proofs: number): Counts => {
  const rest = people - proofs;
  return { users: rest, profiles: rest, mails: rest, deletions: rest, proofs };
};

test('kill -9 during the erasure leaves each account whole or erased, and the next start completes the pass', async () => {
  const settings = { DATA_DIR: await usedDataFolder(), DEMO: '0', LOG_LEVEL: 'silent' };
  const { DATA_DIR: dataDir } = settings;
  let product = await startProduct(settings);
  await queryIn(dataDir, accounts);
  await queryIn(dataDir, "insert into pgboss.job (name, data, retry_limit) values ('erase-accounts', '{}', 3)");

  const killedAt: number[] = [];
  for (const share of [0.1, 0.5]) {
    await waitUntil('accounts are erased', async () => (await counts(dataDir)).proofs >= people * share);
    await stop(product, 'SIGKILL');
    await waitUntil('the open transaction ends', async () => (await queryIn(dataDir, otherConnections)).length === 0);
    const left = await counts(dataDir);
    expect(left).toEqual(after(left.proofs));
    killedAt.push(left.proofs);
    product = await startProduct(settings);
  }
  expect(killedAt.every((proofs) => proofs > 0 && proofs < people)).toBe(true);

  await waitUntil('all accounts are erased', async () => (await counts(dataDir)).proofs === people);
  expect(await counts(dataDir)).toEqual(after(people));
  expect((await stop(product)).code).toBe(0);
});
