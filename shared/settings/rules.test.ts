import { expect, test } from 'vitest';
import { registrationRefusal } from './rules.ts';
import { mailDomain } from './schema.ts';

test.each([
  ['open', 'a@anders.de', false, null],
  ['invited', 'a@firma.de', false, 'REGISTRATION_INVITED'],
  ['invited', 'a@anders.de', true, null],
  ['domains', 'a@FIRMA.de', false, null],
  ['domains', 'a@sub.firma.de', true, 'REGISTRATION_DOMAIN'],
  ['domains', 'a@notfirma.de', true, 'REGISTRATION_DOMAIN'],
  ['domains', 'firma.de@anders.de', true, 'REGISTRATION_DOMAIN'],
] as const)('%s: %s, invited %s: %s', (mode, email, isInvited, refusal) => {
  expect(registrationRefusal({ mode, domains: ['firma.de'] }, { email, isInvited })).toBe(refusal);
});

test('a domain is written as in an address', () => {
  expect(mailDomain.parse(' @Firma.DE ')).toBe('firma.de');
  for (const wrong of ['firma', 'firma..de', '-firma.de', 'fir ma.de', 'a@firma.de', '.de', ''])
    expect(mailDomain.safeParse(wrong).success, wrong).toBe(false);
});
