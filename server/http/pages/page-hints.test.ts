import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { adminCaller, setSetting } from '../../testing/settings.ts';
import { withNotice } from './page-hints.ts';

const app = testApp({ mail: false });
const page = '<meta name="session" content="__SESSION__" /><meta name="notice" content="__NOTICE__" />';
const delivered = () => withNotice(app(), (html) => Promise.resolve(html))(page, {} as never, {} as never);

test('the page contains the notice as plain text, or states that there is none', async () => {
  expect(await delivered()).toContain('name="notice" content=""');
  const text = '"/><script>alert(1)</script> $& __SESSION__';
  await setSetting(await adminCaller(app()), 'notice', { text, isOn: true });
  const html = await delivered();
  expect(html).not.toContain('<script>');
  expect(html.startsWith('<meta name="session" content="__SESSION__" />')).toBe(true);
  const content = /name="notice" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const plain = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(plain)).toEqual({ text, tone: 'info' });
});
