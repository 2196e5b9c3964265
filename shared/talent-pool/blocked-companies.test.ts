import { describe, expect, test } from 'vitest';
import { createNameBlocker, domainKey, domainKeys, nameKey } from './blocked-companies.ts';

describe('a name blocks', () => {
  test.each([
    ['Lindenhof', 'Lindenhof GmbH'],
    ['Lindenhof GmbH & Co. KG', 'Lindenhof'],
    ['LINDENHOF', 'Pflege Lindenhof Süd'],
    ['Müller', 'Bäckerei Mueller e.K.'],
    ['Baeckerei Muller', 'Bäckerei Muller'],
    ['Café', 'Cafe am Markt'],
    ['Süd-West', 'Sued West Logistik'],
    ['GmbH', 'GmbH'],
    ['Siemens', 'Ѕіemens AG'],
    ['Sie\u200bmens', 'Siemens'],
    ['Mu\u0308ller', 'Müller Bau'],
  ])('%s: %s', (typed, company) => {
    expect(createNameBlocker([nameKey(typed)])(company)).toBe(true);
  });
});

describe('a name does not block', () => {
  test.each([
    ['Linden', 'Lindenhof GmbH'],
    ['Lindenhof Nord', 'Lindenhof Süd'],
    ['Süd Lindenhof', 'Lindenhof Süd'],
    ['GmbH', 'Lindenhof GmbH'],
  ])('%s: %s', (typed, company) => {
    expect(createNameBlocker([nameKey(typed)])(company)).toBe(false);
  });
});

test('a domain is extracted from any spelling and blocks all subdomains', () => {
  for (const typed of [
    'firma.example',
    '@firma.example',
    'a@firma.example',
    'https://www.firma.example/x',
    ' FIRMA.example ',
  ])
    expect(domainKey(typed)).toBe('firma.example');
  for (const typed of ['firma', 'fir ma.example', '', 'firma..example', '-firma.example'])
    expect(domainKey(typed)).toBeNull();
  expect(domainKeys('jemand@nord.firma.example')).toEqual(['nord.firma.example', 'firma.example']);
  expect(domainKeys('jemand@andere-firma.example')).not.toContain('firma.example');
});
