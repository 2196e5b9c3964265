import { packPerson } from '#shared/matching/people-columns.ts';
import { limitToDisclosure, packGroups, toFindableSnapshot } from '#shared/releases/anonymous.ts';
import { type NamedSnapshot, personOfSnapshot } from '#shared/releases/snapshot.ts';
import type { Database } from '../core/database/db.ts';
import { packDraws } from '../features/releases/service.ts';

const skillCount = 30;
const drawCount = 1_000;
const templateCount = 24;
const disclosure = { skillIds: Array.from({ length: 12 }, (_, index) => index + 1), words: ['Natur', 'Mut', 'Humor'] };
const words = ['Natur', 'Mut', 'Humor', 'Ehrlichkeit', 'Familie', 'Freiheit', 'Geduld', 'Respekt'] as const;

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled(random: () => number): number[] {
  const keys = Array.from({ length: skillCount }, (_, index) => [index + 1, index + random() * 20] as const);
  const turned = Math.floor(random() * skillCount);
  const order = keys.sort((a, b) => a[1] - b[1]).map(([skillId]) => skillId);
  return [...order.slice(turned), ...order.slice(0, turned)];
}

async function templateOf(seed: number) {
  const random = randomNumbers(seed);
  const order = shuffled(random);
  const ranked = order.map((skillId, index) => {
    const rank = index + 1;
    return { skillId, rank, low: Math.max(1, rank - 3), high: Math.min(skillCount, rank + 3) };
  });
  const ranks = new Uint8Array(drawCount * skillCount);
  for (let draw = 0; draw < drawCount; draw++) {
    const drawn = order.map((_, index) => [index, index + random() * 8] as const).sort((a, b) => a[1] - b[1]);
    for (const [place, [index]] of drawn.entries()) ranks[draw * skillCount + index] = place + 1;
  }
  const wins = Object.fromEntries([0, 1, 2].map((place) => [words[(seed + place) % words.length] ?? '', 9 - place]));
  const about = { isLimited: seed % 10 === 0, month: '2026-11' };
  const skills = { size: skillCount, ranked, ...about };
  const snapshot: NamedSnapshot = { version: 1, skills, values: { wins, ...about }, person: null, profile: null };
  const packed = packPerson(personOfSnapshot(snapshot, null));
  const draws = await packDraws({ skillIds: order, draws: drawCount, ranks });
  const anonymous = limitToDisclosure(disclosure, toFindableSnapshot(snapshot));
  const { skillIds: groupIds, leads: groupLeads } = packGroups(toFindableSnapshot(snapshot).skills);
  const ofGroups = { anonymous, groupIds, groupLeads };
  return { ...packed, ...ofGroups, snapshot, isLimited: about.isLimited, draws: Buffer.from(draws).toString('base64') };
}

/** $1 organisation, $2 jobs, $3 count, $4 results as JSON, $5 now. */
const fillStatement = `
  with shown as (
    select (place - 1)::int as place, value -> 'snapshot' as snapshot, decode(value ->> 'draws', 'base64') as draws,
           (value ->> 'isLimited')::boolean as is_limited,
           array(select x::smallint from jsonb_array_elements_text(value -> 'skillIds') x) as skill_ids,
           array(select x::smallint from jsonb_array_elements_text(value -> 'leads') x) as leads,
           value -> 'anonymous' as anonymous,
           array(select x::smallint from jsonb_array_elements_text(value -> 'groupIds') x) as group_ids,
           array(select x::smallint from jsonb_array_elements_text(value -> 'groupLeads') x) as group_leads,
           (value ->> 'rankedSkills')::smallint as ranked_skills,
           array(select x::smallint from jsonb_array_elements_text(value -> 'valueWeights') x) as value_weights
      from jsonb_array_elements($4::jsonb) with ordinality as listed(value, place)
  ), people as (
    insert into users (id, email, password_hash, email_verified_at)
    select gen_random_uuid(), 'kandidat-' || n || '-' || md5(random()::text) || '@person.example', '', $5::timestamptz
      from generate_series(1, $3::int) n
    returning id, email
  ), numbered as (select id, email, (row_number() over ())::int as n from people)
  insert into releases (org_id, id, user_id, scope, pseudonym, shown_name, job_id, snapshot, draws, skill_ids, leads, ranked_skills,
                        value_weights, is_limited, revision, released_at, expires_at)
  select $1::uuid, gen_random_uuid(), p.id, (case when p.n % 3 = 0 then 'named' else 'anonymous' end)::release_scope,
         'Heitere Linde ' || p.n, case when p.n % 3 = 0 then 'Vera Muster' || p.n else 'Heitere Linde ' || p.n end,
         ($2::uuid[])[1 + p.n % cardinality($2::uuid[])],
         case when p.n % 3 = 0 then s.snapshot || jsonb_build_object('person', jsonb_build_object(
           'firstName', 'Vera', 'lastName', 'Muster' || p.n, 'email', p.email, 'phone', '+49 30 ' || p.n)) else s.anonymous end,
         case when p.n % 3 = 0 then s.draws end, case when p.n % 3 = 0 then s.skill_ids else s.group_ids end,
         case when p.n % 3 = 0 then s.leads else s.group_leads end, s.ranked_skills,
         s.value_weights, s.is_limited, gen_random_uuid(),
         date_trunc('milliseconds', $5::timestamptz - make_interval(mins => p.n)), $5::timestamptz + interval '5 months'
    from numbered p join shown s on s.place = p.n % ${templateCount}`;

let templates: Promise<string> | undefined;

async function makeTemplates(): Promise<string> {
  const drawn: Awaited<ReturnType<typeof templateOf>>[] = [];
  for (let seed = 0; seed < templateCount; seed++) drawn.push(await templateOf(seed));
  return JSON.stringify(drawn);
}

type FillOptions = { orgId: string; jobIds: readonly string[]; count: number; now: Date };

export async function fillCandidates(
  { db }: { db: Pick<Database, 'pool'> },
  { orgId, jobIds, count, now }: FillOptions,
): Promise<void> {
  templates ??= makeTemplates();
  await db.pool.query(fillStatement, [orgId, jobIds, count, await templates, now]);
  await db.pool.query('vacuum analyze releases');
}
