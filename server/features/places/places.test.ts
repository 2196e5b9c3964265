import { expect, test } from 'vitest';
import { distanceKm } from '#shared/places/distance.ts';
import { placeList } from './list.ts';
import { centreOf, findPlace, suggestPlaces, townsOf } from './service.ts';

const labels = async (query: string) => (await suggestPlaces(query)).map(({ label }) => label);

test('the shipped list is whole: every row has a code, a name and a point in Germany, in the order that searching relies on', async () => {
  const list = await placeList();
  expect(list.names.length).toBeGreaterThan(14_000);
  expect(list.names.every((name) => name.length > 1)).toBe(true);
  expect(list.postalCodes.every((code, row) => row === 0 || code >= (list.postalCodes[row - 1] ?? 0))).toBe(true);
  expect(list.keys.every((key, town) => town === 0 || key >= (list.keys[town - 1] ?? ''))).toBe(true);
  expect(list.latitudes.every((latitude) => latitude > 47_200 && latitude < 55_100)).toBe(true);
  expect(list.longitudes.every((longitude) => longitude > 5_800 && longitude < 15_100)).toBe(true);
  expect([...list.rowsByTown].sort((a, b) => a - b)).toEqual(list.names.map((_, row) => row));
  expect(new Set(list.postalCodes).size).toBeGreaterThan(8_100);
});

/** From maps, not from the list: where well-known places stand, and how far off their postal code may be. */
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
])('%s %s is where it is', async (postalCode, town, latitude, longitude, km) => {
  const place = await findPlace({ postalCode, town });
  expect(place).toMatchObject({ postalCode, town });
  expect(place === null ? 1000 : distanceKm(place, { latitude, longitude })).toBeLessThan(km);
});

test('a town is suggested by the beginning of its name, once, whatever the spelling', async () => {
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

test('who is called exactly so comes first; namesakes are told apart by their postal codes', async () => {
  expect(await labels('Frankfurt')).toEqual(['Frankfurt am Main', 'Frankfurt (Oder)']);
  expect((await labels('Halle')).slice(0, 4)).toEqual([
    'Halle (Saale)',
    '33790 Halle (Westf.)',
    '37620 Halle',
    '49843 Halle',
  ]);
  expect(await labels('Tangstedt')).toEqual(['22889 Tangstedt', '25499 Tangstedt']);
});

test('a postal code is suggested by its beginning, alone, before or behind its town', async () => {
  expect(await labels('37073')).toEqual(['37073 Göttingen']);
  for (const query of ['37073 Gött', 'D-37073 Göttingen', 'Göttingen 37073'])
    expect(await labels(query)).toEqual(['37073 Göttingen']);
  expect((await labels('370')).slice(0, 2)).toEqual(['37073 Göttingen', '37075 Göttingen']);
  expect(await labels('0')).toHaveLength(8);
  expect(await labels('37136 See')).toEqual(['37136 Seeburg']);
  expect((await suggestPlaces('37073'))[0]).toMatchObject({ postalCode: '37073', town: 'Göttingen' });
});

test('what nobody is called is not suggested, and nothing breaks by it', async () => {
  for (const query of ['xyzstadt', '999999', '00000', '-', '()', '37073x7', '日本', 'constructor', '~', '\u{10ffff}'])
    expect((await suggestPlaces(query)).length, query).toBeLessThan(2);
});

test('what is suggested is understood when it comes back', async () => {
  for (const query of ['ha', 'neu', 'bad', 's', '37', 'halle', 'bo', '54673'])
    for (const { label, postalCode, town, latitude, longitude } of await suggestPlaces(query)) {
      expect(await centreOf(label), label).toEqual({ label, latitude, longitude });
      if (postalCode !== null) expect(await findPlace({ postalCode, town })).toMatchObject({ postalCode, town });
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
  expect(await findPlace({ postalCode, town })).toMatchObject({ postalCode, town: found });
});

test.each([
  ['37073', 'Kassel', 'a town of another postal code'],
  ['37136', '', 'no town where there are several'],
  ['00000', '', 'a code that does not exist'],
  ['3707', 'Göttingen', 'half a code'],
  ['370731', 'Göttingen', 'more than a code'],
  ['', '', 'nothing'],
])('%s %j is no place: %s', async (postalCode, town) => {
  expect(await findPlace({ postalCode, town })).toBeNull();
});

test('towns of a postal code: the largest first, parts of towns last', async () => {
  expect(await townsOf('37073')).toEqual(['Göttingen']);
  expect([...(await townsOf('37136'))].sort()).toEqual([
    'Ebergötzen',
    'Landolfshausen',
    'Seeburg',
    'Seulingen',
    'Waake',
  ]);
  expect(await townsOf('55252')).toEqual(['Wiesbaden', 'Mainz-Kastel']);
  expect(await townsOf('00000')).toEqual([]);
  expect(await townsOf('37')).toEqual([]);
});

test('a filter understands a code, a town and both, and says what it understood', async () => {
  expect(await centreOf('37073')).toMatchObject({ label: '37073 Göttingen' });
  expect(await centreOf('37136')).toMatchObject({ label: '37136' });
  expect(await centreOf('goettingen')).toMatchObject({ label: 'Göttingen' });
  expect(await centreOf('Frankfurt')).toMatchObject({ label: 'Frankfurt am Main' });
  expect(await centreOf('37073 Göttingen')).toMatchObject({ label: '37073 Göttingen' });
  expect(await centreOf('37073 Weende')).toMatchObject({ label: '37073 Göttingen' });
});

test.each(['', ' ', '37', '370', '999999', 'Götting', 'Xyzstadt', '()'])('a filter does not know %j', async (text) => {
  expect(await centreOf(text)).toBeNull();
});
