import { Router } from 'express';
import { contentPageSlugs } from '#shared/pages.ts';
import type { App } from '../core/app.ts';
import { publicCourseIds, sitemapParts } from '../features/catalogue/service.ts';

const publicPaths = ['/', '/company-info', '/tests', '/courses', ...contentPageSlugs.map((slug) => `/${slug}`)];
const privatePaths = ['/account', '/admin', '/company/', '/dashboard', '/profile', '/results', '/invitation', '/trpc'];
const partName = /^\/sitemap-courses-([0-9a-f]{2})\.xml$/;

/** robots.txt and the sitemaps: one of the pages, and one for each of 256 parts of the courses, because one may name 50,000. */
export function sitemapRoutes(app: App): Router {
  const routes = Router();
  const { APP_URL } = app.env;
  routes.get('/robots.txt', (_request, response) => {
    const lines = [
      'User-agent: *',
      ...privatePaths.map((path) => `Disallow: ${path}`),
      `Sitemap: ${APP_URL}/sitemap.xml`,
    ];
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  routes.get('/sitemap.xml', async (_request, response) => {
    const parts = (await sitemapParts(app)).map((part) => `${APP_URL}/sitemap-courses-${part}.xml`);
    response.type('application/xml').send(sitemapIndex([`${APP_URL}/sitemap-pages.xml`, ...parts]));
  });
  routes.get('/sitemap-pages.xml', (_request, response) => {
    response.type('application/xml').send(sitemap(publicPaths.map((path) => ({ url: `${APP_URL}${path}` }))));
  });
  routes.get(partName, async (request, response) => {
    const courses = await publicCourseIds(app, partName.exec(request.path)?.[1] ?? '');
    const entries = courses.map(({ courseId, publishedAt }) => ({
      url: `${APP_URL}/course/${courseId}`,
      changedAt: publishedAt,
    }));
    response.type('application/xml').send(sitemap(entries));
  });
  return routes;
}

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
