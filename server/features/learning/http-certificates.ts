import { Router } from 'express';
import type { App } from '../../core/app.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { sendPdf } from '../../http/pdf-document.ts';
import { addRoute } from '../../http/route.ts';
import { renderCertificateFile } from './certificate.ts';

const limit: Limit = { name: 'certificate', points: 30, seconds: 600 };

export function certificateRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, {
    name: 'GET /certificates/:id',
    refusal: 'text',
    work: (exchange) => sendPdf(exchange, { limit, id: exchange.request.params['id'], make: renderCertificateFile }),
  });
  return routes;
}
