import { type Coordinates, distanceKm } from '../../shared/places/distance.ts';
import { isSameTown, placeKey } from '../../shared/places/name.ts';
import {
  byName,
  type Cities,
  cityNear,
  type Entry,
  grouped,
  medoid,
  mostKm,
  type PostalRow,
  readCities,
  readJson,
  readRows,
} from './geonames.ts';

type Sources = {
  municipalities: Record<string, string[]>;
  rows: Map<string, PostalRow[]>;
  cities: Cities;
  codesOfName: Map<string, number>;
};

/** The German part of a bilingual name ('Cottbus - Chóśebuz'). */
const germanName = (name: string): string => name.split(' - ')[0] ?? name;

async function readSources(folder: string): Promise<Sources> {
  const listed = await readJson<Record<string, string[]>>(folder, 'package/data/plz.full.json');
  const municipalities = Object.fromEntries(
    Object.entries(listed).map(([postalCode, towns]) => [postalCode, [...new Set(towns.map(germanName))]]),
  );
  const names = Object.values(municipalities).flat().map(placeKey);
  return {
    municipalities,
    rows: grouped(await readRows(folder, 'DE'), ({ postalCode }) => postalCode),
    cities: await readCities(folder, 'DE'),
    codesOfName: new Map([...grouped(names, (name) => name)].map(([name, all]) => [name, all.length])),
  };
}

function mean(points: readonly Coordinates[]): Coordinates | null {
  if (points.length === 0) return null;
  const sum = (of: (point: Coordinates) => number) => points.reduce((total, point) => total + of(point), 0);
  return {
    latitude: sum(({ latitude }) => latitude) / points.length,
    longitude: sum(({ longitude }) => longitude) / points.length,
  };
}

/** The medoid of the rows that name one of its towns, else of all rows, else of codes with its prefix. */
function approximatePosition(sources: Sources, postalCode: string): Coordinates {
  const rows = sources.rows.get(postalCode) ?? [];
  const towns = sources.municipalities[postalCode] ?? [];
  const position = medoid(rows.filter(({ name }) => towns.some((town) => isSameTown(town, name)))) ?? medoid(rows);
  if (position !== null) return position;
  for (const length of [4, 3, 2]) {
    const start = postalCode.slice(0, length);
    const sharedPrefixRows = [...sources.rows].filter(
      ([code]) => code.startsWith(start) && code in sources.municipalities,
    );
    const nearest = medoid(sharedPrefixRows.flatMap(([, all]) => all));
    if (nearest !== null) return nearest;
  }
  throw new Error(`no postal code found near ${postalCode}`);
}

/**
 * Position of the town within its postal code: the centre for a town with one code, else GeoNames' point for this
 * code, which is the town's centre if the code's own point is unknown.
 */
function entryOf(sources: Sources, postalCode: string, town: string): Entry {
  const position = approximatePosition(sources, postalCode);
  const nearbyRows = (sources.rows.get(postalCode) ?? []).filter((row) => distanceKm(row, position) <= mostKm);
  const exact = nearbyRows.filter(({ name }) => placeKey(name) === placeKey(town));
  const townPosition = mean(exact.length > 0 ? exact : nearbyRows.filter(({ name }) => isSameTown(name, town)));
  const city = cityNear(sources.cities, town, position);
  const isAlone = nearbyRows.length > 0 && sources.municipalities[postalCode]?.length === 1;
  const isSpread = (sources.codesOfName.get(placeKey(town)) ?? 0) > 1;
  const point = isSpread ? (townPosition ?? (isAlone ? position : city)) : (city ?? townPosition);
  const { latitude, longitude } =
    point ?? (nearbyRows.length > 0 ? position : namesakeNear(sources, postalCode, town)) ?? position;
  return { postalCode, town, latitude, longitude, inhabitants: city?.inhabitants ?? 0 };
}

function namesakeNear(sources: Sources, postalCode: string, town: string): Coordinates | null {
  const region = [...sources.rows].filter(([code]) => code.slice(0, 3) === postalCode.slice(0, 3));
  return mean(region.flatMap(([, rows]) => rows.filter(({ name }) => placeKey(name) === placeKey(town))));
}

/** Former municipalities and other parts that occur in addresses. */
function partsOf(sources: Sources, postalCode: string): Entry[] {
  const position = approximatePosition(sources, postalCode);
  const towns = sources.municipalities[postalCode] ?? [];
  const parts = (sources.rows.get(postalCode) ?? []).filter(
    (row) =>
      row.accuracy > 0 && distanceKm(row, position) <= mostKm && !towns.some((town) => isSameTown(town, row.name)),
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

export async function germanEntries(folder: string): Promise<Entry[]> {
  const sources = await readSources(folder);
  return Object.entries(sources.municipalities)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([postalCode, towns]) => [
      ...towns
        .map((town) => entryOf(sources, postalCode, town))
        .sort((a, b) => (b.inhabitants ?? 0) - (a.inhabitants ?? 0) || byName(a, b)),
      ...partsOf(sources, postalCode).sort(byName),
    ]);
}
