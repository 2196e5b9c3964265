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
