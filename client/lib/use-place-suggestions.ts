import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { PlaceSuggestion } from '#shared/places/schema.ts';
import { searchFold } from '#shared/search.ts';
import { trpc } from '../trpc.ts';

/** The first place that begins with the text, unless the text names a whole one. */
function completedPlace(text: string, places: readonly PlaceSuggestion[]): string {
  const typed = searchFold(text);
  const isWhole = places.some(({ town, postalCode }) => searchFold(town) === typed || postalCode === text.trim());
  const begun = places.find(({ town, label }) => [town, label].some((one) => searchFold(one).startsWith(typed)));
  return typed === '' || isWhole ? text : (begun?.label ?? text);
}

const searchDelayMs = 200;
const minLetters = 2;
const staleTime = 300_000;
const maxWaitMs = 1_000;
const none: readonly PlaceSuggestion[] = [];

/** Asks for the suggestions that are not there yet. Without a prompt answer the text stays. */
export function useCompletePlace() {
  const utils = trpc.useUtils();
  return async (text: string): Promise<string> => {
    if (text.length < minLetters) return text;
    const suggestions = utils.places.suggest.fetch({ query: text }, { staleTime }).catch(() => none);
    const tooLate = new Promise<typeof none>((resolve) => setTimeout(resolve, maxWaitMs, none));
    return completedPlace(text, await Promise.race([suggestions, tooLate]));
  };
}

/** `isLongEnough`: false while the text is too short to suggest places. */
export function usePlaceSuggestions(typed: string) {
  const [query] = useDebouncedValue(typed.trim(), searchDelayMs);
  const isLongEnough = query.length >= minLetters && typed.trim().length >= minLetters;
  const { data, isError, isFetching } = trpc.places.suggest.useQuery(
    { query },
    { enabled: isLongEnough, staleTime, placeholderData: keepPreviousData },
  );
  return { places: (isLongEnough && !isError && data) || none, isLongEnough, isError, isFetching };
}
