import { changeInput, type Section, type Settings } from '#shared/settings/schema.ts';
import type { App } from '../core/app.ts';
import { callerFor, makePerson, makePersonAs } from './people.ts';

export const adminCaller = async (app: App) => callerFor(app, await makePersonAs(app, 'platformAdmin'));

export async function formerAdminCaller(app: App) {
  const person = await makePerson(app, { platformRole: 'platform_admin' });
  const caller = await callerFor(app, person);
  await app.db.prisma.profile.update({ where: { userId: person.userId }, data: { platformRole: 'support' } });
  return caller;
}

type Admin = Awaited<ReturnType<typeof adminCaller>>;

export async function setSetting<S extends Section>(
  { adminSettings }: Admin,
  section: S,
  fields: Partial<Settings[S]>,
): Promise<void> {
  const { value, revision } = (await adminSettings.all())[section];
  const change = changeInput.parse({ section, revision, value: { ...value, ...fields } });
  await adminSettings.change(change);
}
