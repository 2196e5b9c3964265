import type { Request, Response } from 'express';
import { isPagePath } from '#shared/paths.ts';
import { productName } from '#shared/product.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import type { App } from '../../core/app.ts';
import { escapeMarkup } from '../../core/html/plain-text.ts';
import { serverFailureIn, setRetryAfter } from '../overload.ts';
import type { FillHead } from './client.ts';

export type PageHead = {
  title: string;
  description: string;
  type: 'website' | 'article';
  path: string | null;
  isIndexed: boolean;
  data?: object;
  status?: 404 | 410;
};

export type HeadFinder = (request: Request, response: Response) => Promise<PageHead | null>;

const notFoundHead: PageHead = {
  title: shellTexts.notFound.pageTitle,
  description: shellTexts.notFound.text,
  type: 'website',
  path: null,
  isIndexed: false,
  status: 404,
};

export const fillHead =
  (app: App, finders: readonly HeadFinder[]): FillHead =>
  async (html, request, response) => {
    if (!isPagePath(request.path)) {
      response.status(404);
      return withHead(app, html, notFoundHead);
    }
    try {
      for (const find of finders) {
        const head = await find(request, response);
        if (head === null) continue;
        if (head.status !== undefined) response.status(head.status);
        return withHead(app, html, head);
      }
      return html;
    } catch (error) {
      if (serverFailureIn(error) === null) throw error;
      setRetryAfter(response);
      return html;
    }
  };

const titleTag = /<title>[^<]*<\/title>/;
const descriptionTag = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
const previewImage = '/vorschau.png';

function withHead({ env }: App, html: string, head: PageHead): string {
  const title = `${head.title} – ${productName}`;
  const url = head.path === null ? null : `${env.APP_URL}${head.path}`;
  const tags = [
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'de_DE'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    ...(url === null ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:image', `${env.APP_URL}${previewImage}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(url === null ? [] : [`<link rel="canonical" href="${escapeMarkup(url)}" />`]),
    ...(head.data === undefined ? [] : [dataTag(head.data)]),
  ];
  // Replacement functions, because a title may contain special replacement patterns.
  return html
    .replace(titleTag, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(descriptionTag, () => meta('name', 'description', head.description))
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

const meta = (attribute: string, name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" />`;

const dataTag = (data: object): string =>
  `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...data })}</script>`;

/** Escapes everything that could end the script element or begin a comment. */
const escapeJson = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
