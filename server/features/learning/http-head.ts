import { productName } from '#shared/product.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';
import type { App } from '../../core/app.ts';
import { escapeMarkup } from '../../core/html/escape.ts';
import type { FillHead } from '../../http/client.ts';
import { comeBackSoon, troubleIn } from '../../http/overload.ts';
import { courseFor } from './http-access.ts';
import type { DeliveredCourse, PublishedCourses } from './reading.ts';

const coursePath = /^\/course\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;
const titleTag = /<title>[^<]*<\/title>/;
const descriptionTag = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;

export const fillHead =
  (app: App, courses: PublishedCourses): FillHead =>
  async (html, request, response) => {
    if (request.path === '/courses') return withHead(app, html, catalogueHead(app));
    const id = coursePath.exec(request.path)?.[1];
    if (id === undefined) return html;
    try {
      const course = await courseFor(app, courses, { courseId: id.toLowerCase(), request, response });
      return course === null ? html : withHead(app, html, courseHead(app, course));
    } catch (error) {
      if (troubleIn(error) === null) throw error;
      // People get the page, which asks again by itself; search engines shall come back for the rest.
      comeBackSoon(response);
      return html;
    }
  };

type Head = {
  title: string;
  description: string;
  url: string;
  type: 'website' | 'article';
  isIndexed: boolean;
  data?: object;
};

const catalogueHead = ({ env }: App): Head => ({
  title: catalogueTexts.title,
  description: catalogueTexts.description,
  url: `${env.APP_URL}/courses`,
  type: 'website',
  isIndexed: true,
});

function courseHead({ env }: App, { courseId, isPublic, head }: DeliveredCourse): Head {
  const { title, organisation, publishedAt } = head;
  const provider = organisation ?? catalogueTexts.unknownOrganisation;
  const description = head.description === '' ? catalogueTexts.courseBy(title, provider) : head.description;
  const url = `${env.APP_URL}/course/${courseId}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    description,
    url,
    inLanguage: 'de',
    isAccessibleForFree: true,
    datePublished: publishedAt,
    provider: { '@type': 'Organization', name: provider },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online' },
  };
  return { title, description, url, type: 'article', isIndexed: isPublic, data };
}

/** In client/public; 1200 by 630 pixels, as previews of links want it. */
const previewImage = '/vorschau.png';

function withHead({ env }: App, html: string, head: Head): string {
  const title = `${head.title} – ${productName}`;
  const meta = (attribute: string, name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" />`;
  const tags = [
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'de_DE'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.url),
    meta('property', 'og:image', `${env.APP_URL}${previewImage}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escapeMarkup(head.url)}" />`,
    ...(head.data === undefined ? [] : [`<script type="application/ld+json">${escapeJson(head.data)}</script>`]),
  ];
  // Functions, because a title may hold the characters that mean something to a replacement text.
  return html
    .replace(titleTag, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(descriptionTag, () => meta('name', 'description', head.description))
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
/** Nothing in it can end the script element or begin a comment. */
const escapeJson = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
