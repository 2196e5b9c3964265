import type { FieldOfWork } from '../../jobs/field-of-work.ts';

export const fieldNames: Readonly<Record<FieldOfWork, string>> = {
  logistics: 'Lager, Transport und Verkehr',
  crafts: 'Handwerk und Bau',
  industry: 'Industrie und Technik',
  cleaning: 'Reinigung und Haushalt',
  security: 'Schutz und Sicherheit',
  hospitality: 'Gastronomie und Hotel',
  sales: 'Verkauf und Kundenservice',
  office: 'Büro und Verwaltung',
  finance: 'Finanzen, Steuern und Recht',
  it: 'IT und Daten',
  media: 'Medien, Gestaltung und Marketing',
  care: 'Pflege und Gesundheit',
  social: 'Erziehung und Soziales',
  science: 'Bildung und Wissenschaft',
  nature: 'Landwirtschaft, Garten und Umwelt',
};
