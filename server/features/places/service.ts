/**
 * Towns and postal codes of Germany, Austria and Switzerland with their coordinates, from the lists that the product ships. No account,
 * no database: a typed address gets suggestions here, and what stores or filters by a place asks here what it is.
 * - A postal code is enough within its country. Filters and suggestions ignore an unknown town behind it; it is never stored.
 * - A town of several postal codes is one town. Of namesakes, the largest is meant by the name alone.
 * - Texts are as long as `placeText` lets them be.
 */
import { type Country, countries, isPostalCode } from '#shared/places/country.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { placeKey } from '#shared/places/name.ts';
import type { Place, PlaceSuggestion, TownOfCode } from '#shared/places/schema.ts';
import { placeList } from './list.ts';
import {
  centreOfCode,
  centreOfName,
  municipalitiesOf,
  placeAt,
  rowsNamed,
  rowsOfCode,
  rowsOfWholeCode,
  suggestionsOfCode,
  suggestionsOfName,
  takenApart,
} from './search.ts';

/** At most eight. */
export async function suggestPlaces(query: string): Promise<PlaceSuggestion[]> {
  const list = await placeList();
  const typed = takenApart(query);
  return typed.digits === '' ? suggestionsOfName(list, typed) : suggestionsOfCode(list, typed);
}

type Address = { postalCode: string; town: string; country: Country };

/** The town's names may differ in spelling. Without a town, the only one of the postal code. Null: no such place. */
export async function findPlace({ postalCode, town, country }: Address): Promise<Place | null> {
  if (!isPostalCode(postalCode, country)) return null;
  const list = await placeList();
  const all = rowsOfCode(list, postalCode, country);
  const municipalities = municipalitiesOf(list, all);
  if (placeKey(town) === '') return municipalities.length === 1 ? placeOrNull(municipalities[0]) : null;
  return placeOrNull(rowsNamed(list, all, town)[0]);

  function placeOrNull(row: number | undefined): Place | null {
    return row === undefined ? null : placeAt(list, row);
  }
}

/** Of all countries that have this postal code. Municipalities first, the largest first of all, then parts of them. */
export async function townsOf(postalCode: string): Promise<TownOfCode[]> {
  if (!countries.some((country) => isPostalCode(postalCode, country))) return [];
  const list = await placeList();
  return rowsOfWholeCode(list, { digits: postalCode, country: null })
    .flat()
    .map((row) => placeAt(list, row))
    .map(({ town, country }) => ({ town, country }));
}

/** What was typed into a filter: a whole postal code, a town, or both. `label`: what was understood. Null: no such place. */
export async function centreOf(text: string): Promise<(Coordinates & { label: string }) | null> {
  const list = await placeList();
  const typed = takenApart(text);
  return typed.digits === '' ? centreOfName(list, typed) : centreOfCode(list, typed);
}
