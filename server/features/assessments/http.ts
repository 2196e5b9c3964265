import { Router } from 'express';
import type { App } from '../../core/app.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { sendPdf } from '../../http/pdf-document.ts';
import { addRoute } from '../../http/route.ts';
import { softskillReport } from './results/report/report.ts';

const limit: Limit = { name: 'report', points: 30, seconds: 600 };

export function reportRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, {
    name: 'GET /report/softskills.pdf',
    refusal: 'text',
    work: (exchange) => sendPdf(exchange, { limit, id: exchange.request.query['result'], make: softskillReport }),
  });
  return routes;
}
