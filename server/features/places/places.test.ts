import { expect, test } from 'vitest';
import { type Country, countries } from '#shared/places/country.ts';
import { distanceKm } from '#shared/places/distance.ts';
import { placeList } from './place-list.ts';
import { centreOf, findPlace, listTownsOfCode, similarTownOf, suggestPlaces } from './service.ts';

const labels = async (query: string) => (await suggestPlaces(query)).map(({ label }) => label);

test.each([
  ['DE', [47_200, 5_800, 55_100, 15_100], 14_000, 8_100],
  ['AT', [46_300, 9_500, 49_100, 17_200], 6_000, 2_200],
  ['CH', [45_800, 5_900, 47_900, 10_500], 4_000, 3_300],
] as const)('the list of %s is complete, inside the country and in search order', async (country, box, rows, codes) => {
  const list = await placeList();
  const index = countries.indexOf(country);
  const [first = 0, end = 0] = list.sections.slice(index, index + 2);
  const own = (column: ArrayLike<number>) => Array.from(column).slice(first, end);
  const [postalCodes, latitudes, longitudes] = [list.postalCodes, list.latitudes, list.longitudes].map(own);
  const [south, west, north, east] = box;
  expect(end - first).toBeGreaterThan(rows);
  expect(new Set(postalCodes).size).toBeGreaterThan(codes);
  expect(postalCodes?.every((code, row) => row === 0 || code >= (postalCodes[row - 1] ?? 0))).toBe(true);
  expect(latitudes?.every((latitude) => latitude > south && latitude < north)).toBe(true);
  expect(longitudes?.every((longitude) => longitude > west && longitude < east)).toBe(true);
});

test('every row has a name and belongs to one town; towns are sorted by their keys', async () => {
  const list = await placeList();
  expect(list.names.every((name) => name.length > 1)).toBe(true);
  expect(list.keys.every((key, town) => town === 0 || key >= (list.keys[town - 1] ?? ''))).toBe(true);
  expect([...list.rowsByTown].sort((a, b) => a - b)).toEqual(list.names.map((_, row) => row));
});

/** Coordinates from maps, independent of the list, and the tolerance in km. */
test.each([
  ['10117', 'Berlin', 52.5163, 13.3777, 3],
  ['80331', 'München', 48.1374, 11.5755, 2],
  ['50667', 'Köln', 50.9413, 6.9583, 2],
  ['20095', 'Hamburg', 53.5503, 9.9937, 2],
  ['01067', 'Dresden', 51.0544, 13.7352, 2],
  ['37073', 'Göttingen', 51.5328, 9.9352, 2],
  ['24937', 'Flensburg', 54.7833, 9.4333, 3],
  ['87561', 'Oberstdorf', 47.4099, 10.2797, 3],
  ['25980', 'Sylt', 54.9079, 8.3032, 10],
  ['02826', 'Görlitz', 51.1563, 14.991, 3],
  ['33333', 'Gütersloh', 51.9069, 8.3785, 4],
  ['99095', 'Erfurt', 50.9787, 11.0328, 10],
  ['1010', 'Wien', 48.2085, 16.3721, 2],
  ['8010', 'Graz', 47.0707, 15.4382, 3],
  ['5020', 'Salzburg', 47.8005, 13.0444, 2],
  ['6020', 'Innsbruck', 47.2683, 11.3933, 2],
  ['9020', 'Klagenfurt am Wörthersee', 46.6244, 14.3078, 3],
  ['6691', 'Jungholz', 47.5744, 10.4472, 3],
  ['8001', 'Zürich', 47.3717, 8.5423, 2],
  ['3011', 'Bern', 46.948, 7.4474, 2],
  ['1201', 'Genève', 46.21, 6.142, 2],
  ['9000', 'St. Gallen', 47.4239, 9.3772, 3],
  ['6900', 'Lugano', 46.0037, 8.9511, 3],
] as const)('%s %s is at its coordinates', async (postalCode, town, latitude, longitude, km) => {
  const country: Country = (await listTownsOfCode(postalCode)).find((one) => one.town === town)?.country ?? 'DE';
  const place = await findPlace({ postalCode, town, country });
  expect(place).toMatchObject({ postalCode, town, country });
  expect(place === null ? 1000 : distanceKm(place, { latitude, longitude })).toBeLessThan(km);
});

test('a town is suggested once by the beginning of its name, in any spelling', async () => {
  for (const query of ['götting', 'GÖTTINGEN', 'Goetting', 'Go\u0308tting'])
    expect(await suggestPlaces(query)).toEqual([
      expect.objectContaining({ postalCode: null, town: 'Göttingen', label: 'Göttingen' }),
    ]);
  for (const query of ['baden-b', 'Baden B']) expect(await labels(query)).toEqual(['Baden-Baden']);
  expect((await labels('St. Ingb'))[0]).toBe('66386 Sankt Ingbert');
});

test('cities come before towns and towns before villages', async () => {
  expect((await labels('ha')).slice(0, 3)).toEqual(['Hamburg', 'Hannover', 'Halle (Saale)']);
  expect(await labels('s')).toHaveLength(8);
});

test.each([
  ['Götingen', 'Göttingen'],
  ['Hanover', 'Hannover'],
  ['Kassl', 'Kassel'],
])('the mistyped "%s" suggests %s', async (typed, town) => {
  expect((await suggestPlaces(typed))[0]).toMatchObject({ town });
});

test('villages abroad come after the German ones', async () => {
  expect((await labels('gött')).slice(0, 3)).toEqual(['Göttingen', '21514 Göttin', '06780 Göttnitz']);
  expect((await labels('wie'))[0]).toContain('Wien');
});

test('exact matches come first; namesakes are distinguished by their postal codes', async () => {
  expect(await labels('Frankfurt')).toEqual(['Frankfurt am Main', 'Frankfurt (Oder)']);
  expect((await labels('Halle')).slice(0, 4)).toEqual([
    'Halle (Saale)',
    '33790 Halle (Westf.)',
    '37620 Halle',
    '49843 Halle',
  ]);
  expect(await labels('Tangstedt')).toEqual(['22889 Tangstedt', '25499 Tangstedt']);
});

test('a postal code is suggested by its beginning, alone or next to its town', async () => {
  expect(await labels('37073')).toEqual(['37073 Göttingen']);
  for (const query of ['37073 Gött', 'D-37073 Göttingen', 'Göttingen 37073'])
    expect(await labels(query)).toEqual(['37073 Göttingen']);
  expect((await labels('370')).slice(0, 2)).toEqual(['37073 Göttingen', '37075 Göttingen']);
  expect(await labels('0')).toHaveLength(8);
  expect(await labels('37136 See')).toEqual(['37136 Seeburg']);
  expect((await suggestPlaces('37073'))[0]).toMatchObject({ postalCode: '37073', town: 'Göttingen' });
});

test('unknown names are not suggested and cause no error', async () => {
  for (const query of ['xyzstadt', '999999', '00000', '-', '()', '37073x7', '日本', 'constructor', '~', '\u{10ffff}'])
    expect((await suggestPlaces(query)).length, query).toBeLessThan(2);
});

test('a suggestion is understood as input', async () => {
  for (const query of ['ha', 'neu', 'bad', 's', '37', 'halle', 'bo', '54673', 'wien', 'buchs', '8010', 'st', 'genf'])
    for (const { label, postalCode, town, country, latitude, longitude } of await suggestPlaces(query)) {
      expect(await centreOf(label), label).toEqual({ label, latitude, longitude });
      if (postalCode !== null)
        expect(await findPlace({ postalCode, town, country })).toMatchObject({ postalCode, town, country });
    }
});

test.each([
  ['60311', 'Frankfurt', 'Frankfurt am Main'],
  ['60311', 'Frankfurt a. M.', 'Frankfurt am Main'],
  ['60311', 'frankfurt am main', 'Frankfurt am Main'],
  ['37073', 'Goettingen', 'Göttingen'],
  ['55252', 'Mainz-Kastel', 'Mainz-Kastel'],
  ['06108', 'Halle', 'Halle (Saale)'],
  ['03046', 'Cottbus', 'Cottbus'],
  ['37073', '', 'Göttingen'],
  ['37136', 'Waake', 'Waake'],
])('%s %j is found as %s', async (postalCode, town, found) => {
  expect(await findPlace({ postalCode, town, country: 'DE' })).toMatchObject({ postalCode, town: found });
});

test.each([
  ['37073', 'Kassel', 'a town of another postal code'],
  ['37136', '', 'no town where there are several'],
  ['00000', '', 'a code that does not exist'],
  ['3707', 'Göttingen', 'half a code'],
  ['370731', 'Göttingen', 'more than a code'],
  ['', '', 'nothing'],
  ['5020', 'Salzburg', 'a code of four digits in Germany'],
])('%s %j is no place in Germany: %s', async (postalCode, town) => {
  expect(await findPlace({ postalCode, town, country: 'DE' })).toBeNull();
});

test('towns of a postal code: the largest first, parts of towns last', async () => {
  const names = async (postalCode: string) => (await listTownsOfCode(postalCode)).map(({ town }) => town);
  expect(await listTownsOfCode('37073')).toEqual([{ town: 'Göttingen', country: 'DE' }]);
  expect((await names('37136')).sort()).toEqual(['Ebergötzen', 'Landolfshausen', 'Seeburg', 'Seulingen', 'Waake']);
  expect(await names('55252')).toEqual(['Wiesbaden', 'Mainz-Kastel']);
  expect(await listTownsOfCode('00000')).toEqual([]);
  expect(await listTownsOfCode('37')).toEqual([]);
});

test('a filter understands a postal code, a town or both, and returns what it understood', async () => {
  expect(await centreOf('37073')).toMatchObject({ label: '37073 Göttingen' });
  expect(await centreOf('37136')).toMatchObject({ label: '37136' });
  expect(await centreOf('goettingen')).toMatchObject({ label: 'Göttingen' });
  expect(await centreOf('Frankfurt')).toMatchObject({ label: 'Frankfurt am Main' });
  expect(await centreOf('37073 Göttingen')).toMatchObject({ label: '37073 Göttingen' });
  expect(await centreOf('37073 Weende')).toMatchObject({ label: '37073 Göttingen' });
});

test.each([
  ['Kasel', 'Kassel'],
  ['54317 Kasel', 'Kassel'],
  ['Kassel', undefined],
  ['54317', undefined],
  ['Berlin', undefined],
])('the much larger town that %j may be a mistyped name of: %s', async (text, town) => {
  expect((await similarTownOf(text))?.label).toBe(town);
});

test.each(['', ' ', '37', '370', '999999', 'Götting', 'Xyzstadt', '()'])(
  'a filter does not recognise %j',
  async (text) => {
    expect(await centreOf(text)).toBeNull();
  },
);

test('towns of Austria and Switzerland are suggested with their country', async () => {
  expect(await labels('Salzburg')).toContain('Salzburg, Österreich');
  expect((await labels('wien'))[0]).toBe('Wien, Österreich');
  expect((await labels('zuer'))[0]).toBe('Zürich, Schweiz');
  expect(await labels('5020 Salz')).toEqual(['5020 Salzburg, Österreich']);
  for (const query of ['A-5020', 'AT 5020', '5020 Österreich', '5020, AT'])
    expect(await labels(query), query).toEqual(['5020 Salzburg, Österreich']);
  expect((await suggestPlaces('5020 Salzburg'))[0]).toMatchObject({
    postalCode: '5020',
    town: 'Salzburg',
    country: 'AT',
  });
});

test('a postal code of two countries needs the country or the town', async () => {
  expect(await listTownsOfCode('8010')).toEqual(
    expect.arrayContaining([
      { town: 'Graz', country: 'AT' },
      { town: 'Zürich', country: 'CH' },
    ]),
  );
  expect(await centreOf('8010 Graz')).toMatchObject({ label: '8010 Graz, Österreich' });
  expect(await centreOf('CH-8010')).toMatchObject({ label: '8010 Zürich, Schweiz' });
  expect(await findPlace({ postalCode: '8010', town: 'Graz', country: 'CH' })).toBeNull();
  expect(await findPlace({ postalCode: '37073', town: 'Göttingen', country: 'AT' })).toBeNull();
});

test('a name means the largest town of all countries, or of the given one', async () => {
  expect(await centreOf('Freiburg')).toMatchObject({ label: 'Freiburg im Breisgau' });
  expect(await centreOf('Freiburg, Schweiz')).toMatchObject({ label: 'Freiburg, Schweiz' });
  expect(await centreOf('Wetzikon')).toMatchObject({ label: expect.stringContaining('Wetzikon ZH, Schweiz') });
  expect(await centreOf('Genf')).toMatchObject({ label: 'Genf, Schweiz' });
  expect(await centreOf('Göttingen, Schweiz')).toBeNull();
  expect(await centreOf('Schweiz')).toBeNull();
});

test('distances work across borders', async () => {
  const [freilassing, salzburg, loerrach, basel] = await Promise.all(
    ['Freilassing', 'Salzburg', 'Lörrach', 'Basel'].map(centreOf),
  );
  const km = (a: typeof basel = null, b: typeof basel = null) => (a && b ? distanceKm(a, b) : Number.NaN);
  expect(km(freilassing, salzburg)).toBeLessThan(10);
  expect(km(loerrach, basel)).toBeLessThan(12);
});
