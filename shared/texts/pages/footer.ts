import type { ContentPageSlug } from '../../pages.ts';

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

export const footerGroups: ReadonlyArray<{ title: string; slugs: readonly ContentPageSlug[] }> = [
  { title: 'Produkt', slugs: ['features', 'pricing', 'examples'] },
  { title: 'Passgenau', slugs: ['about', 'blog', 'careers'] },
  { title: 'Unterstützung', slugs: ['help', 'contact', 'accessibility'] },
  { title: 'Rechtliches', slugs: ['privacy', 'terms', 'imprint'] },
];
