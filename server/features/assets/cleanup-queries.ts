import type { Database } from '../../core/database/db.ts';

/**
 * True for a file `f` in use, also by a deleted part. In deleted parts any id counts, because their rows live for
 * only a day.
 */
const isReferenced = `(
  exists (select 1 from content_blocks b where b.file_id = f.id)
  or exists (select 1 from course_version_files v where v.file_id = f.id)
  or exists (select 1 from course_sources s where s.file_id = f.id)
  or exists (select 1 from orgs o where o.id = f.org_id and o.logo = f.key)
  or f.id in (select (regexp_matches(d.payload::text,
       '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g'))[1]::uuid from deleted_parts d))`;

export async function updateReferencedFiles({ pool }: Database): Promise<void> {
  await pool.query(`update stored_files f set unreferenced_since = null
                     where unreferenced_since is not null and ${isReferenced}`);
}

/** @returns the last id checked, null at the end */
export async function updateUnreferencedFiles(
  { pool }: Database,
  { afterId, now, take }: { afterId: string; now: Date; take: number },
): Promise<string | null> {
  const { rows } = await pool.query<{ last: string | null }>(
    `with page as (select id from stored_files where id > $1 order by id limit $3),
          marked as (update stored_files f set unreferenced_since = $2
                      where f.id in (select id from page) and f.unreferenced_since is null and not ${isReferenced})
     select id as last from page order by id desc limit 1`,
    [afterId, now, take],
  );
  return rows[0]?.last ?? null;
}

/**
 * Locks the rows first, so that a concurrent reference is either seen here or fails.
 * @returns the keys of the deleted rows and the number of rows checked
 */
export async function deleteUnreferenced(
  { pool }: Database,
  { markedBefore, take }: { markedBefore: Date; take: number },
): Promise<{ keys: string[]; found: number }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const lockedRows = await client.query<{ id: string }>(
      'select id from stored_files where unreferenced_since < $1 order by id limit $2 for update skip locked',
      [markedBefore, take],
    );
    const ids = lockedRows.rows.map(({ id }) => id);
    const deleted = await client.query<{ key: string }>(
      `delete from stored_files f where f.id = any($1) and not ${isReferenced} returning key`,
      [ids],
    );
    await client.query('update stored_files set unreferenced_since = null where id = any($1)', [ids]);
    await client.query('commit');
    return { keys: deleted.rows.map(({ key }) => key), found: ids.length };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

export async function listUnknownKeys({ pool }: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select key from unnest($1::text[]) key
      where not exists (select 1 from stored_files f where f.key = key.key)
        and not exists (select 1 from own_data_exports e where e.file_key = key.key)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
