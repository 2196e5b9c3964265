/** Floor of the job board: `node scripts/bench/job-floors.ts PORT DATABASE_URL JOB_URL` */
import { z } from 'zod';
import type { JobCriteria } from '../../server/features/job-board/criteria.ts';
import { countStatement, type JobCountRow, listStatement } from '../../server/features/job-board/list-queries.ts';
import { jobSorts } from '../../shared/jobs/board.ts';
import { serveFloors, t } from './floor-server.ts';

const input = z.object({
  sort: z.enum(jobSorts),
  isLookup: z.boolean(),
  cursor: z.tuple([z.union([z.string(), z.number()]), z.string()]).nullable(),
  criteria: z.custom<JobCriteria>((value) => typeof value === 'object'),
});
await serveFloors((pool) =>
  t.router({
    list: t.procedure.input(input).query(async ({ input: { sort, isLookup, cursor, criteria } }) => {
      const request = { sort, isLookup, criteria, cursor, take: 25, now: new Date() };
      return (await pool.query(listStatement(request))).rows;
    }),
    counted: t.procedure.input(input).query(async ({ input: { sort, criteria } }) => {
      const now = new Date();
      const [counted] = (await pool.query<JobCountRow>(countStatement(criteria, now))).rows;
      const isLookup = (counted?.count ?? 0) ** 2 < 24 * 100_000;
      return (await pool.query(listStatement({ sort, isLookup, criteria, cursor: null, take: 25, now }))).rows;
    }),
  }),
);
