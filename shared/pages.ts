/** The Markdown pages of the footer. A platform admin edits them; their addresses are fixed. */
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

/** The word each page has in the footer. */
export const contentPageLabels: Record<ContentPageSlug, string> = {
  features: 'Funktionen',
  pricing: 'Preise',
  examples: 'Beispiele',
  about: 'Über uns',
  blog: 'Blog',
  careers: 'Karriere',
  help: 'Hilfe',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  imprint: 'Impressum',
  accessibility: 'Barrierefreiheit',
};

/** How the footer groups them. */
export const footerGroups: ReadonlyArray<{ title: string; slugs: readonly ContentPageSlug[] }> = [
  { title: 'Produkt', slugs: ['features', 'pricing', 'examples'] },
  { title: 'Passgenau', slugs: ['about', 'blog', 'careers'] },
  { title: 'Unterstützung', slugs: ['help', 'contact', 'accessibility'] },
  { title: 'Rechtliches', slugs: ['privacy', 'terms', 'imprint'] },
];
