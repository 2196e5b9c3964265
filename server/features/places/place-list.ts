/** The shipped postal code lists, in memory after the first request: 4 MB for 25,545 rows and 22,430 towns. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Country, countries } from '#shared/places/country.ts';
import { type Coordinates, distanceKm } from '#shared/places/distance.ts';
import { placeKey } from '#shared/places/name.ts';
import { openYielder } from '../../core/runtime/yielding.ts';

const fileOf = (country: Country): string =>
  fileURLToPath(new URL(`../../../prisma/content/places/${country.toLowerCase()}.csv`, import.meta.url));

const partMarker = -1;
const sameTownKm = 25;
const samePartKm = 10;
const unitsPerDegree = 1000;

/**
 * A row is one town of one postal code, in file order: by country and postal code, municipalities before their
 * parts, the largest first. A town is a group of near rows with the same name and country.
 */
export type PlaceList = {
  sections: readonly number[];
  postalCodes: Uint32Array;
  names: string[];
  latitudes: Int32Array;
  longitudes: Int32Array;
  /** Inhabitants of the municipality; 0 if unknown, -1 for a part of one. */
  inhabitants: Int32Array;
  townOfRow: Uint16Array;
  keys: string[];
  /** For each town the index of its first (largest) row in `rowsByTown`, then the end. */
  firstRows: Uint16Array;
  rowsByTown: Uint16Array;
};

let loading: Promise<PlaceList> | null = null;

export function placeList(): Promise<PlaceList> {
  loading ??= readLists();
  return loading;
}

async function readLists(): Promise<PlaceList> {
  const yieldIfDue = openYielder();
  const rows: Rows = {
    sections: [0],
    postalCodes: new Uint32Array(maxRows),
    names: [],
    latitudes: new Int32Array(maxRows),
    longitudes: new Int32Array(maxRows),
    inhabitants: new Int32Array(maxRows),
  };
  const groups = new Map<string, number[]>();
  for (const country of countries) {
    const lines = (await readFile(fileOf(country), 'utf8')).trimEnd().split('\n').slice(1);
    for (const line of lines) {
      appendRow(rows, groups, line);
      await yieldIfDue();
    }
    rows.sections.push(rows.names.length);
  }
  return { ...rows, ...(await townsOf(rows, groups, yieldIfDue)) };
}

export const countryOf = (list: Pick<PlaceList, 'sections'>, row: number): Country =>
  countries.find((_, index) => row < (list.sections[index + 1] ?? 0)) ?? 'DE';

export const isPart = (list: PlaceList, row: number): boolean => list.inhabitants[row] === partMarker;

export const coordinatesOf = (list: PlaceList, row: number): Coordinates => ({
  latitude: (list.latitudes[row] ?? 0) / unitsPerDegree,
  longitude: (list.longitudes[row] ?? 0) / unitsPerDegree,
});

export const rowsOf = (list: PlaceList, town: number): Uint16Array =>
  list.rowsByTown.subarray(list.firstRows[town], list.firstRows[town + 1]);

/** Invalid across the antimeridian. */
export function meanPoint(points: readonly Coordinates[]): Coordinates {
  const mean = (of: (point: Coordinates) => number) => {
    const sum = points.reduce((total, point) => total + of(point), 0);
    return Math.round((sum / points.length) * unitsPerDegree) / unitsPerDegree;
  };
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

const maxRows = 2 ** 16;

type Rows = Pick<PlaceList, 'postalCodes' | 'names' | 'latitudes' | 'longitudes' | 'inhabitants'> & {
  sections: number[];
};
type Towns = Pick<PlaceList, 'townOfRow' | 'keys' | 'firstRows' | 'rowsByTown'>;

function appendRow(rows: Rows, groups: Map<string, number[]>, line: string): void {
  const row = rows.names.length;
  const [postalCode, name = '', latitude, longitude, inhabitants] = line.split(',');
  rows.postalCodes[row] = Number(postalCode);
  rows.latitudes[row] = Math.round(Number(latitude) * unitsPerDegree);
  rows.longitudes[row] = Math.round(Number(longitude) * unitsPerDegree);
  rows.inhabitants[row] = inhabitants === '' ? partMarker : Number(inhabitants);
  rows.names.push(name);
  const key = placeKey(name);
  const rowsOfName = groups.get(key);
  if (rowsOfName === undefined) groups.set(key, [row]);
  else rowsOfName.push(row);
}

async function townsOf(
  rows: Rows,
  groups: ReadonlyMap<string, number[]>,
  yieldIfDue: () => Promise<void> | undefined,
): Promise<Towns> {
  const keys: string[] = [];
  const firstRows: number[] = [0];
  const rowsByTown = new Uint16Array(rows.names.length);
  const townOfRow = new Uint16Array(rows.names.length);
  let next = 0;
  for (const key of [...groups.keys()].sort()) {
    for (const townRows of groupIntoTowns(rows, groups.get(key) ?? [])) {
      rowsByTown.set(townRows, next);
      for (const row of townRows) townOfRow[row] = keys.length;
      next += townRows.length;
      keys.push(key);
      firstRows.push(next);
    }
    await yieldIfDue();
  }
  return { townOfRow, keys, firstRows: Uint16Array.from(firstRows), rowsByTown };
}

/** Rows are connected if they may mean the same town. The largest row of each town comes first. */
function groupIntoTowns(rows: Rows, all: number[]): number[][] {
  if (all.length === 1) return [all];
  let towns: number[][] = [];
  for (const row of all) {
    const joined = towns.filter((town) => town.some((other) => mayBeSameTown(rows, row, other)));
    towns = [...towns.filter((town) => !joined.includes(town)), [...joined.flat(), row]];
  }
  const size = (row: number) => rows.inhabitants[row] ?? 0;
  return towns.map((town) => town.sort((a, b) => size(b) - size(a) || a - b));
}

function mayBeSameTown(rows: Rows, a: number, b: number): boolean {
  if (countryOf(rows, a) !== countryOf(rows, b)) return false;
  const [inhabitantsA = 0, inhabitantsB = 0] = [rows.inhabitants[a], rows.inhabitants[b]];
  if (inhabitantsA > 0 && inhabitantsB > 0) return inhabitantsA === inhabitantsB;
  const maxKm = inhabitantsA === partMarker || inhabitantsB === partMarker ? samePartKm : sameTownKm;
  const point = (row: number) => ({
    latitude: (rows.latitudes[row] ?? 0) / unitsPerDegree,
    longitude: (rows.longitudes[row] ?? 0) / unitsPerDegree,
  });
  return distanceKm(point(a), point(b)) <= maxKm;
}
