import { Router } from 'express';
import { contentPageSlugs } from '#shared/pages.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { publicCourseIds, sitemapParts } from './service.ts';

const publicPaths = ['/', '/company-info', '/tests', '/courses', ...contentPageSlugs.map((slug) => `/${slug}`)];
const privatePaths = ['/account', '/admin', '/company/', '/dashboard', '/profile', '/results', '/invitation', '/trpc'];
/** Search engines come back often enough. */
const keptFor = 'public, max-age=3600';
const hexByte = /^[0-9a-f]{2}$/;

/** robots.txt and the sitemaps: one of the pages, and one for each of 256 parts of the courses, because one may name 50,000. */
export function sitemapRoutes(app: App): Router {
  const routes = Router();
  const { APP_URL } = app.env;
  const xml = ({ response }: Exchange, text: string) =>
    void response.set('Cache-Control', keptFor).type('application/xml').send(text);
  addRoute(app, routes, {
    name: 'GET /robots.txt',
    work: async ({ response }) => void response.set('Cache-Control', keptFor).type('text/plain').send(robots(APP_URL)),
  });
  addRoute(app, routes, {
    name: 'GET /sitemap.xml',
    work: async (exchange) => {
      const parts = (await sitemapParts(app)).map((part) => `${APP_URL}/sitemap-courses-${part}.xml`);
      xml(exchange, sitemapIndex([`${APP_URL}/sitemap-pages.xml`, ...parts]));
    },
  });
  addRoute(app, routes, {
    name: 'GET /sitemap-pages.xml',
    work: async (exchange) => xml(exchange, sitemap(publicPaths.map((path) => ({ url: `${APP_URL}${path}` })))),
  });
  addRoute(app, routes, {
    name: 'GET /sitemap-courses-:part.xml',
    work: async (exchange) => {
      const part = String(exchange.request.params['part']);
      if (!hexByte.test(part)) throw new RuleError('NOT_FOUND');
      const courses = await publicCourseIds(app, part);
      const entries = courses.map(({ courseId, publishedAt }) => ({
        url: `${APP_URL}/course/${courseId}`,
        changedAt: publishedAt,
      }));
      xml(exchange, sitemap(entries));
    },
  });
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
