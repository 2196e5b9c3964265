import type { Catalogue } from '#shared/import/catalogue.ts';
import type { ImportFinding } from '#shared/import/plan.ts';

export function auditCatalogue(_catalogue: Catalogue): ImportFinding[] {
  return [];
}
