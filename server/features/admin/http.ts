import { Router } from 'express';
import type { App } from '../../core/app.ts';
import { addCourseExport } from './http-courses.ts';
import { addJobExport } from './http-jobs.ts';
import { addOrganisationExport } from './http-organisations.ts';
import { addUserExport } from './http-users.ts';

/** GET /admin/export/….csv?filters: the lists of the portal to take along, for staff. */
export function adminRoutes(app: App): Router {
  const routes = Router();
  addCourseExport(app, routes);
  addJobExport(app, routes);
  addOrganisationExport(app, routes);
  addUserExport(app, routes);
  return routes;
}
