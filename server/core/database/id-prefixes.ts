import type { Database } from './db.ts';

/** All fields go into the SQL unescaped: never pass user input. */
type IdSource = { table: string; id: string; changedAt: string; condition: string };

export async function listIdPrefixes(
  { readPool }: Database,
  { table, id, condition }: Omit<IdSource, 'changedAt'>,
): Promise<string[]> {
  const { rows } = await readPool.query<{ part: string }>(
    `with recursive parts as (
       (select left(${id}::text, 2) as part from ${table} where ${condition} order by ${id} limit 1)
       union all
       select (select left(${id}::text, 2) from ${table}
                where ${condition} and ${id} > (p.part || 'ffffff-ffff-ffff-ffff-ffffffffffff')::uuid
                order by ${id} limit 1)
         from parts p where p.part is not null)
     select part from parts where part is not null`,
  );
  return rows.map(({ part }) => part);
}

export async function listRowsByPrefix(
  { readPool }: Database,
  { table, id, changedAt, condition }: IdSource,
  part: string,
): Promise<Array<{ id: string; changedAt: Date }>> {
  const { rows } = await readPool.query<{ id: string; changedAt: Date }>(
    `select ${id} as id, ${changedAt} as "changedAt" from ${table}
      where ${condition} and ${id} between $1 and $2 order by ${id} limit 50000`,
    [`${part}000000-0000-0000-0000-000000000000`, `${part}ffffff-ffff-ffff-ffff-ffffffffffff`],
  );
  return rows;
}
