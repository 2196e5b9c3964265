import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { contextFor } from '../../testing/people.ts';
import { samples } from '../../testing/uploads.ts';
import { setLogo, storeLogo } from './service.ts';

const app = testApp();

const keys = async () => {
  const found: string[] = [];
  for await (const { key } of app().storage.list('')) found.push(key);
  return found;
};

test.each<[string, string, (crew: Crew) => Promise<unknown>]>([
  [
    'the role of the uploader',
    'FORBIDDEN',
    ({ owner, admin }) => owner.caller.members.changeRole({ userId: admin.userId, role: 'editor' }),
  ],
  ['the membership', 'NOT_FOUND', ({ owner, admin }) => owner.caller.members.remove({ userId: admin.userId })],
  ['the organisation', 'NOT_FOUND', ({ owner }) => owner.caller.organisations.delete({ confirmation: 'Musterhaus' })],
])('a logo is not set and leaves no file if %s is lost at the last moment', async (_what, rule, lose) => {
  const crew = await makeCrew(app());
  const ctx = await contextFor(app(), crew.admin);
  const { user, session } = ctx;
  if (user === null || session === null) throw new Error('the admin is signed in');
  const stored = await storeLogo(app(), { source: Readable.from([samples.png]), filename: 'logo.png' });
  expect(await keys()).toEqual([stored.key]);
  await lose(crew);
  await expect(setLogo({ ...ctx, user, session }, stored)).rejects.toMatchObject({ code: rule });
  expect(await keys()).toEqual([]);
  expect(await app().db.prisma.storedFile.count()).toBe(0);
  expect(await app().db.prisma.organisation.count({ where: { logo: { not: null } } })).toBe(0);
});
