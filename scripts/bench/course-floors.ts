/** Floor of the course catalogue: `node scripts/bench/course-floors.ts PORT DATABASE_URL COURSE_URL` */
import { z } from 'zod';
import { likePattern } from '../../server/core/database/list-search.ts';
import { listStatement, maxGatheredHits, trigramStatement } from '../../server/features/catalogue/list-queries.ts';
import { sortOptions } from '../../shared/catalogue/schema.ts';
import { serveFloors, t } from './floor-server.ts';

const input = z.object({
  sort: z.enum(sortOptions),
  search: z.string(),
  isRare: z.boolean(),
  cursor: z.tuple([z.union([z.string(), z.number()]), z.string()]).nullable(),
});
/** The longest word comes first in the terms of the benchmark. */
const patternsOf = (search: string) => {
  const [pattern = '', ...others] = search.split(' ').map(likePattern);
  return { pattern, others };
};

await serveFloors((pool) =>
  t.router({
    list: t.procedure.input(input).query(async ({ input: { sort, search, isRare, cursor } }) => {
      const request = { sort, cursor, take: 25 };
      if (search === '') return (await pool.query(listStatement({ ...request, pattern: null }))).rows;
      const searched = { ...request, ...patternsOf(search) };
      return (await pool.query((isRare ? trigramStatement : listStatement)(searched))).rows;
    }),
    counted: t.procedure.input(input.pick({ sort: true, search: true })).query(async ({ input: { sort, search } }) => {
      const request = { sort, ...patternsOf(search), cursor: null, take: 25 };
      const { rows } = await pool.query<{ hits: number }>(trigramStatement(request));
      return (rows[0]?.hits ?? 0) > maxGatheredHits ? (await pool.query(listStatement(request))).rows : rows;
    }),
  }),
);
