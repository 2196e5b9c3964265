import { Router } from 'express';
import { z } from 'zod';
import { jobFilterQuery, jobListQuery } from '#shared/jobs/board.ts';
import type { App } from '../../core/app.ts';
import { addListRoute, dataHeaders, sendNotFound, sendPrepared, sendReadError } from '../../http/public-data.ts';
import { addRoute } from '../../http/route.ts';
import type { JobBoard } from './service.ts';

const cacheControl = 'no-cache';
const jobIdSchema = z.uuid();

export function jobRoutes(app: App, board: JobBoard): Router {
  const routes = Router();
  addListRoute(app, routes, {
    name: 'GET /api/jobs',
    read: (query) => board.page(jobListQuery.parse(query)),
  });
  addListRoute(app, routes, {
    name: 'GET /api/jobs/count',
    read: (query) => board.count(jobFilterQuery.parse(query)),
  });
  addListRoute(app, routes, {
    name: 'GET /api/jobs/fields',
    read: (query) => board.fieldCounts(jobFilterQuery.parse(query)),
  });
  addRoute(app, routes, {
    name: 'GET /api/job/:id',
    onError: sendReadError,
    work: async (exchange) => {
      const { request, response } = exchange;
      const id = jobIdSchema.safeParse(request.params['id']);
      const job = id.success ? await board.find(id.data.toLowerCase()) : null;
      if (job === null) return sendNotFound(response);
      response.set(dataHeaders);
      if ('isClosed' in job) return void response.status(410).set('Cache-Control', cacheControl).json(job);
      sendPrepared(job.prepared, { request, response, cacheControl: 'public, no-cache', vary: 'Accept-Encoding' });
    },
  });
  return routes;
}
