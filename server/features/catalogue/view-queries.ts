import type { Database, Tx } from '../../core/database/db.ts';
import { newToken } from '../../core/runtime/random.ts';

type View = { courseId: string; anonId: string; day: string };

/** Creates the salt of the day on first use and deletes those of former days. */
export async function getSalt({ pool }: Database, day: string): Promise<string> {
  const find = () => pool.query<{ salt: string }>('select salt from view_salts where day = $1::date', [day]);
  const stored = (await find()).rows[0];
  if (stored !== undefined) return stored.salt;
  await pool.query('insert into view_salts (day, salt) values ($1::date, $2) on conflict do nothing', [
    day,
    newToken(),
  ]);
  await pool.query('delete from view_salts where day < $1::date', [day]);
  return (await find()).rows[0]?.salt ?? '';
}

export async function hasView({ pool }: Database, { courseId, anonId, day }: View): Promise<boolean> {
  const sql = 'select 1 from course_views where course_id = $1 and anon_id = $2 and day = $3::date';
  return (await pool.query(sql, [courseId, anonId, day])).rowCount === 1;
}

/** @returns false for a repeated view on the same day */
export async function insertView(tx: Tx, { courseId, anonId, day }: View): Promise<boolean> {
  const insertedCount = await tx.$executeRaw`
    insert into course_views (course_id, anon_id, day) values (${courseId}::uuid, ${anonId}, ${day}::date)
    on conflict do nothing`;
  return insertedCount === 1;
}
