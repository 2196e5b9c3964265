import { z } from 'zod';
import { line } from '../validation/text.ts';
import type { Country } from './country.ts';
import type { Coordinates } from './distance.ts';

/** What a person types into a field for a place: a postal code, a town, or both. */
const placeText = line(100);

export type Place = Coordinates & { postalCode: string; town: string; country: Country };

/** `postalCode` is null for a town of several. `label` is what stands in the field, and what `centreOf` understands. */
export type PlaceSuggestion = Omit<Place, 'postalCode'> & { postalCode: string | null; label: string };

/** A town of a postal code; codes of four digits may belong to two countries. */
export type TownOfCode = Pick<Place, 'town' | 'country'>;

export const suggestPlacesInput = z.strictObject({ query: placeText });

export const townsInput = z.strictObject({ postalCode: z.string().regex(/^\d{4,5}$/) });
