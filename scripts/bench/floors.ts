/**
 * What the public reads are measured against, as a program of its own: the same JSON by `res.json` from memory, and the same
 * SQL by a bare tRPC router with prepared statements. `node scripts/bench/floors.ts PORT DATABASE_URL COURSE_URL`
 */
import { initTRPC } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express from 'express';
import pg from 'pg';
import { z } from 'zod';
import { likePattern } from '../../server/core/database/list-search.ts';
import { gatherStatement, listStatement, mostGathered } from '../../server/features/catalogue/list-queries.ts';
import { sortOptions } from '../../shared/catalogue/schema.ts';

const [port = '0', databaseUrl = '', courseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const course: unknown = await (await fetch(courseUrl)).json();

const t = initTRPC.create();
const input = z.object({
  sort: z.enum(sortOptions),
  search: z.string(),
  isRare: z.boolean(),
  cursor: z.tuple([z.union([z.string(), z.number()]), z.string()]).nullable(),
});
const router = t.router({
  list: t.procedure.input(input).query(async ({ input: { sort, search, isRare, cursor } }) => {
    const request = { sort, cursor, take: 25 };
    if (search === '') return (await pool.query(listStatement({ ...request, pattern: null }))).rows;
    const pattern = likePattern(search);
    return (await pool.query((isRare ? gatherStatement : listStatement)({ ...request, pattern }))).rows;
  }),
  /** A search term that is not cached: one statement collects and counts. */
  counted: t.procedure.input(input.pick({ sort: true, search: true })).query(async ({ input: { sort, search } }) => {
    const request = { sort, pattern: likePattern(search), cursor: null, take: 25 };
    const { rows } = await pool.query<{ hits: number }>(gatherStatement(request));
    return (rows[0]?.hits ?? 0) > mostGathered ? (await pool.query(listStatement(request))).rows : rows;
  }),
});

express()
  .get('/memory', (_request, response) => void response.json(course))
  .use('/trpc', createExpressMiddleware({ router }))
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
