/** The update that gives each release its own consent, on rows of the state before it. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from '../../core/database/migrate.ts';
import { cloneDatabase } from '../../testing/app.ts';

const update = '20261128034309_consents_with_versions_and_cleanup_runs';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin; drop schema public cascade; create schema public');
  await applyMigrations(client, (name) => name < update);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const idOf = async (sql: string, values: unknown[]): Promise<string> =>
  (await client.query<{ id: string }>(`${sql} returning id`, values)).rows[0]?.id ?? '';

const addPerson = (name: string): Promise<string> =>
  idOf(`insert into users (email, password_hash) values ($1, 'x')`, [`${name}@beispiel.de`]);
const addCompany = (name: string): Promise<string> =>
  idOf('insert into orgs (name, slug) values ($1, lower($1))', [name]);

const addConsent = (userId: string, kind: string, consent: { version: number; day: number; endedOn?: number }) =>
  client.query(
    `insert into consents (user_id, kind, version, given_at, withdrawn_at)
     values ($1, $2, $3, make_timestamptz(2026, 11, $4, 0, 0, 0, 'UTC'), make_timestamptz(2026, 11, $5, 0, 0, 0, 'UTC'))`,
    [userId, kind, consent.version, consent.day, consent.endedOn ?? null],
  );

const addRelease = (userId: string, orgId: string, day: number) =>
  client.query(
    `insert into releases (org_id, user_id, scope, pseudonym, shown_name, snapshot, skill_ids, leads, ranked_skills,
                           value_weights, is_limited, released_at, expires_at)
     values ($1, $2, 'named', gen_random_uuid()::text, 'x', '{}', '{}', '{}', 0, '{}', false,
             make_timestamptz(2026, 11, $3, 0, 0, 0, 'UTC'), '2027-11-01')`,
    [orgId, userId, day],
  );

const consentsOf = async (userId: string) =>
  (
    await client.query(
      `select kind, version, extract(day from given_at at time zone 'UTC')::int as day, org_name, ended_as,
              org_id is not null as has_org, withdrawn_at is not null as has_ended
         from consents where user_id = $1 order by given_at, org_name`,
      [userId],
    )
  ).rows.map(({ kind, version, day, org_name, ended_as, has_org, has_ended }) =>
    [kind, version, day, org_name, ended_as, has_org, has_ended].join(' '),
  );

test('each release and each team share has one open consent with its company, and no other stays open', async () => {
  const [ada, ben, cem] = [await addPerson('ada'), await addPerson('ben'), await addPerson('cem')];
  const [first, second] = [await addCompany('Erste'), await addCompany('Zweite')];
  await addConsent(ada, 'release', { version: 1, day: 1 });
  await addRelease(ada, first, 1);
  await addConsent(ada, 'release', { version: 1, day: 3 });
  await addConsent(ada, 'release', { version: 2, day: 5 });
  await addRelease(ada, second, 5);
  await addConsent(ada, 'release', { version: 1, day: 2, endedOn: 4 });
  await addRelease(ben, first, 7);
  await addConsent(cem, 'release', { version: 2, day: 8 });
  await addRelease(cem, first, 8);
  await addRelease(cem, second, 9);
  await addConsent(cem, 'sharingWithTeam', { version: 1, day: 10 });
  await client.query(`insert into org_members (org_id, user_id, role) values ($1, $2, 'viewer')`, [second, cem]);
  await client.query(
    `insert into team_shares (org_id, user_id, skill_ids, leads, ranked_skills, value_weights, shared_at)
     values ($1, $2, '{}', '{}', 0, '{}', now())`,
    [second, cem],
  );

  await applyMigrations(client, (name) => name === update);

  expect(await consentsOf(ada)).toEqual([
    'release 1 1 Erste  true false',
    'release 1 2  withdrawn false true',
    'release 1 3  replaced false true',
    'release 2 5 Zweite  true false',
  ]);
  expect(await consentsOf(ben)).toEqual(['release 1 7 Erste  true false']);
  expect(await consentsOf(cem)).toEqual([
    'release 2 8 Erste  true false',
    'release 2 9 Zweite  true false',
    'sharingWithTeam 1 10 Zweite  true false',
  ]);
});
