/**
 * Towns and postal codes of Germany with their coordinates, from the list that the product ships. No account, no database: whoever
 * types an address is suggested places, and whatever stores or filters by one asks here what it is.
 * - A postal code says enough by itself; a town behind it that it does not know is left aside by suggestions and filters, but never stored.
 * - A town of several postal codes is one town. Of namesakes, the largest is meant by the name alone.
 * - Texts are as long as `placeText` lets them be.
 */
import type { Coordinates } from '#shared/places/distance.ts';
import { placeKey } from '#shared/places/name.ts';
import type { Place, PlaceSuggestion } from '#shared/places/schema.ts';
import { placeList } from './list.ts';
import {
  centreOfCode,
  centreOfName,
  municipalitiesOf,
  placeAt,
  rowsNamed,
  rowsOfCode,
  suggestionsOfCode,
  suggestionsOfName,
  takenApart,
} from './search.ts';

/** At most eight. */
export async function suggestPlaces(query: string): Promise<PlaceSuggestion[]> {
  const list = await placeList();
  const typed = takenApart(query);
  return typed.digits === '' ? suggestionsOfName(list, typed.name) : suggestionsOfCode(list, typed);
}

/** The town's names may differ in spelling. Without a town, the only one of the postal code. Null: no such place. */
export async function findPlace({ postalCode, town }: { postalCode: string; town: string }): Promise<Place | null> {
  const list = await placeList();
  const all = isPostalCode(postalCode) ? rowsOfCode(list, postalCode) : [];
  const municipalities = municipalitiesOf(list, all);
  if (placeKey(town) === '') return municipalities.length === 1 ? placeOrNull(municipalities[0]) : null;
  return placeOrNull(rowsNamed(list, all, town)[0]);

  function placeOrNull(row: number | undefined): Place | null {
    return row === undefined ? null : placeAt(list, row);
  }
}

/** Municipalities first, the largest first of all, then parts of them. */
export async function townsOf(postalCode: string): Promise<string[]> {
  if (!isPostalCode(postalCode)) return [];
  const list = await placeList();
  return rowsOfCode(list, postalCode).map((row) => placeAt(list, row).town);
}

/** What was typed into a filter: a whole postal code, a town, or both. `label`: what was understood. Null: no such place. */
export async function centreOf(text: string): Promise<(Coordinates & { label: string }) | null> {
  const list = await placeList();
  const typed = takenApart(text);
  return typed.digits === '' ? centreOfName(list, typed.name) : centreOfCode(list, typed);
}

const isPostalCode = (value: string): boolean => /^\d{5}$/.test(value);
