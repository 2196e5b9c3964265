import { expect, test } from 'vitest';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../testing/app.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { cookieFor } from '../../testing/uploads.ts';

const app = testApp({ server: true });

async function answerTo(body: string, procedure = 'auth.signIn', cookie = ''): Promise<[number, string]> {
  const headers = { 'content-type': 'application/json', origin: app().baseUrl, cookie };
  const response = await fetch(`${app().baseUrl}/trpc/${procedure}`, { method: 'POST', headers, body });
  const { error } = (await response.json()) as { error?: { json: { message: string } } };
  return [response.status, error?.json.message ?? ''];
}

const million = 1_000_000;
const annotated = (type: unknown, email: unknown) =>
  JSON.stringify({ json: { email, password: 'x' }, meta: { values: { email: [type] }, v: 1 } });

test.each([
  ['a number of a million digits', annotated('bigint', '9'.repeat(million))],
  ['an expression', annotated('regexp', `/${'(a+)+'.repeat(10_000)}b/`)],
  ['a set', annotated('set', ['a'])],
  ['a map', annotated('map', [['a', 1]])],
  ['an error', annotated('Error', { name: 'Error', message: 'x' })],
  ['an address', annotated('URL', 'https://example.org')],
  ['a class', annotated(['class', 'Date'], 'x')],
  ['a symbol', annotated(['symbol', 'x'], 'x')],
  ['nested lists', `{"json":${'['.repeat(million)}${']'.repeat(million)}}`],
  ['unterminated nested lists', `{"json":${'['.repeat(million)}`],
  ['nested objects', `{"json":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`],
  ['a million empty objects', `{"json":[${'{},'.repeat(600_000)}{}]}`],
  ['a million keys', `{"json":{${Array.from({ length: 150_000 }, (_, n) => `"k${n}":1`).join()}}}`],
  [
    'more dates than any form has',
    JSON.stringify({
      json: {},
      meta: { values: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`k${n}`, ['Date']])) },
    }),
  ],
])('rejects %s at once', async (_, body) => {
  expect(await answerTo(body)).toEqual([400, errorTexts.INVALID_INPUT]);
});

test('rejects an overlong list at once', async () => {
  const { editor } = await makeCrew(app());
  const cookie = (await cookieFor(app(), editor)) ?? '';
  const skillIds = Array.from({ length: 4_000 }, () => 'x');
  const body = JSON.stringify({ json: { skillIds } });
  expect(await answerTo(body, 'courses.changeSettings', cookie)).toEqual([400, errorTexts.INVALID_INPUT]);
});

test('accepts the copies of an object that occurs twice', async () => {
  const json = { email: 'a@example.org', password: 'falsch-aber-lang-genug' };
  const meta = { referentialEqualities: { email: ['password'] }, v: 1 };
  expect(await answerTo(JSON.stringify({ json, meta }))).toEqual([400, errorTexts.INVALID_CREDENTIALS]);
});

test('missing values arrive', async () => {
  const { editor } = await makeCrew(app());
  const cookie = (await cookieFor(app(), editor)) ?? '';
  const input = {
    json: { cursor: null, direction: null },
    meta: { values: { cursor: ['undefined'], direction: ['undefined'] }, v: 1 },
  };
  const path = `/trpc/courses.page?input=${encodeURIComponent(JSON.stringify(input))}`;
  expect((await fetch(`${app().baseUrl}${path}`, { headers: { cookie } })).status).toBe(200);
});
