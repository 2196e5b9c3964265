import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { PlaceSuggestion } from '#shared/places/schema.ts';
import { trpc } from '../trpc.ts';

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
