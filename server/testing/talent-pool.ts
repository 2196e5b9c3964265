import { packPerson } from '#shared/matching/people-columns.ts';
import { packGroups, toFindableSnapshot } from '#shared/releases/anonymous.ts';
import { type NamedSnapshot, personOfSnapshot } from '#shared/releases/snapshot.ts';
import type { PoolSettings } from '#shared/talent-pool/schema.ts';
import type { App } from '../core/app.ts';
import type { Database } from '../core/database/db.ts';
import { type Applicant, makeApplicant, skillsFrom } from './results.ts';

const defaultSettings: PoolSettings = { threshold: 40, place: null };

export async function joinTalentPool(
  { caller }: Pick<Applicant, 'caller'>,
  settings: Partial<PoolSettings> = {},
): Promise<void> {
  const { digest } = await caller.found.preview();
  await caller.found.switchOn({ wishes: { ...defaultSettings, ...settings }, digest });
}

export async function makePoolApplicant(app: App, settings: Partial<PoolSettings> = {}): Promise<Applicant> {
  const applicant = await makeApplicant(app, { skills: skillsFrom(1) });
  await joinTalentPool(applicant, settings);
  return applicant;
}

const skillCount = 30;
const rankingSteps = [1, 7, 11, 13, 17, 19, 23, 29] as const;
const sampleValues = ['Natur', 'Mut', 'Humor', 'Ehrlichkeit', 'Familie', 'Freiheit', 'Geduld', 'Respekt'] as const;

type Results = Pick<NamedSnapshot, 'skills' | 'values'>;

function sampleResults(): Results[] {
  return rankingSteps.flatMap((step, kind) =>
    Array.from({ length: skillCount }, (_, first): Results => {
      const ranked = Array.from({ length: skillCount }, (_, index) => {
        const rank = index + 1;
        return { skillId: 1 + ((first + index * step) % skillCount), rank, low: rank, high: rank };
      });
      const words = [0, 1, 2].map((word) => sampleValues[(first + kind + word) % sampleValues.length] ?? '');
      const wins = Object.fromEntries(words.map((word, place) => [word, 9 - place]));
      const about = { isLimited: false, month: '2026-11' };
      const skills = { size: skillCount, ranked, ...about };
      return { skills, values: { wins, ...about } };
    }),
  );
}

const fillStatement = `
  with shown as (
    select (place - 1)::int as place, value -> 'snapshot' as snapshot,
           array(select x::smallint from jsonb_array_elements_text(value -> 'skillIds') x) as skill_ids,
           array(select x::smallint from jsonb_array_elements_text(value -> 'leads') x) as leads,
           (value ->> 'rankedSkills')::smallint as ranked_skills,
           array(select x::smallint from jsonb_array_elements_text(value -> 'valueWeights') x) as value_weights
      from jsonb_array_elements($2::jsonb) with ordinality as listed(value, place)
  ), people as (
    insert into users (id, email, password_hash, email_verified_at)
    select gen_random_uuid(), 'gefunden-' || n || '-' || md5(random()::text) || '@person.example', '', $4::timestamptz
      from generate_series(1, $1) n
    returning id
  ), numbered as (select id, (row_number() over ())::int as n from people)
  insert into found_profiles (user_id, threshold, snapshot, skill_ids, leads, ranked_skills, value_weights, is_limited, since, expires_at)
  select p.id, 40 + p.n % ($3 - 39), s.snapshot, s.skill_ids, s.leads, s.ranked_skills, s.value_weights, false,
         date_trunc('milliseconds', $4::timestamptz - make_interval(secs => p.n)), $4::timestamptz + interval '5 months'
    from numbered p join shown s on s.place = p.n % jsonb_array_length($2::jsonb)`;

/**
 * `since` times are one second apart, thresholds are 40 to `highest`. Publishes no event, so indexes are not updated.
 */
export async function fillTalentPool(
  { db, now }: { db: { pool: Pick<Database['pool'], 'query'> }; now: Date },
  count: number,
  highest = 95,
): Promise<void> {
  const results = sampleResults().map((result) => {
    const snapshot = toFindableSnapshot(result);
    const { valueWeights } = packPerson(personOfSnapshot(result, null));
    return { snapshot, ...packGroups(snapshot.skills), valueWeights };
  });
  await db.pool.query(fillStatement, [count, JSON.stringify(results), highest, now]);
}
