import { Router } from 'express';
import type { App } from '../../core/app.ts';
import { fileOf } from '../../core/database/admin-list.ts';
import { addListExport } from '../../http/list-export.ts';
import { reportList } from './list.ts';

export function reportListRoutes(app: App): Router {
  const routes = Router();
  addListExport(app, routes, fileOf(reportList));
  return routes;
}
