import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { ImportOutcome } from '#shared/import/plan.ts';
import type { CatalogueCsv } from '#shared/import/schema.ts';
import type { App } from '../core/app.ts';
import { activateVersion, applyImport } from '../features/import/service.ts';
import { testOrigin } from './people.ts';

export const systemContext = (app: App) => ({ app, user: null, origin: testOrigin });

export async function deleteCatalogues({ db: { prisma } }: App): Promise<void> {
  await prisma.catalogueVersion.deleteMany();
  await prisma.catalogueNumber.deleteMany();
  await prisma.softskill.deleteMany();
}

export async function importAndActivate(
  app: App,
  csv: CatalogueCsv,
  testVariant: TestVariant = 'test1',
): Promise<ImportOutcome> {
  const outcome = await applyImport(systemContext(app), { ...csv, testVariant, acceptWarnings: true });
  if (outcome.version.status !== 'active') await activateVersion(systemContext(app), outcome.version.versionId);
  return outcome;
}

export async function readStoredCatalogues({ db: { prisma } }: App) {
  return {
    skills: await prisma.softskill.findMany({ orderBy: { id: 'asc' } }),
    versions: await prisma.catalogueVersion.findMany({
      orderBy: { id: 'asc' },
      include: {
        statements: { orderBy: { id: 'asc' } },
        groups: { orderBy: { position: 'asc' } },
        additional: { orderBy: { softskillId: 'asc' } },
      },
    }),
  };
}
