import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import type { App } from '../core/app.ts';
import type { TestApp } from './app.ts';
import { callerFor, makePerson } from './people.ts';

export const someImprint: CompanyImprint = {
  ...{ legalName: 'Nordwind Pflege GmbH', street: 'Hafenstraße 4', postalCode: '24103', town: 'Kiel', country: 'DE' },
  ...{ email: 'kontakt@nordwind.example', phone: '', register: 'Amtsgericht Kiel, HRB 4711' },
};

export async function makeUnverifiedCompany(app: TestApp, name: string) {
  const person = await makePerson(app, { userType: 'company', firstName: 'Frida', lastName: 'Gründer' });
  const { organisationId: orgId, slug } = await (await callerFor(app, person)).organisations.create({ name });
  return { ...person, orgId, slug, caller: await callerFor(app, person) };
}
export type Company = Awaited<ReturnType<typeof makeUnverifiedCompany>>;

export async function makeCompanyWithImprint(
  app: TestApp,
  name: string,
  changes: Partial<CompanyImprint> = {},
): Promise<Company> {
  const company = await makeUnverifiedCompany(app, name);
  const imprint = { ...someImprint, legalName: `${name} GmbH`, ...changes };
  await company.caller.verification.saveImprint({ imprint, basedOnVersion: 0 });
  return company;
}

export async function changeCompany(
  { caller }: Company,
  changes: { name?: string; isPublic?: boolean },
): Promise<void> {
  const { name, description, imprint, values, isPublic, needsReview, version } = await caller.organisations.current();
  const settings = { name, description, imprint, values, isPublic, needsReview, ...changes };
  await caller.organisations.updateSettings({ ...settings, basedOnVersion: version });
}

export async function disableCompanyCheck({ db, settings, clock }: App): Promise<void> {
  if (!settings.current().registration.checksCompanies) return;
  const value = { revision: 1, values: { mode: 'invited', domains: [], checksCompanies: false } };
  const [key, updatedAt] = ['registration', clock.now()];
  const create = { key, value, updatedAt };
  await db.prisma.installationSetting.upsert({ where: { key }, create, update: { value, updatedAt } });
  await settings.reload();
}
