import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { countImportTraces } from '../../testing/exports.ts';
import { makeCrew } from '../../testing/organisations.ts';
import type { Person } from '../../testing/people.ts';
import { cookieFor, formWith, openUpload, postForm, samples } from '../../testing/uploads.ts';

const app = testApp({ server: true });
const logo = '/files/logo';

test('a person uploads up to 300 files per hour including logos, without affecting others', async () => {
  const { owner, admin } = await makeCrew(app());
  const { courseId } = await makeCourse(owner);
  const upload = async (person: Person, path = `/files?course=${courseId}`) =>
    (await postForm(app(), path, { person, body: formWith([{ content: samples.png }]) })).status;
  expect(await upload(owner)).toBe(201);
  await app().db.pool.query('update rate_limits set points = 298 where key = $1', [`upload:${owner.userId}`]);
  expect([await upload(owner), await upload(owner, logo)]).toEqual([201, 201]);
  const before = await countImportTraces(app());
  expect([await upload(owner), await upload(owner, logo)]).toEqual([429, 429]);
  expect(await countImportTraces(app())).toEqual(before);
  expect(await upload(admin)).toBe(201);
});

test.each(['role', 'session', 'organisation'] as const)(
  'a logo for which the %s has gone during its upload is not set and leaves no file',
  async (what) => {
    const { owner, admin, orgId } = await makeCrew(app());
    const cookie = await cookieFor(app(), admin);
    const { sent, answer, head, tail } = openUpload(app(), logo, { cookie });
    sent.write(head);
    const isLetIn = () => app().db.prisma.rateLimit.count({ where: { key: `upload:${admin.userId}` } });
    await expect.poll(isLetIn).toBe(1);
    const before = await countImportTraces(app());
    const lose = {
      role: () => owner.caller.members.changeRole({ userId: admin.userId, role: 'editor' }),
      session: () => app().db.prisma.session.deleteMany({ where: { userId: admin.userId } }),
      organisation: () => owner.caller.organisations.delete({ confirmation: 'Musterhaus' }),
    };
    await lose[what]();
    sent.write(samples.png);
    sent.end(tail);
    expect((await answer).status).toBe(what === 'session' ? 401 : 403);
    expect(await countImportTraces(app())).toEqual(before);
    expect(await app().db.prisma.organisation.count({ where: { id: orgId, logo: { not: null } } })).toBe(0);
  },
);
