import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const https = testApp({ server: true, mail: false, settings: { APP_URL: 'https://passgenau.example' } });
const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${https().env.PORT}${path}`, init);
const someId = '00000000-0000-4000-8000-000000000000';

test.each([
  '/api/courses',
  '/api/courses?after=unfug',
  '/api/courses/count',
  `/api/course/${someId}`,
  '/api/course/x',
  '/trpc/auth.me',
  '/trpc/nothing',
  '/trpc/%',
  '/healthz',
  '/robots.txt',
  '/',
  '/assets/nothing.js',
  '/%',
])('%s sends the HTTPS-only header with every answer', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a refused cross-origin request gets the same headers', async () => {
  const answer = await ask('/trpc/auth.signOut', { method: 'POST', headers: { origin: 'https://fremd.example' } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  '/trpc/auth.me',
  '/trpc/nothing',
  '/trpc/%',
  '/trpc//',
  '/trpc',
  '/trpc/auth.me,auth.options?batch=1',
  '/trpc/auth.me?input=%7B',
])('the answer of %s is not cacheable', async (path) => {
  expect((await ask(path)).headers.get('cache-control')).toBe('no-store');
});
