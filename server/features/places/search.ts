import { editsToBeginnings, maxEditsOf } from '#shared/edits.ts';
import { type Country, countries, parseCountry, postalCodeDigits } from '#shared/places/country.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { isSameTown, placeKey, shortPlaceKey } from '#shared/places/name.ts';
import type { Place, PlaceSuggestion } from '#shared/places/schema.ts';
import { townText } from '#shared/texts/places.ts';
import { coordinatesOf, countryOf, isPart, meanPoint, type PlaceList, rowsOf } from './place-list.ts';

const maxSuggestions = 8;

type ParsedQuery = { digits: string; name: string; country: Country | null };

export function parseQuery(text: string): ParsedQuery {
  const { rest, country } = withoutCountry(text);
  const found = /\d+/.exec(rest);
  if (found === null) return { digits: '', name: rest, country };
  const before = rest.slice(0, found.index);
  const after = rest.slice(found.index + found[0].length);
  const prefix = parseCountry(before);
  const name = placeKey(after) === '' && prefix === null ? before : after;
  return { digits: found[0], name, country: country ?? prefix };
}

const minCountryLength = 5;

function withoutCountry(text: string): { rest: string; country: Country | null } {
  const trimmed = text.trimEnd();
  const [comma, space] = [trimmed.lastIndexOf(','), trimmed.lastIndexOf(' ')];
  const isWord = space > comma + 1 && trimmed.length - space > minCountryLength;
  const at = isWord ? space : comma;
  const country = at <= 0 ? null : parseCountry(trimmed.slice(at + 1));
  return country === null ? { rest: text, country } : { rest: trimmed.slice(0, at), country };
}

const nameOf = (list: PlaceList, row: number): string => list.names[row] ?? '';
const keyOf = (list: PlaceList, row: number): string => list.keys[list.townOfRow[row] ?? 0] ?? '';
const codeOf = (list: PlaceList, row: number): string =>
  String(list.postalCodes[row]).padStart(postalCodeDigits[countryOf(list, row)], '0');

type Section = { from: number; to: number };

function lowerBound<T>(order: ArrayLike<T>, value: T, { from, to }: Section = { from: 0, to: order.length }): number {
  let [low, high] = [from, to];
  while (low < high) {
    const place = (low + high) >>> 1;
    if ((order[place] ?? value) < value) low = place + 1;
    else high = place;
  }
  return low;
}

const rangeOf = (first: number, end: number): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

export function rowsOfCode(list: PlaceList, digits: string, country: Country): number[] {
  const codeLength = postalCodeDigits[country];
  if (digits.length > codeLength) return [];
  const first = Number(digits.padEnd(codeLength, '0'));
  const width = 10 ** (codeLength - digits.length);
  const index = countries.indexOf(country);
  const section = { from: list.sections[index] ?? 0, to: list.sections[index + 1] ?? 0 };
  return rangeOf(lowerBound(list.postalCodes, first, section), lowerBound(list.postalCodes, first + width, section));
}

export function rowsOfCompleteCode(
  list: PlaceList,
  { digits, country }: Pick<ParsedQuery, 'digits' | 'country'>,
): number[][] {
  const matchingCountries = countries.filter(
    (one) => postalCodeDigits[one] === digits.length && (country ?? one) === one,
  );
  const found = matchingCountries.map((one) => rowsOfCode(list, digits, one)).filter((rows) => rows.length > 0);
  const size = ([row = 0]: number[]) => list.inhabitants[row] ?? 0;
  return found.sort((a, b) => size(b) - size(a));
}

export function filterByTownName(list: PlaceList, rows: readonly number[], name: string): number[] {
  const key = placeKey(name);
  const exact = rows.filter((row) => keyOf(list, row) === key);
  return exact.length > 0 ? exact : rows.filter((row) => isSameTown(nameOf(list, row), name));
}

export const municipalitiesOf = (list: PlaceList, rows: readonly number[]): number[] =>
  rows.filter((row) => !isPart(list, row));

export const placeAt = (list: PlaceList, row: number): Place => ({
  postalCode: codeOf(list, row),
  town: nameOf(list, row),
  country: countryOf(list, row),
  ...coordinatesOf(list, row),
});

function suggestionAt(list: PlaceList, row: number): PlaceSuggestion {
  const place = placeAt(list, row);
  return { ...place, label: townText(place) };
}

export function suggestionsOfCode(list: PlaceList, { digits, name, country }: ParsedQuery): PlaceSuggestion[] {
  const completeMatches = rowsOfCompleteCode(list, { digits, country }).flat();
  const prefixMatches = countries
    .filter((one) => postalCodeDigits[one] > digits.length && (country ?? one) === one)
    .flatMap((one) => rowsOfCode(list, digits, one));
  const all = [...completeMatches, ...prefixMatches];
  const key = placeKey(name);
  const nameMatches = all.filter((row) => keyOf(list, row).startsWith(key));
  const named = nameMatches.length > 0 ? nameMatches : filterByTownName(list, all, name);
  // A complete postal code is enough: the list may not know the district after it.
  const ignoresName = key === '' || (completeMatches.length > 0 && named.length === 0);
  const rows = ignoresName ? [...completeMatches, ...municipalitiesOf(list, prefixMatches)] : named;
  return rows.slice(0, maxSuggestions).map((row) => suggestionAt(list, row));
}

const firstRow = (list: PlaceList, town: number): number => rowsOf(list, town)[0] ?? 0;
const sizeOf = (list: PlaceList, town: number): number => list.inhabitants[firstRow(list, town)] ?? 0;

function townsWithPrefix(list: PlaceList, key: string, country: Country | null): number[] {
  const towns = rangeOf(lowerBound(list.keys, key), lowerBound(list.keys, `${key}~`));
  return country === null ? towns : towns.filter((town) => countryOf(list, firstRow(list, town)) === country);
}

function isNamed(list: PlaceList, town: number, key: string): boolean {
  return list.keys[town] === key || shortPlaceKey(nameOf(list, firstRow(list, town))) === key;
}

type TownQuery = { key: string; country: Country | null };

function bestTowns(list: PlaceList, { key, country }: TownQuery): number[] {
  const ranked = townsWithPrefix(list, key, country).map((town) => ({
    town,
    called: isNamed(list, town, key) ? 1 : 0,
    isSmallAbroad: isSmallAbroad(list, town) ? 1 : 0,
    size: sizeOf(list, town),
  }));
  return ranked
    .sort((a, b) => b.called - a.called || a.isSmallAbroad - b.isSmallAbroad || b.size - a.size || a.town - b.town)
    .map(({ town }) => town);
}

const minLettersToCorrect = 5;

/** For a mistyped name. People rarely mistype the first letter. */
function nearTowns(list: PlaceList, { key, country }: TownQuery): number[] {
  if (key.length < minLettersToCorrect) return [];
  const maxEdits = maxEditsOf(key);
  return bestTowns(list, { key: key.slice(0, 1), country }).filter((town) => {
    const name = list.keys[town] ?? '';
    return (
      Math.abs(name.length - key.length) <= maxEdits &&
      (editsToBeginnings(key, name).at(-1) ?? maxEdits + 1) <= maxEdits
    );
  });
}

const minSizeAbroad = 5_000;

/** Villages abroad come after the German ones. */
const isSmallAbroad = (list: PlaceList, town: number): boolean =>
  countryOf(list, firstRow(list, town)) !== 'DE' && sizeOf(list, town) < minSizeAbroad;

function centreOfTown(list: PlaceList, town: number): Coordinates {
  const rows = [...rowsOf(list, town)];
  const municipalities = municipalitiesOf(list, rows);
  return meanPoint((municipalities.length > 0 ? municipalities : rows).map((row) => coordinatesOf(list, row)));
}

function townAt(list: PlaceList, town: number) {
  const row = firstRow(list, town);
  const named = { postalCode: null, town: nameOf(list, row), country: countryOf(list, row) };
  return { ...named, label: townText(named), ...centreOfTown(list, town) };
}

function isUnambiguous(list: PlaceList, town: number): boolean {
  const country = countryOf(list, firstRow(list, town));
  const [bestTown] = bestTowns(list, { key: list.keys[town] ?? '', country: country === 'DE' ? null : country });
  return bestTown === town;
}

export function suggestionsOfName(list: PlaceList, { name, country }: ParsedQuery): PlaceSuggestion[] {
  const key = placeKey(name);
  if (key === '') return [];
  const begun = bestTowns(list, { key, country });
  const towns = (begun.length > 0 ? begun : nearTowns(list, { key, country })).slice(0, maxSuggestions);
  return towns.map((town) => {
    const codes = new Set([...rowsOf(list, town)].map((each) => list.postalCodes[each]));
    return codes.size === 1 || !isUnambiguous(list, town)
      ? suggestionAt(list, firstRow(list, town))
      : townAt(list, town);
  });
}

type Centre = Coordinates & { label: string };

export function centreOfName(list: PlaceList, { name, country }: ParsedQuery): Centre | null {
  const key = placeKey(name);
  const [town] = key === '' ? [] : bestTowns(list, { key, country });
  if (town === undefined || !isNamed(list, town, key)) return null;
  const { label, latitude, longitude } = townAt(list, town);
  return { label, latitude, longitude };
}

const timesLarger = 10;

/** For a village that may be a mistyped town: the largest much larger town of a similar name. */
export function similarTown(list: PlaceList, { name, country }: ParsedQuery): Centre | null {
  const key = placeKey(name);
  const sizes = bestTowns(list, { key, country }).filter((town) => list.keys[town] === key);
  const minSize = timesLarger * Math.max(0, ...sizes.map((town) => sizeOf(list, town)));
  const [town] = nearTowns(list, { key, country }).filter((one) => list.keys[one] !== key);
  if (town === undefined || sizeOf(list, town) < minSize) return null;
  const { label, latitude, longitude } = townAt(list, town);
  return { label, latitude, longitude };
}

export function centreOfCode(list: PlaceList, typed: ParsedQuery): Centre | null {
  const found = rowsOfCompleteCode(list, typed);
  const named = placeKey(typed.name) === '' ? [] : found.flatMap((rows) => filterByTownName(list, rows, typed.name));
  const [all] = found;
  if (all === undefined) return null;
  const municipalities = municipalitiesOf(list, all);
  const matchingRow = named[0] ?? (municipalities.length === 1 ? municipalities[0] : undefined);
  if (matchingRow !== undefined)
    return { label: suggestionAt(list, matchingRow).label, ...coordinatesOf(list, matchingRow) };
  const label = townText({ postalCode: typed.digits, town: '', country: countryOf(list, municipalities[0] ?? 0) });
  return { label, ...meanPoint(municipalities.map((row) => coordinatesOf(list, row))) };
}
