import { z } from 'zod';
import { line } from '../validation/text.ts';
import type { Country } from './country.ts';
import type { Coordinates } from './distance.ts';

const placeText = line(100);

export type Place = Coordinates & { postalCode: string; town: string; country: Country };

export type PlaceSuggestion = Omit<Place, 'postalCode'> & { postalCode: string | null; label: string };

export type TownOfCode = Pick<Place, 'town' | 'country'>;

export const suggestPlacesInput = z.strictObject({ query: placeText });

export const findPlaceInput = z.strictObject({ place: placeText });

export const townsInput = z.strictObject({ postalCode: z.string().regex(/^\d{4,5}$/) });
