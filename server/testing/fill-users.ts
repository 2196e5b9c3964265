import type { Database } from '../core/database/db.ts';
import { bulkFill } from './fill-organisations.ts';

const firstNames =
  'Anna Lukas Marie Jonas Sophie Leon Lena Finn Mia Paul Emma Felix Hannah Noah Lea Elias Laura Max Julia Tim Sarah Jan Lisa Niklas Katharina Moritz Johanna Philipp Clara David Amelie Simon Ida Jakob Greta Anton Frieda Emil Nele Oskar Merle Henri Zeynep Mehmet Olga Piotr Aylin Yusuf Nadja Ivan';
const lastNames =
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Yıldız Nowak';
const domains = 'mail.example web.example post.example gmx.example firma.example';

const randomSql = (seed: number, below: number): string => `(hashint8extended(n, ${seed}) & 1073741823) % ${below}`;
const randomWordSql = (seed: number, below: number, list: string): string =>
  `(string_to_array(${list}, ' '))[1 + ${randomSql(seed, below)}]`;

const fillStatement = `
  with drawn as (
    select n, gen_random_uuid() as id, ${randomSql(1, 10)} = 0 as is_company, ${randomSql(2, 25)} > 0 as is_confirmed,
           ${randomSql(3, 200)} = 0 as is_locked, ${randomWordSql(4, 50, '$4')} as first_name, ${randomWordSql(5, 100, '$5')} as last_name,
           ${randomWordSql(6, 5, '$6')} as domain,
           date_trunc('milliseconds', $3::timestamptz - make_interval(secs => (${randomSql(7, 94_608_000)})::float8)) as created_at
      from generate_series($1::bigint, $2::bigint) n
  ), named as (
    select *, translate(lower(first_name || '.' || last_name), 'äöüßı', 'aousi') || n || '@' || domain as email from drawn
  ), accounts as (
    insert into users (id, email, password_hash, email_verified_at, locked_at, lock_reason, created_at)
    select id, email, '', case when is_confirmed then created_at end, case when is_locked then created_at end,
           case when is_locked then 'Missbrauch gemeldet' else '' end, created_at
      from named
  ), companies as (
    insert into orgs (id, name, slug)
    select gen_random_uuid(), last_name || ' & ' || first_name || ' GmbH ' || n, 'firma-' || n from drawn where n % 200 = 0
    returning id
  ), numbered as (select id, row_number() over () as place, count(*) over () as total from companies
  ), staff as (
    select d.id as user_id, o.id as org_id, d.n, d.created_at
      from drawn d join numbered o on o.place = 1 + d.n % o.total where d.is_company and d.n % 2 = 0
  ), members as (
    insert into org_members (org_id, user_id, role, created_at)
    select org_id, user_id, (case when n % 100 = 0 then 'owner' else 'viewer' end)::organisation_role, created_at from staff
  )
  insert into profiles (user_id, org_id, first_name, last_name, email, user_type)
  select d.id, s.org_id, d.first_name, d.last_name, d.email, (case when d.is_company then 'company' else 'applicant' end)::user_type
    from named d left join staff s on s.user_id = d.id`;

const batchSize = 20_000;

type Range = { from?: number; now?: Date };

export async function fillUsers(
  { pool }: Pick<Database, 'pool'>,
  last: number,
  { from: first = 1, now = new Date() }: Range = {},
): Promise<void> {
  await bulkFill(pool, ['orgs', 'profiles'], async () => {
    for (let from = first; from <= last; from += batchSize) {
      const to = Math.min(last, from + batchSize - 1);
      await pool.query(fillStatement, [from, to, now, firstNames, lastNames, domains]);
    }
  });
  await pool.query('vacuum analyze users, profiles, org_members, orgs');
}
