import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/people.ts';
import { adminCaller, setSetting } from '../../testing/settings.ts';
import { cookieFor } from '../../testing/uploads.ts';
import type { FillHead } from './client.ts';
import { withNotice, withSession } from './page-hints.ts';

const app = testApp({ mail: false });
const page = '<meta name="notice" content="__NOTICE__" /><meta name="session" content="__SESSION__" />';
const unchanged: FillHead = (html) => Promise.resolve(html);

async function deliver(cookie = ''): Promise<{ html: string; cookies: string[] }> {
  const cookies: string[] = [];
  const response = { setHeader: (_name: string, values: string[]) => cookies.push(...values) };
  const head = withSession(app(), withNotice(app(), unchanged));
  const request = { headers: { cookie }, socket: {} };
  return { html: await head(page, request as never, response as never), cookies };
}

function contentOf(name: string, html: string): unknown {
  const content = new RegExp(`name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const entities = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  const plain = Object.entries(entities).reduce(
    (text, [entity, character]) => text.replaceAll(entity, character),
    content,
  );
  return plain === '' ? undefined : JSON.parse(plain);
}

test('the page contains the notice as plain text, or states that there is none', async () => {
  expect((await deliver()).html).toContain('name="notice" content=""');
  const text = '"/><script>alert(1)</script> $& __SESSION__';
  await setSetting(await adminCaller(app()), 'notice', { text, isOn: true });
  const { html } = await deliver();
  expect(html).not.toContain('<script>');
  expect(contentOf('notice', html)).toEqual({ text, tone: 'info' });
  expect(contentOf('session', html)).toBeNull();
});

test('the page contains the account of its reader, and null without a valid session', async () => {
  const person = await makePerson(app());
  const firstName = '"/><script>__NOTICE__';
  await app().db.prisma.profile.update({ where: { userId: person.userId }, data: { firstName } });
  const cookie = (await cookieFor(app(), person)) ?? '';
  const { html } = await deliver(cookie);
  expect(html).not.toContain('<script>');
  expect(contentOf('session', html)).toMatchObject({ userId: person.userId, firstName, userType: 'applicant' });
  await app().db.prisma.session.deleteMany({ where: { userId: person.userId } });
  expect(contentOf('session', (await deliver(cookie)).html)).toBeNull();
});
