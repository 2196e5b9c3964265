import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs, type Person } from '../../testing/people.ts';
import { download, type FilePart, formWith, postForm, samples } from '../../testing/uploads.ts';

const app = testApp({ server: true });
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

const setLogo = (person: Person | null, sent: FilePart = { content: samples.png, filename: 'logo.png' }) =>
  postForm(app(), '/files/logo', { person, body: formWith([sent]) });
const logoOf = async (orgId: string) =>
  (await app().db.prisma.organisation.findUniqueOrThrow({ where: { id: orgId } })).logo;
const statusFor = async (address: string, person: Person | null) => {
  return (await download(app(), address, person)).status;
};

test.each(['owner', 'admin'] as const)('the %s sets the logo, and the audit log records it', async (role) => {
  const answer = (await (await setLogo(crew[role])).json()) as { logoUrl: string };
  expect(answer.logoUrl).toBe(`/files/${await logoOf(crew.orgId)}`);
  expect(await crew.viewer.caller.organisations.current()).toMatchObject({ hasLogo: true, ...answer });
  const where = { orgId: crew.orgId, action: 'organisation_logo_changed', actorId: crew[role].userId };
  expect(await app().db.prisma.auditEvent.count({ where })).toBe(1);
});

test.each(['visitor', 'applicant', 'unattached', 'support', 'viewer', 'editor'] as const)(
  'a logo set by %s is refused and nothing is stored',
  async (role) => {
    const before = [await logoOf(crew.orgId), await app().db.prisma.storedFile.count()];
    const own = role === 'viewer' || role === 'editor' ? crew[role] : await makePersonAs(app(), role);
    expect((await setLogo(own)).status).toBe(role === 'visitor' ? 401 : 403);
    expect([await logoOf(crew.orgId), await app().db.prisma.storedFile.count()]).toEqual(before);
  },
);

test.each<[string, FilePart]>([
  ['a drawing', { content: '<svg xmlns="http://www.w3.org/2000/svg"/>', filename: 'logo.svg' }],
  ['a PDF', { content: samples.pdf, filename: 'logo.png' }],
  ['HTML', { content: '<html>', filename: 'logo.png' }],
  ['a picture over 2 MB', { content: Buffer.concat([samples.png, Buffer.alloc(2_200_000)]) }],
  ['a picture far over 2 MB', { content: Buffer.concat([samples.png, Buffer.alloc(5_000_000)]) }],
])('%s is not accepted as a logo', async (_name, sent) => {
  const before = [await logoOf(crew.orgId), await app().db.prisma.storedFile.count()];
  const response = await setLogo(crew.owner, sent);
  const { error } = (await response.json()) as { error: { message: string } };
  expect(error.message).toMatch(/Als Logo geht ein Bild in PNG, JPEG oder WebP mit höchstens 2\u00a0MB\.$/);
  expect([await logoOf(crew.orgId), await app().db.prisma.storedFile.count()]).toEqual(before);
});

test('members see the logo, the public page makes it public, and a replaced logo is inaccessible', async () => {
  const { owner, viewer, orgId } = await makeCrew(app());
  const stranger = (await makeCrew(app())).owner;
  const upload = async () => ((await (await setLogo(owner)).json()) as { logoUrl: string }).logoUrl;
  const logo = await upload();
  const all = () => Promise.all([viewer, stranger, null].map((person) => statusFor(logo, person)));
  expect(await all()).toEqual([200, 404, 404]);
  const { slug } = await app().db.prisma.organisation.update({ where: { id: orgId }, data: { isPublic: true } });
  expect(await all()).toEqual([200, 200, 200]);
  expect((await (await callerFor(app(), null)).organisations.publicPage({ slug })).logoUrl).toBe(logo);
  await upload();
  expect(await all()).toEqual([404, 404, 404]);
});

test('only managers can remove the logo', async () => {
  await setLogo(crew.owner);
  expect(await outcomeOf(crew.editor.caller.organisations.removeLogo())).toBe('FORBIDDEN');
  expect(await logoOf(crew.orgId)).not.toBeNull();
  await crew.admin.caller.organisations.removeLogo();
  await crew.admin.caller.organisations.removeLogo();
  expect(await logoOf(crew.orgId)).toBeNull();
  expect(await crew.owner.caller.organisations.current()).toMatchObject({ hasLogo: false, logoUrl: null });
  const where = { orgId: crew.orgId, action: 'organisation_logo_removed' };
  expect(await app().db.prisma.auditEvent.count({ where })).toBe(1);
});
