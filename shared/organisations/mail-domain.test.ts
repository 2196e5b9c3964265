import { describe, expect, test } from 'vitest';
import { claimByDnsInput, isFreeMailDomain, mailDomainOf } from './mail-domain.ts';

test.each([
  ['firma.de', 'firma.de'],
  [' FIRMA.de ', 'firma.de'],
  ['@firma.de', 'firma.de'],
  ['https://www.firma.de/kontakt?x=1', 'www.firma.de'],
  ['firma.de.', 'firma.de'],
  ['büro-nord.de', 'xn--bro-nord-65a.de'],
  ['xn--bro-nord-65a.de', 'xn--bro-nord-65a.de'],
  ['ｆｉｒｍａ.de', 'firma.de'],
])('%j is the domain %s', (typed, domain) => {
  expect(mailDomainOf(typed)).toBe(domain);
});

test.each([
  ...[
    '',
    'firma',
    'localhost',
    'fir ma.de',
    'jemand@firma.de',
    'firma..de',
    '-firma.de',
    'firma-.de',
    'firma.de:25',
    '192.168.0.1',
  ],
  ...[
    '[::1]',
    '127.1',
    '0x7f.1',
    'firma.local',
    'firma.test',
    'firma.de#x',
    'a%00.de',
    `${'a'.repeat(64)}.de`,
    `${'a.'.repeat(140)}de`,
  ],
])('%j is not a domain', (typed) => {
  expect(mailDomainOf(typed)).toBeNull();
});

describe('free mail is not a proof', () => {
  test.each([
    ...[
      'gmail.com',
      'googlemail.com',
      'gmx.de',
      'gmx.net',
      'web.de',
      'outlook.com',
      'outlook.de',
      'hotmail.co.uk',
      'yahoo.com.br',
    ],
    ...[
      'live.de',
      't-online.de',
      'posteo.de',
      'icloud.com',
      'mail.gmx.de',
      'mailinator.com',
      'bluewin.ch',
      'proton.me',
    ],
  ])('%s', (domain) => {
    expect(isFreeMailDomain(domain)).toBe(true);
    expect(claimByDnsInput.safeParse({ domain }).success).toBe(false);
  });
  test.each([
    'lindenhof.de',
    'outlook-bau.de',
    'live.lindenhof.de',
    'notgmx.de',
    'web.de.lindenhof.de',
    'gmail.com.evil.de',
  ])('%s can be a proof', (domain) => {
    expect(isFreeMailDomain(domain)).toBe(false);
    expect(claimByDnsInput.parse({ domain }).domain).toBe(domain);
  });
});
