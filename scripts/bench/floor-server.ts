/** Baseline for read benchmarks: `/memory` sends a fixed example, `/trpc` the same SQL behind a bare tRPC router. */
import { type AnyRouter, initTRPC } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express from 'express';
import pg from 'pg';

export const t = initTRPC.create();

export async function serveFloors(routerOn: (pool: pg.Pool) => AnyRouter): Promise<void> {
  const [port = '0', databaseUrl = '', exampleUrl = ''] = process.argv.slice(2);
  const example: unknown = await (await fetch(exampleUrl)).json();
  const router = routerOn(new pg.Pool({ connectionString: databaseUrl, max: 10 }));
  express()
    .get('/memory', (_request, response) => void response.json(example))
    .use('/trpc', createExpressMiddleware({ router }))
    .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
}
