/** The floor of the job board: `node scripts/bench/job-floors.ts PORT DATABASE_URL JOB_URL` */
import { z } from 'zod';
import { type Counted, countStatement, listStatement } from '../../server/features/job-board/list-queries.ts';
import type { Narrowing } from '../../server/features/job-board/narrowing.ts';
import { jobSorts } from '../../shared/jobs/board.ts';
import { serveFloors, t } from './floor-server.ts';

const input = z.object({
  sort: z.enum(jobSorts),
  isGathered: z.boolean(),
  cursor: z.tuple([z.union([z.string(), z.number()]), z.string()]).nullable(),
  narrowing: z.custom<Narrowing>((value) => typeof value === 'object'),
});
await serveFloors((pool) =>
  t.router({
    list: t.procedure.input(input).query(async ({ input: { sort, isGathered, cursor, narrowing } }) => {
      const request = { sort, isGathered, narrowing, cursor, take: 25, now: new Date() };
      return (await pool.query(listStatement(request))).rows;
    }),
    /** A list without a cached count. */
    counted: t.procedure.input(input).query(async ({ input: { sort, narrowing } }) => {
      const now = new Date();
      const [counted] = (await pool.query<Counted>(countStatement(narrowing, now))).rows;
      const isGathered = (counted?.count ?? 0) ** 2 < 24 * 100_000;
      return (await pool.query(listStatement({ sort, isGathered, narrowing, cursor: null, take: 25, now }))).rows;
    }),
  }),
);
