import { Router } from 'express';
import { exportQuery, reportQuery } from '#shared/candidates/schema.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { candidateExportTexts } from '#shared/texts/candidates/candidates.ts';
import { candidatePaperTexts } from '#shared/texts/candidates/paper.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { streamAnswer } from '../../http/sockets/stream-answer.ts';
import { exportCandidates } from './export/export.ts';
import { candidateReport } from './report/report.ts';

const exportTimeoutMs = minutes(10);

export function candidateRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, { name: 'GET /candidates/export.csv', refusal: 'text', work: sendExport });
  addRoute(app, routes, { name: 'GET /candidates/report.pdf', refusal: 'text', work: sendReport });
  return routes;
}

async function sendExport(exchange: Exchange): Promise<void> {
  const { app, request, response, permittedContext } = exchange;
  const query = exportQuery.safeParse(request.query);
  if (!query.success) throw new RuleError('INVALID_INPUT');
  // A HEAD request must not record an export.
  if (request.method === 'HEAD') return void response.end();
  const content = await exportCandidates(permittedContext, query.data);
  response.attachment(candidateExportTexts.fileName(dayOf(app.clock.now()))).type('text/csv; charset=utf-8');
  await streamAnswer(exchange, content, exportTimeoutMs);
}

async function sendReport({ app, request, response, permittedContext }: Exchange): Promise<void> {
  const ctx = await permittedContext();
  const query = reportQuery.safeParse(request.query);
  if (!query.success) throw new RuleError('INVALID_INPUT');
  if (request.method === 'HEAD') return void response.end();
  const content = await candidateReport(ctx, { releaseIds: query.data.ids, jobId: query.data.job });
  response.attachment(candidatePaperTexts.fileName(dayOf(app.clock.now()))).send(content);
}
