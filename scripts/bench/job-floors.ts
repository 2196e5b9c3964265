/**
 * What the public reads of jobs are measured against, as a program of its own: the same JSON by `res.json` from memory, and the same
 * SQL by a bare tRPC router with prepared statements. `node scripts/bench/job-floors.ts PORT DATABASE_URL JOB_URL`
 */
import { initTRPC } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express from 'express';
import pg from 'pg';
import { z } from 'zod';
import { type Counted, countStatement, listStatement } from '../../server/features/job-board/list-queries.ts';
import type { Narrowing } from '../../server/features/job-board/narrowing.ts';
import { jobSorts } from '../../shared/jobs/board.ts';

const [port = '0', databaseUrl = '', jobUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const job: unknown = await (await fetch(jobUrl)).json();

const t = initTRPC.create();
const input = z.object({
  sort: z.enum(jobSorts),
  isGathered: z.boolean(),
  cursor: z.tuple([z.union([z.string(), z.number()]), z.string()]).nullable(),
  narrowing: z.custom<Narrowing>((value) => typeof value === 'object'),
});
const router = t.router({
  list: t.procedure.input(input).query(async ({ input: { sort, isGathered, cursor, narrowing } }) => {
    const request = { sort, isGathered, narrowing, cursor, take: 25, now: new Date() };
    return (await pool.query(listStatement(request))).rows;
  }),
  /** A list whose number of hits nobody knows yet. */
  counted: t.procedure.input(input).query(async ({ input: { sort, narrowing } }) => {
    const now = new Date();
    const [counted] = (await pool.query<Counted>(countStatement(narrowing, now))).rows;
    const isGathered = (counted?.count ?? 0) ** 2 < 24 * 100_000;
    return (await pool.query(listStatement({ sort, isGathered, narrowing, cursor: null, take: 25, now }))).rows;
  }),
});

express()
  .get('/memory', (_request, response) => void response.json(job))
  .use('/trpc', createExpressMiddleware({ router }))
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
