/**
 * Towns and postal codes of Germany, Austria and Switzerland with coordinates, from shipped lists. Needs no account
 * and no database.
 * - A postal code is enough within its country. Filters and suggestions ignore an unknown town next to it; it is
 * never stored.
 * - A town with several postal codes is one town. A name alone means its largest town.
 * - The schema `placeText` limits the length of queries.
 */
import { type Country, countries, isPostalCode } from '#shared/places/country.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { placeKey } from '#shared/places/name.ts';
import type { Place, PlaceSuggestion, TownOfCode } from '#shared/places/schema.ts';
import { placeList } from './place-list.ts';
import {
  centreOfCode,
  centreOfName,
  filterByTownName,
  municipalitiesOf,
  parseQuery,
  placeAt,
  rowsOfCode,
  rowsOfCompleteCode,
  similarTown,
  suggestionsOfCode,
  suggestionsOfName,
} from './search.ts';

export async function suggestPlaces(query: string): Promise<PlaceSuggestion[]> {
  const list = await placeList();
  const parsedQuery = parseQuery(query);
  return parsedQuery.digits === '' ? suggestionsOfName(list, parsedQuery) : suggestionsOfCode(list, parsedQuery);
}

type Address = { postalCode: string; town: string; country: Country };

/** Accepts spelling variants of the town. Without a town, the postal code must have only one. */
export async function findPlace({ postalCode, town, country }: Address): Promise<Place | null> {
  if (!isPostalCode(postalCode, country)) return null;
  const list = await placeList();
  const all = rowsOfCode(list, postalCode, country);
  const municipalities = municipalitiesOf(list, all);
  if (placeKey(town) === '') return municipalities.length === 1 ? placeOrNull(municipalities[0]) : null;
  return placeOrNull(filterByTownName(list, all, town)[0]);

  function placeOrNull(row: number | undefined): Place | null {
    return row === undefined ? null : placeAt(list, row);
  }
}

/** Municipalities before their parts, each by size. */
export async function listTownsOfCode(postalCode: string): Promise<TownOfCode[]> {
  if (!countries.some((country) => isPostalCode(postalCode, country))) return [];
  const list = await placeList();
  return rowsOfCompleteCode(list, { digits: postalCode, country: null })
    .flat()
    .map((row) => placeAt(list, row))
    .map(({ town, country }) => ({ town, country }));
}

/** Accepts a complete postal code, a town, or both. `label`: the recognised place. */
export async function centreOf(text: string): Promise<(Coordinates & { label: string }) | null> {
  const list = await placeList();
  const parsedQuery = parseQuery(text);
  return parsedQuery.digits === '' ? centreOfName(list, parsedQuery) : centreOfCode(list, parsedQuery);
}

/** For a known place whose name may be a typing error. */
export async function similarTownOf(text: string): Promise<(Coordinates & { label: string }) | null> {
  const parsedQuery = parseQuery(text);
  return placeKey(parsedQuery.name) === '' ? null : similarTown(await placeList(), parsedQuery);
}
