import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { PlaceSuggestion } from '#shared/places/schema.ts';
import { searchFold } from '#shared/search.ts';
import { trpc } from '../trpc.ts';

/** The first place that begins with the text, unless the text names a whole one. */
export function completedPlace(text: string, places: readonly PlaceSuggestion[]): string {
  const typed = searchFold(text);
  const isWhole = places.some(({ town, postalCode }) => searchFold(town) === typed || postalCode === text.trim());
  const begun = places.find(({ town, label }) => [town, label].some((one) => searchFold(one).startsWith(typed)));
  return typed === '' || isWhole ? text : (begun?.label ?? text);
}

const searchDelayMs = 200;
const minLetters = 2;
const none: readonly PlaceSuggestion[] = [];

/** `isLongEnough`: false while the text is too short to suggest places. */
export function usePlaceSuggestions(typed: string) {
  const [query] = useDebouncedValue(typed.trim(), searchDelayMs);
  const isLongEnough = query.length >= minLetters && typed.trim().length >= minLetters;
  const { data, isError, isFetching } = trpc.places.suggest.useQuery(
    { query },
    { enabled: isLongEnough, staleTime: 300_000, placeholderData: keepPreviousData },
  );
  return { places: (isLongEnough && !isError && data) || none, isLongEnough, isError, isFetching };
}
