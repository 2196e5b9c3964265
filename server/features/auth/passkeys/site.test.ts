import { expect, test } from 'vitest';
import { findPasskeySite } from './site.ts';

test.each([
  ['https://passgenau.example', 'passgenau.example'],
  ['https://passgenau.example:8443', 'passgenau.example'],
  ['https://firma.example/passgenau', 'firma.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://passgenau.localhost:3000', 'passgenau.localhost'],
  ['http://passgenau.example', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.0.2.1', null],
  ['https://[2001:db8::1]', null],
])('at %s passkeys belong to %s', (APP_URL, rpId) => {
  expect(findPasskeySite({ APP_URL })?.rpId ?? null).toBe(rpId);
});
