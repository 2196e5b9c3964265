export const contentPageSlugs = [
  'features',
  'pricing',
  'examples',
  'about',
  'blog',
  'careers',
  'help',
  'contact',
  'privacy',
  'terms',
  'imprint',
  'accessibility',
] as const;
export type ContentPageSlug = (typeof contentPageSlugs)[number];

/** Shipped with gaps in square brackets that the operator has to fill. */
export const templateSlugs = [
  'privacy',
  'terms',
  'imprint',
  'accessibility',
] as const satisfies readonly ContentPageSlug[];
export const isTemplateSlug = (slug: ContentPageSlug): boolean => templateSlugs.some((other) => other === slug);
