import { Router } from 'express';
import { catalogueQuery, countQuery } from '#shared/catalogue/schema.ts';
import type { App } from '../../core/app.ts';
import { isOverloaded } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { dataHeaders, refuseReading, sendPrepared } from '../../http/data.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { openCatalogue } from './service.ts';

/** Asked for anew every time: a course that was taken offline must not live on in a browser. */
const cacheControl = 'no-cache';

/** GET /api/courses and /api/courses/count: the catalogue, beside tRPC and before everything that a plain answer does not need. */
export function catalogueRoutes(app: App): Router {
  const routes = Router();
  const catalogue = openCatalogue(app);
  const refuseWhenOverloaded = () => {
    if (isOverloaded(app.db.readPool)) throw new RuleError('BUSY');
  };
  const send = ({ response }: Exchange, body: object) => {
    if (!response.destroyed) response.set(dataHeaders).set('Cache-Control', cacheControl).json(body);
  };
  addRoute(app, routes, {
    name: 'GET /api/courses',
    onError: refuseReading,
    work: async (exchange) => {
      refuseWhenOverloaded();
      const { request, response } = exchange;
      const answer = await catalogue.page(catalogueQuery.parse(request.query));
      if (!('prepared' in answer)) return send(exchange, answer);
      response.set(dataHeaders);
      sendPrepared(answer.prepared, { request, response, cacheControl, vary: 'Accept-Encoding' });
    },
  });
  addRoute(app, routes, {
    name: 'GET /api/courses/count',
    onError: refuseReading,
    work: async (exchange) => {
      refuseWhenOverloaded();
      send(exchange, await catalogue.count(countQuery.parse(exchange.request.query).search));
    },
  });
  return routes;
}
