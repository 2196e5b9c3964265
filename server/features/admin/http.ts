import { Router } from 'express';
import type { App } from '../../core/app.ts';
import { addOrganisationExport } from './http-organisations.ts';
import { addUserExport } from './http-users.ts';

/** GET /admin/export/….csv?filters: the lists of the portal to take along, for staff. */
export function adminRoutes(app: App): Router {
  const routes = Router();
  addOrganisationExport(app, routes);
  addUserExport(app, routes);
  return routes;
}
