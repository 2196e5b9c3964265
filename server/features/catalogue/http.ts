import { Router } from 'express';
import { catalogueQuery, countQuery } from '#shared/catalogue/schema.ts';
import type { App } from '../../core/app.ts';
import { addListRoute } from '../../http/public-data.ts';
import { openCatalogue } from './service.ts';

export function catalogueRoutes(app: App): Router {
  const routes = Router();
  const catalogue = openCatalogue(app);
  addListRoute(app, routes, {
    name: 'GET /api/courses',
    read: (query) => catalogue.page(catalogueQuery.parse(query)),
  });
  addListRoute(app, routes, {
    name: 'GET /api/courses/count',
    read: (query) => catalogue.count(countQuery.parse(query)),
  });
  return routes;
}
