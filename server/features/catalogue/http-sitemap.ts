import { Router } from 'express';
import { contentPageSlugs } from '#shared/pages.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { jobSitemapParts, publicJobIds } from '../job-board/service.ts';
import { publicCourseIds, sitemapParts } from './service.ts';

const publicPaths = [
  '/',
  '/company-info',
  '/tests',
  '/courses',
  '/certificate',
  '/jobs',
  ...contentPageSlugs.map((slug) => `/${slug}`),
];
const privatePaths = ['/account', '/admin', '/company/', '/dashboard', '/profile', '/results', '/invitation', '/trpc'];
const sitemapCacheControl = 'public, max-age=3600';
const hexByte = /^[0-9a-f]{2}$/;

/** Courses and jobs have 256 sitemaps each, because a sitemap may list at most 50,000 URLs. */
export function sitemapRoutes(app: App): Router {
  const routes = Router();
  const { APP_URL } = app.env;
  const xml = ({ response }: Exchange, text: string) =>
    void response.set('Cache-Control', sitemapCacheControl).type('application/xml').send(text);
  addRoute(app, routes, {
    name: 'GET /robots.txt',
    work: async ({ response }) =>
      void response.set('Cache-Control', sitemapCacheControl).type('text/plain').send(robots(APP_URL)),
  });
  addRoute(app, routes, {
    name: 'GET /sitemap.xml',
    work: async (exchange) => {
      const [courses, jobs] = await Promise.all([sitemapParts(app), jobSitemapParts(app)]);
      const names = ['pages', ...courses.map((part) => `courses-${part}`), ...jobs.map((part) => `jobs-${part}`)];
      xml(exchange, sitemapIndex(names.map((name) => `${APP_URL}/sitemap-${name}.xml`)));
    },
  });
  addRoute(app, routes, {
    name: 'GET /sitemap-pages.xml',
    work: async (exchange) => xml(exchange, sitemap(publicPaths.map((path) => ({ url: `${APP_URL}${path}` })))),
  });
  const inParts = (pathOf: string, idsOf: typeof publicCourseIds) => async (exchange: Exchange) => {
    const part = String(exchange.request.params['part']);
    if (!hexByte.test(part)) throw new RuleError('NOT_FOUND');
    const entries = await idsOf(app, part);
    xml(exchange, sitemap(entries.map(({ id, changedAt }) => ({ url: `${APP_URL}${pathOf}${id}`, changedAt }))));
  };
  addRoute(app, routes, { name: 'GET /sitemap-courses-:part.xml', work: inParts('/course/', publicCourseIds) });
  addRoute(app, routes, { name: 'GET /sitemap-jobs-:part.xml', work: inParts('/job/', publicJobIds) });
  return routes;
}

const robots = (appUrl: string): string =>
  ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${path}`), `Sitemap: ${appUrl}/sitemap.xml`, ''].join(
    '\n',
  );

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemapIndex = (urls: readonly string[]): string =>
  `${declaration}\n<sitemapindex ${namespace}>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>\n`;

const sitemap = (entries: ReadonlyArray<{ url: string; changedAt?: Date }>): string =>
  `${declaration}\n<urlset ${namespace}>${entries
    .map(({ url, changedAt }) => {
      const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return `<url><loc>${url}</loc>${changed}</url>`;
    })
    .join('')}</urlset>\n`;
