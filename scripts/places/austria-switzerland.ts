import type { Country } from '../../shared/places/country.ts';
import { type Coordinates, distanceKm } from '../../shared/places/distance.ts';
import { placeKey, shortPlaceKey } from '../../shared/places/name.ts';
import {
  byName,
  type Cities,
  type City,
  cityNear,
  type Entry,
  grouped,
  medoid,
  type PostalRow,
  readCities,
  readRows,
} from './geonames.ts';

type Neighbour = Exclude<Country, 'DE'>;
type Town = { postalCode: string; town: string; point: Coordinates; city: City | null };

const germanNames: Readonly<Record<string, string>> = {
  Genève: 'Genf',
  Fribourg: 'Freiburg',
  Neuchâtel: 'Neuenburg',
  Sion: 'Sitten',
  Sierre: 'Siders',
  Delémont: 'Delsberg',
  Porrentruy: 'Pruntrut',
};

/** GeoNames puts all districts of such a city at one point outside its centre: 'Graz,10.Bez.:Ries'. */
const isDistrict = (name: string): boolean => name.includes('.Bez.:');

/** Returns the town of 'Wien, Favoriten' and 'Villach-Lind', and the German name of bilingual towns. */
function austrianTown(name: string): string {
  const town = name.split(/ \/ |[,/]/)[0] ?? '';
  if (town.startsWith('Villach-')) return 'Villach';
  return town === 'Klagenfurt' ? 'Klagenfurt am Wörthersee' : town;
}

/** Without the post office number. An office or a company (`accuracy` 0) gives the town at the start of its name. */
function swissTown({ name, accuracy }: PostalRow, towns: ReadonlySet<string>): string {
  const town = name.replace(/ (?:\d|PF\b).*$/, '');
  const words = town.split(' ');
  const begun = words.map((_, index) => words.slice(0, index + 1).join(' '));
  return (accuracy === 0 ? begun.find((start) => towns.has(start)) : undefined) ?? town;
}

function townOf(cities: Cities, rows: readonly PostalRow[], town: string): Town | null {
  const point = medoid(rows);
  const [first] = rows;
  if (point === null || first === undefined) return null;
  const nearestCity = cityNear(cities, town, point);
  const city = nearestCity !== null && distanceKm(nearestCity, point) <= reachKm(nearestCity) ? nearestCity : null;
  return { postalCode: first.postalCode, town, point: city !== null && isDistrict(first.name) ? city : point, city };
}

/** Maximum distance of a postal code from its town's centre, in km. */
const reachKm = ({ inhabitants }: City): number => 5 + Math.sqrt(inhabitants) / 50;

function otherNames(town: string): string[] {
  const german = germanNames[town];
  return [...(german === undefined ? [] : [german]), ...town.split('/').slice(1)].map((name) => name.trim());
}

function entriesOf(country: Neighbour, towns: readonly Town[], codesOf: (town: string) => number): Entry[] {
  // Hamlets of an Austrian code do not occur in addresses: they count only if the code has no listed town.
  const listed = country === 'AT' ? towns.filter(({ city }) => city !== null) : [];
  const ownEntries = (listed.length > 0 ? listed : towns).map(({ postalCode, town, point, city }): Entry => {
    const { latitude, longitude } = city !== null && codesOf(town) === 1 ? city : point;
    return { postalCode, town, latitude, longitude, inhabitants: city?.inhabitants ?? 0 };
  });
  if (country === 'AT') return ownEntries;
  const alternativeEntries = (entry: Entry) =>
    otherNames(entry.town).map((town) => ({ ...entry, town, inhabitants: null }));
  return ownEntries.flatMap((entry) => [entry, ...alternativeEntries(entry)]);
}

const smallestUnlisted = 2_000;
const mostKmToCode = 4;

/**
 * Larger places without a postal code of their name get the nearest code, as a part of its town if that is larger.
 */
function unlistedEntries(cities: Cities, entries: readonly Entry[]): Entry[] {
  const known = new Set(entries.flatMap(({ town }) => [placeKey(town), shortPlaceKey(town)]));
  const isUnlisted = ({ name, otherNames, inhabitants }: City): boolean =>
    inhabitants >= smallestUnlisted &&
    !/[(/]/.test(name) &&
    ![name, ...otherNames].some((one) => known.has(placeKey(one)));
  return [...new Set([...cities.values()].flat())].filter(isUnlisted).flatMap((city) => {
    const nearestEntry = entries.reduce((best, entry) =>
      distanceKm(entry, city) < distanceKm(best, city) ? entry : best,
    );
    if (distanceKm(nearestEntry, city) > mostKmToCode) return [];
    const { name: town, latitude, longitude } = city;
    const inhabitants = (nearestEntry.inhabitants ?? 0) > city.inhabitants ? null : city.inhabitants;
    return [{ postalCode: nearestEntry.postalCode, town, latitude, longitude, inhabitants }];
  });
}

const size = ({ inhabitants }: Entry): number => inhabitants ?? -1;

export async function neighbourEntries(folder: string, country: Neighbour): Promise<Entry[]> {
  const cities = await readCities(folder, country);
  const rows = await readRows(folder, country);
  const listed = new Set(rows.filter(({ accuracy }) => accuracy > 0).map(({ name }) => name));
  const nameOf = (row: PostalRow): string => (country === 'AT' ? austrianTown(row.name) : swissTown(row, listed));
  const byTown = grouped(rows, (row) => `${row.postalCode} ${placeKey(nameOf(row))}`);
  const towns = [...byTown.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : (townOf(cities, [first, ...more], nameOf(first)) ?? []),
  );
  const codes = grouped(towns, ({ town }) => placeKey(town));
  const codesOf = (town: string): number => codes.get(placeKey(town))?.length ?? 0;
  const byCode = grouped(towns, ({ postalCode }) => postalCode);
  const entries = [...byCode.values()].flatMap((all) => entriesOf(country, all, codesOf));
  const everything = [...entries, ...unlistedEntries(cities, entries)];
  const order = (a: Entry, b: Entry) =>
    Number(a.postalCode) - Number(b.postalCode) || size(b) - size(a) || byName(a, b);
  return everything.sort(order);
}
