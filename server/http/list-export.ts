/**
 * CSV export of an admin list, page by page. Recorded in the audit log before the first byte; stops if the user loses
 * the permission.
 */
import type { Router } from 'express';
import { dayOf } from '#shared/jobs/day.ts';
import type { App } from '../core/app.ts';
import { csvHeader, csvLines } from '../core/csv/write-csv.ts';
import type { ListFile } from '../core/database/admin-list.ts';
import { inTransaction } from '../core/database/db.ts';
import { readAllPages } from '../core/database/keyset.ts';
import { RuleError } from '../core/errors.ts';
import { minutes } from '../core/runtime/clock.ts';
import type { SignedInContext } from '../core/trpc/context.ts';
import type { Limit } from '../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../features/audit/service.ts';
import { addRoute, type Exchange } from './route.ts';
import { streamAnswer } from './sockets/stream-answer.ts';

type ListExport<Input, Row> = ListFile<Input, Row> & {
  page: (app: App, input: Input, cursor: string | null) => Promise<{ rows: Row[]; nextCursor: string | null }>;
};

const longestMs = minutes(10);
/** Shared by all lists, so that a stolen account cannot export one list after the other. */
const exportsOfPerson: Limit = { name: 'list-export', points: 30, seconds: 86_400 };
const maxFiltersLength = 200;

export function addListExport<Input, Row>(app: App, routes: Router, asked: ListExport<Input, Row>): void {
  addRoute(app, routes, { name: asked.route, refusal: 'text', work: (exchange) => sendList(exchange, asked) });
}

async function sendList<Input, Row>(exchange: Exchange, { title, input, ...parts }: ListExport<Input, Row>) {
  const { app, request, response, permittedContext } = exchange;
  const wish = input.safeParse(request.query);
  if (!wish.success) throw new RuleError('INVALID_INPUT');
  if (request.method === 'HEAD') return void response.end();
  const ctx = await permittedContext();
  await app.rateLimits.require(exportsOfPerson, ctx.user.userId);
  await recordExport(ctx, title, describeFilters(wish.data));
  response.attachment(`${title}-${dayOf(app.clock.now())}.csv`).type('text/csv; charset=utf-8');
  await streamAnswer(exchange, linesOf(), longestMs);

  async function* linesOf(): AsyncGenerator<string> {
    yield csvHeader(parts.columns);
    for await (const rows of readAllPages((cursor) => parts.page(app, wish.data as Input, cursor))) {
      await permittedContext();
      yield csvLines(rows.map(parts.cells));
    }
  }
}

function describeFilters(wish: unknown): string {
  const said = Object.entries(wish as object).filter(([, value]) => value !== '' && value !== 'any');
  // By code points: PostgreSQL rejects half a surrogate pair.
  const words = Array.from(said.map(([name, value]) => `${name}=${String(value)}`).join(' '));
  return words.length <= maxFiltersLength ? words.join('') : `${words.slice(0, maxFiltersLength - 1).join('')}…`;
}

/** Stored separately from the event, because the search may be a person's name and must be erasable. */
const recordExport = (ctx: SignedInContext, list: string, filters: string): Promise<void> =>
  inTransaction(ctx.app.db, (tx) =>
    logAuditEvent(ctx, tx, { action: 'list_exported', resourceId: list, details: { list }, names: { filters } }),
  );
