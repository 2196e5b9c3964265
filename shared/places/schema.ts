import { z } from 'zod';
import { line } from '../validation/text.ts';
import type { Coordinates } from './distance.ts';

/** What a person types into a field for a place: a postal code, a town, or both. */
export const placeText = line(100);

export type Place = Coordinates & { postalCode: string; town: string };

/** `postalCode` is null for a town of several. `label` is what stands in the field, and what `centreOf` understands. */
export type PlaceSuggestion = Coordinates & { postalCode: string | null; town: string; label: string };

export const suggestPlacesInput = z.strictObject({ query: placeText });

export const townsInput = z.strictObject({ postalCode: z.string().regex(/^\d{5}$/) });
