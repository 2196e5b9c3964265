import { type Request, Router } from 'express';
import { catalogueQuery, countQuery } from '#shared/catalogue/schema.ts';
import type { RouteName } from '#shared/permissions.ts';
import type { App } from '../../core/app.ts';
import { isBusy } from '../../core/busy.ts';
import { RuleError } from '../../core/errors.ts';
import { dataHeaders, refuseReading } from '../../http/data.ts';
import { addRoute } from '../../http/route.ts';
import { openCatalogue } from './service.ts';

/** GET /api/courses and /api/courses/count: the catalogue, beside tRPC and before everything that a plain answer does not need. */
export function catalogueRoutes(app: App): Router {
  const routes = Router();
  const catalogue = openCatalogue(app);
  const answering = (name: RouteName, answer: (query: Request['query']) => Promise<object>) =>
    addRoute(app, routes, {
      name,
      onError: refuseReading,
      work: async ({ request, response }) => {
        if (isBusy(app.db.readPool)) throw new RuleError('BUSY');
        const body = await answer(request.query);
        // Asked for anew every time: a course that was taken offline must not live on in a browser.
        if (!response.destroyed) response.set(dataHeaders).set('Cache-Control', 'no-cache').json(body);
      },
    });
  answering('GET /api/courses', async (query) => catalogue.page(catalogueQuery.parse(query)));
  answering('GET /api/courses/count', async (query) => catalogue.count(countQuery.parse(query).search));
  return routes;
}
