import { publicOrganisationInput } from '#shared/organisations/schema.ts';
import { companyPageTexts } from '#shared/texts/organisations/organisations.ts';
import type { App } from '../../core/app.ts';
import type { HeadFinder } from '../../http/pages/page-head.ts';
import { findCompany } from './service.ts';

const pagePath = /^\/company-page\/([^/]+)\/?$/;
const longestDescription = 300;

export const createCompanyHeadFinder =
  (app: App): HeadFinder =>
  async ({ path: requestPath }) => {
    const slug = publicOrganisationInput.shape.slug.safeParse(decodeSafely(pagePath.exec(requestPath)?.[1] ?? ''));
    const company = slug.success ? await findCompany(app, slug.data) : null;
    if (company === null) return null;
    const { name, logoUrl, isUnverified } = company;
    const path = `/company-page/${company.slug}`;
    const description = company.description.slice(0, longestDescription) || companyPageTexts.about(name);
    const logo = logoUrl === null ? {} : { logo: `${app.env.APP_URL}${logoUrl}` };
    const about = { title: name, description, path, type: 'website' } as const;
    if (isUnverified) return { ...about, isIndexed: false };
    const data = { '@type': 'Organization', name, description, url: `${app.env.APP_URL}${path}`, ...logo };
    return { ...about, isIndexed: true, data };
  };

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
