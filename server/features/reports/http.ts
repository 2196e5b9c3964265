import { Router } from 'express';
import { reportsExport } from '#shared/reports/schema.ts';
import { adminReportsTexts as texts } from '#shared/texts/moderation/reports.ts';
import type { App } from '../../core/app.ts';
import { addListExport } from '../../http/list-export.ts';
import { reportsPage } from './list.ts';

const pageSize = 500;

/** GET /admin/export/reports.csv?filters: the list of reports to take along, for staff; without any address. */
export function reportListRoutes(app: App): Router {
  const routes = Router();
  addListExport(app, routes, {
    name: 'GET /admin/export/reports.csv',
    list: texts.title,
    input: reportsExport,
    columns: texts.exportColumns,
    page: (target, input, cursor) => reportsPage(target, { ...input, cursor }, pageSize),
    cells: (report) => [
      texts.titleOf(report),
      texts.kinds[report.kind],
      texts.categories[report.category],
      texts.states[report.state],
      texts.reporterOf(report),
      report.createdAt.toISOString(),
    ],
  });
  return routes;
}
