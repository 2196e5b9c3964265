/**
 * What the public reads are measured against, as a program of its own: the same JSON by `res.json` from memory, and the same
 * SQL by a bare tRPC router with prepared statements. `node scripts/bench/floors.ts PORT DATABASE_URL COURSE_URL`
 */
import { initTRPC } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express from 'express';
import pg from 'pg';
import { z } from 'zod';
import { likePattern } from '../../server/core/like-pattern.ts';
import { countStatement, listStatement } from '../../server/features/catalogue/list-queries.ts';
import { sortOptions } from '../../shared/catalogue/schema.ts';

const [port = '0', databaseUrl = '', courseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const course: unknown = await (await fetch(courseUrl)).json();

const t = initTRPC.create();
const input = z.object({ sort: z.enum(sortOptions), search: z.string(), isRare: z.boolean() });
const router = t.router({
  list: t.procedure.input(input).query(async ({ input: { sort, search, isRare } }) => {
    const plan = search === '' ? null : { pattern: likePattern(search), isRare };
    return (await pool.query(listStatement({ sort, search: plan, cursor: null, take: 25 }))).rows;
  }),
  /** A search whose number of hits nobody knows yet. */
  counted: t.procedure.input(input.omit({ isRare: true })).query(async ({ input: { sort, search } }) => {
    const { rows } = await pool.query<{ count: number }>(countStatement(search));
    const plan = { pattern: likePattern(search), isRare: (rows[0]?.count ?? 0) < 2_000 };
    return (await pool.query(listStatement({ sort, search: plan, cursor: null, take: 25 }))).rows;
  }),
});

express()
  .get('/memory', (_request, response) => void response.json(course))
  .use('/trpc', createExpressMiddleware({ router }))
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
