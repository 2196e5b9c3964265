import { Router } from 'express';
import type { App } from '../../core/app.ts';
import { fileOf } from '../../core/database/admin-list.ts';
import { addListExport } from '../../http/list-export.ts';
import { reportList } from './list.ts';

/** GET /admin/export/reports.csv?filters: the list of reports as CSV, for staff; without mail addresses. */
export function reportListRoutes(app: App): Router {
  const routes = Router();
  addListExport(app, routes, fileOf(reportList));
  return routes;
}
