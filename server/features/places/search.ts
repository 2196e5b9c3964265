import type { Coordinates } from '#shared/places/distance.ts';
import { isSameTown, placeKey, shortPlaceKey } from '#shared/places/name.ts';
import type { Place, PlaceSuggestion } from '#shared/places/schema.ts';
import { coordinatesOf, isPart, middle, type PlaceList, rowsOf } from './list.ts';

const mostSuggestions = 8;
const digitsOfCode = 5;

/** What was typed, taken apart: '37073 Göttingen', 'Göttingen 37073', 'D-37073 Göttingen'. */
export type Typed = { digits: string; name: string };

export function takenApart(text: string): Typed {
  const found = /\d+/.exec(text);
  if (found === null) return { digits: '', name: text };
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return { digits: found[0], name: placeKey(after) === '' && placeKey(before) !== 'd' ? before : after };
}

const nameOf = (list: PlaceList, row: number): string => list.names[row] ?? '';
const keyOf = (list: PlaceList, row: number): string => list.keys[list.townOfRow[row] ?? 0] ?? '';
const codeOf = (list: PlaceList, row: number): string => String(list.postalCodes[row]).padStart(digitsOfCode, '0');

/** The first place in an ascending order at which the value stands or would stand. */
function firstAt<T>(order: ArrayLike<T>, value: T): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const place = (low + high) >>> 1;
    if ((order[place] ?? value) < value) low = place + 1;
    else high = place;
  }
  return low;
}

const between = (first: number, end: number): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

/** The rows whose postal code begins with the digits, in its order. */
export function rowsOfCode(list: PlaceList, digits: string): number[] {
  if (digits.length > digitsOfCode) return [];
  const first = Number(digits.padEnd(digitsOfCode, '0'));
  const width = 10 ** (digitsOfCode - digits.length);
  return between(firstAt(list.postalCodes, first), firstAt(list.postalCodes, first + width));
}

/** Those of the rows that the name may mean; the ones of exactly this name if there are any. */
export function rowsNamed(list: PlaceList, rows: readonly number[], name: string): number[] {
  const key = placeKey(name);
  const exact = rows.filter((row) => keyOf(list, row) === key);
  return exact.length > 0 ? exact : rows.filter((row) => isSameTown(nameOf(list, row), name));
}

export const municipalitiesOf = (list: PlaceList, rows: readonly number[]): number[] =>
  rows.filter((row) => !isPart(list, row));

export const placeAt = (list: PlaceList, row: number): Place => ({
  postalCode: codeOf(list, row),
  town: nameOf(list, row),
  ...coordinatesOf(list, row),
});

export function suggestionAt(list: PlaceList, row: number): PlaceSuggestion {
  const place = placeAt(list, row);
  return { ...place, label: `${place.postalCode} ${place.town}` };
}

export function suggestionsOfCode(list: PlaceList, { digits, name }: Typed): PlaceSuggestion[] {
  const all = rowsOfCode(list, digits);
  const isWhole = digits.length === digitsOfCode;
  const shown = isWhole ? all : municipalitiesOf(list, all);
  const key = placeKey(name);
  const begun = all.filter((row) => keyOf(list, row).startsWith(key));
  const named = begun.length > 0 ? begun : rowsNamed(list, all, name);
  // A whole code says enough by itself: a district that the list does not know may stand behind it.
  const rows = key === '' || (isWhole && named.length === 0) ? shown : named;
  return rows.slice(0, mostSuggestions).map((row) => suggestionAt(list, row));
}

/** Towns whose key begins so. */
function townsFrom(list: PlaceList, key: string): number[] {
  return between(firstAt(list.keys, key), firstAt(list.keys, `${key}~`));
}

const firstRow = (list: PlaceList, town: number): number => rowsOf(list, town)[0] ?? 0;
const sizeOf = (list: PlaceList, town: number): number => list.inhabitants[firstRow(list, town)] ?? 0;

/** Whether people call the town so: both Frankfurt am Main and the one on the Oder are called 'Frankfurt'. */
function isCalled(list: PlaceList, town: number, key: string): boolean {
  return list.keys[town] === key || shortPlaceKey(nameOf(list, firstRow(list, town))) === key;
}

/** Towns that are called exactly so first, then the largest first. */
function bestTowns(list: PlaceList, key: string): number[] {
  const ranked = townsFrom(list, key).map((town) => ({
    town,
    called: isCalled(list, town, key) ? 1 : 0,
    size: sizeOf(list, town),
  }));
  return ranked.sort((a, b) => b.called - a.called || b.size - a.size || a.town - b.town).map(({ town }) => town);
}

/** The middle of the town's postal codes, of its parts only if there is nothing else. */
function centreOfTown(list: PlaceList, town: number): Coordinates {
  const rows = [...rowsOf(list, town)];
  const municipalities = municipalitiesOf(list, rows);
  return middle((municipalities.length > 0 ? municipalities : rows).map((row) => coordinatesOf(list, row)));
}

/** A town of several postal codes without one, if its name means it by itself; any other with the code that tells it from namesakes. */
export function suggestionsOfName(list: PlaceList, name: string): PlaceSuggestion[] {
  const key = placeKey(name);
  if (key === '') return [];
  const towns = bestTowns(list, key).slice(0, mostSuggestions);
  return towns.map((town) => {
    const row = firstRow(list, town);
    const codes = new Set([...rowsOf(list, town)].map((each) => list.postalCodes[each]));
    const [meant] = bestTowns(list, list.keys[town] ?? '');
    if (codes.size === 1 || meant !== town) return suggestionAt(list, row);
    return { postalCode: null, town: nameOf(list, row), label: nameOf(list, row), ...centreOfTown(list, town) };
  });
}

/** The largest town that is called so. */
export function centreOfName(list: PlaceList, name: string): (Coordinates & { label: string }) | null {
  const key = placeKey(name);
  const [town] = key === '' ? [] : bestTowns(list, key);
  if (town === undefined || !isCalled(list, town, key)) return null;
  return { label: nameOf(list, firstRow(list, town)), ...centreOfTown(list, town) };
}

export function centreOfCode(list: PlaceList, { digits, name }: Typed): (Coordinates & { label: string }) | null {
  const all = digits.length === digitsOfCode ? rowsOfCode(list, digits) : [];
  const [first] = all;
  if (first === undefined) return null;
  const [named] = placeKey(name) === '' ? [] : rowsNamed(list, all, name);
  const municipalities = municipalitiesOf(list, all);
  const only = named ?? (municipalities.length === 1 ? municipalities[0] : undefined);
  if (only !== undefined) return { label: suggestionAt(list, only).label, ...coordinatesOf(list, only) };
  return { label: digits, ...middle(municipalities.map((row) => coordinatesOf(list, row))) };
}
