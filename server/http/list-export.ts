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

const maxDurationMs = minutes(10);
/** Shared by all lists, so that a stolen account cannot export one list after the other. */
const exportLimit: Limit = { name: 'list-export', points: 30, seconds: 86_400 };
const maxFiltersLength = 200;

export function addListExport<Input, Row>(app: App, routes: Router, listExport: ListExport<Input, Row>): void {
  addRoute(app, routes, {
    name: listExport.route,
    refusal: 'text',
    work: (exchange) => sendList(exchange, listExport),
  });
}

async function sendList<Input, Row>(exchange: Exchange, { title, input, ...parts }: ListExport<Input, Row>) {
  const { app, request, response, permittedContext } = exchange;
  const query = input.safeParse(request.query);
  if (!query.success) throw new RuleError('INVALID_INPUT');
  if (request.method === 'HEAD') return void response.end();
  const ctx = await permittedContext();
  await app.rateLimits.require(exportLimit, ctx.user.userId);
  await recordExport(ctx, title, describeFilters(query.data));
  response.attachment(`${title}-${dayOf(app.clock.now())}.csv`).type('text/csv; charset=utf-8');
  await streamAnswer(exchange, streamLines(), maxDurationMs);

  async function* streamLines(): AsyncGenerator<string> {
    yield csvHeader(parts.columns);
    for await (const rows of readAllPages((cursor) => parts.page(app, query.data as Input, cursor))) {
      await permittedContext();
      yield csvLines(rows.map(parts.cells));
    }
  }
}

function describeFilters(query: unknown): string {
  const activeFilters = Object.entries(query as object).filter(([, value]) => value !== '' && value !== 'any');
  // By code points: PostgreSQL rejects half a surrogate pair.
  const characters = Array.from(activeFilters.map(([name, value]) => `${name}=${String(value)}`).join(' '));
  return characters.length <= maxFiltersLength
    ? characters.join('')
    : `${characters.slice(0, maxFiltersLength - 1).join('')}…`;
}

/** Stored separately from the event, because the search may be a person's name and must be erasable. */
const recordExport = (ctx: SignedInContext, list: string, filters: string): Promise<void> =>
  inTransaction(ctx.app.db, (tx) =>
    logAuditEvent(ctx, tx, { action: 'list_exported', resourceId: list, details: { list }, names: { filters } }),
  );
