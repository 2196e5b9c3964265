import compression from 'compression';
import type { ErrorRequestHandler, Express, RequestHandler, Router } from 'express';
import express from 'express';
import { errorTexts, unexpectedError } from '#shared/texts/errors.ts';
import type { App } from './core/app.ts';
import { adminRoutes } from './features/admin/http.ts';
import { reportRoutes } from './features/assessments/http.ts';
import { fileRoutes } from './features/assets/http.ts';
import { auditRoutes } from './features/audit/http.ts';
import { candidateRoutes } from './features/candidates/http.ts';
import { catalogueRoutes } from './features/catalogue/http.ts';
import { sitemapRoutes } from './features/catalogue/http-sitemap.ts';
import { exportRoutes } from './features/export/http.ts';
import { importRoutes } from './features/export/http-imports.ts';
import { catalogueImportRoutes } from './features/import/http.ts';
import { jobRoutes } from './features/job-board/http.ts';
import { feedRoutes } from './features/job-board/http-feeds.ts';
import type { JobBoard } from './features/job-board/service.ts';
import { courseRoutes } from './features/learning/http.ts';
import { certificateRoutes } from './features/learning/http-certificates.ts';
import type { PublishedCourses } from './features/learning/service.ts';
import { ownDataRoutes } from './features/own-data/http.ts';
import { profileRoutes } from './features/profile/http.ts';
import { reportListRoutes } from './features/reports/http.ts';
import { healthRoutes } from './http/health.ts';
import { openMetrics } from './http/metrics.ts';
import { refuseWhenOverloaded, sendServerFailure, serverFailureIn } from './http/overload.ts';
import { limitBodyTime, requestIdOf, requestLog } from './http/request.ts';
import {
  dataHeaders,
  hostHeaders,
  noStore,
  requireOneHost,
  requireOwnOrigin,
  securityHeaders,
} from './http/security.ts';
import { trpcHandler } from './http/trpc/trpc.ts';

type Parts = { client: Router; courses: PublishedCourses; jobs: JobBoard };

export function createApp(app: App, { client, courses, jobs }: Parts): Express {
  const http = express();
  const metrics = openMetrics(app);
  const requestTracking = [requestLog(app.logger), answerWithRequestId];
  const ownPageGuards = [requireOwnOrigin(app.env), limitBodyTime];
  http.disable('x-powered-by');
  http.set('trust proxy', app.env.TRUST_PROXY);
  http.set('query parser', 'simple');
  http.use(metrics.measure, hostHeaders(app.env), requireOneHost);
  // First, because most answers come from memory or one statement: earlier middleware would add noticeable time.
  http.use(
    '/trpc',
    ...requestTracking,
    noStore,
    dataHeaders(),
    ...ownPageGuards,
    refuseWhenOverloaded(app.db.pool),
    trpcHandler(app),
  );
  http.use(catalogueRoutes(app), courseRoutes(app, courses), jobRoutes(app, jobs));
  http.use(requestTracking);
  http.use(securityHeaders(app.env));
  http.use(metrics.routes, healthRoutes(app));
  http.use(ownPageGuards);
  // Before compression: ranges count the bytes of the uncompressed file.
  http.use(fileRoutes(app), exportRoutes(app), importRoutes(app), ownDataRoutes(app));
  http.use(compression());
  http.use(reportRoutes(app), certificateRoutes(app), profileRoutes(app), candidateRoutes(app));
  http.use(sitemapRoutes(app), feedRoutes(app), adminRoutes(app));
  http.use(reportListRoutes(app), auditRoutes(app), catalogueImportRoutes(app));
  http.use(['/api', '/files', '/exports', '/imports', '/own-data'], notFound);
  http.get(Object.keys(germanAddresses), (request, response) => {
    response.redirect(301, germanAddresses[request.path.toLowerCase().replace(/\/$/, '')] ?? '/');
  });
  http.use(client);
  http.use(notFound);
  http.use(handleError(app));
  return http;
}

const germanAddresses: Readonly<Record<string, string>> = {
  '/impressum': '/imprint',
  '/datenschutz': '/privacy',
  '/agb': '/terms',
  '/nutzungsbedingungen': '/terms',
};

const answerWithRequestId: RequestHandler = (request, response, next) => {
  response.setHeader('X-Request-Id', requestIdOf(request));
  next();
};

const notFound: RequestHandler = (_request, response) =>
  void response.status(404).json({ error: { message: errorTexts.NOT_FOUND, rule: 'NOT_FOUND' } });

const handleError =
  (app: App): ErrorRequestHandler =>
  // biome-ignore lint/complexity/useMaxParams: Express recognises an error handler by its four parameters.
  (error: { status?: number; statusCode?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    const failure = serverFailureIn(error);
    if (failure !== null) return sendServerFailure(response, failure);
    const status = error.status ?? error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return void response.status(status).json({ error: { message: errorTexts.INVALID_INPUT } });
    const requestId = requestIdOf(request);
    app.logger.error({ requestId, err: error }, 'unexpected error');
    response.status(500).json({ error: { message: unexpectedError(requestId) } });
  };
