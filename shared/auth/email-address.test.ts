import { expect, test } from 'vitest';
import { registrationRefusal } from '../settings/rules.ts';
import { mailDomain } from '../settings/schema.ts';
import { domainKey, domainKeys } from '../talent-pool/blocked-companies.ts';
import { asciiDomain, normalizeEmail, normalizeEmails } from './email-address.ts';
import { email } from './schema.ts';

const stored = 'info@xn--mller-kva.example';

test.each([
  'info@müller.example',
  ' Info@MÜLLER.Example ',
  'info@mu\u0308ller.example',
  'info@müller。example',
  'info@xn--mller-kva.example',
  'INFO@XN--MLLER-KVA.EXAMPLE',
])('%s is one address', (typed) => {
  expect(email.parse(typed)).toBe(stored);
});

test.each([
  ['kontakt@straße.de', 'kontakt@xn--strae-oqa.de'],
  ['post@例え.jp', 'post@xn--r8jz45g.jp'],
  ['a@bäckerei.köln', 'a@xn--bckerei-5wa.xn--kln-sna'],
  ['a@example.org', 'a@example.org'],
])('%s is stored as %s', (typed, expected) => {
  expect(email.parse(typed)).toBe(expected);
});

test.each([
  'jörg@example.org',
  'a@mül ler.de',
  'a@müller',
  'a@mü/ller.de',
  'a@mü:80.de',
  'a@müller..de',
  'a@mü%2fller.de',
  '@müller.de',
  'a@müller.de@b.de/ü.de',
  `a@${'ü'.repeat(250)}.de`,
])('%s is not an address', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

test('invalid domains stay unchanged, and nothing throws', () => {
  for (const odd of ['', '@', 'ü@', '%', 'ü%', '\ud800ü.de', 'http://ü', 'ü'.repeat(5000)])
    expect(typeof normalizeEmail(odd)).toBe('string');
  expect(asciiDomain('ü/b.de')).toBe('ü/b.de');
});

test('registration domains and blocked companies match both spellings', () => {
  const ascii = 'xn--mller-kva.example';
  expect(mailDomain.parse('@Müller.example')).toBe(ascii);
  const rule = { mode: 'domains' as const, domains: [mailDomain.parse('müller.example')] };
  expect(registrationRefusal(rule, { email: email.parse('neu@müller.example'), isInvited: false })).toBeNull();
  for (const typed of ['müller.example', 'jemand@müller.example', 'https://www.müller.example/wir', ascii])
    expect(domainKey(typed)).toBe(ascii);
  expect(domainKeys(email.parse('chef@büro.müller.example'))).toContain(ascii);
});

test('a search finds an address in either spelling', () => {
  expect(normalizeEmails('Anna info@Müller.example')).toBe(`Anna ${stored}`);
  expect(normalizeEmails('Müller & Söhne')).toBe('Müller & Söhne');
});
