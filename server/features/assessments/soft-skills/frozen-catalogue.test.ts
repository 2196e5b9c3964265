import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';

const app = testApp();
const tables = ['statements', 'question_groups', 'softskill_additional_statements'] as const;

const countOf = async (table: string): Promise<number> => {
  const { rows } = await app().db.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
};

test.each(tables)(
  'no row of %s can be deleted and the table cannot be emptied while its version exists',
  async (table) => {
    const before = await countOf(table);
    expect(before).toBeGreaterThan(0);
    const refused = [
      `delete from ${table}`,
      `delete from ${table} where ctid = (select min(ctid) from ${table})`,
      `truncate ${table}`,
      `truncate catalogue_versions cascade`,
      `with gone as (delete from ${table} returning 1) select count(*) from gone`,
    ];
    for (const sql of refused) await expect(app().db.pool.query(sql), sql).rejects.toThrow('frozen');
    expect(await countOf(table)).toBe(before);
  },
);

test('a whole version without runs can be deleted with everything that belongs to it', async () => {
  const before = await Promise.all(tables.map(countOf));
  const { rows } = await app().db.pool.query<{ id: number }>(
    `with original as (select id, test_variant from catalogue_versions order by id limit 1),
          version as (insert into catalogue_versions (test_variant, number) select test_variant, 999 from original returning id),
          s as (insert into statements (catalogue_version_id, id, text, softskill_id)
                select version.id, s.id, s.text, s.softskill_id from version, statements s, original o
                 where s.catalogue_version_id = o.id)
     select id from version`,
  );
  const id = rows[0]?.id;
  expect(await countOf('statements')).toBeGreaterThan(before[0] ?? 0);
  await expect(app().db.pool.query('delete from statements where catalogue_version_id = $1', [id])).rejects.toThrow(
    'frozen',
  );
  await app().db.pool.query('delete from catalogue_versions where id = $1', [id]);
  expect(await Promise.all(tables.map(countOf))).toEqual(before);
});
