import { Router } from 'express';
import type { App } from '../../core/app.ts';
import { fileOf } from '../../core/database/admin-list.ts';
import { addListExport } from '../../http/list-export.ts';
import { courseList } from './courses/list.ts';
import { jobList } from './jobs/list.ts';
import { organisationList } from './organisations/list.ts';
import { userList } from './users/list.ts';

export function adminRoutes(app: App): Router {
  const routes = Router();
  addListExport(app, routes, fileOf(courseList));
  addListExport(app, routes, fileOf(jobList));
  addListExport(app, routes, fileOf(organisationList));
  addListExport(app, routes, fileOf(userList));
  return routes;
}
