import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type CatalogueCount,
  type CataloguePage,
  catalogueCountRoute,
  catalogueRoute,
  type SortOption,
  sortOptions,
} from '#shared/catalogue/schema.ts';
import { useSearchText } from '../../lib/hooks.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';
import { choiceParam, textParam, useUrlQuery } from '../../lib/use-url-query.ts';

const staleAfterMs = 60_000;
export const searchLimit = 200;
const listQuerySchema = z.object({ search: textParam(searchLimit), sort: choiceParam(sortOptions) });

export function useCatalogue() {
  const {
    query: { search, sort },
    set,
  } = useUrlQuery(listQuerySchema, { search: 'q' });
  const { typed, setTyped, clear } = useSearchText(search, (value) => set({ search: value }));
  const list = useCatalogueList({ search, sort });
  return {
    list,
    count: useCount(search),
    search,
    typed,
    setTyped,
    sort,
    setSort: (value: SortOption) => set({ sort: value }),
    clear,
  };
}

type ListQuery = { search?: string; sort?: SortOption; company?: string };

export const useCatalogueList = ({ search = '', sort = 'newest', company = '' }: ListQuery) =>
  useInfiniteQuery({
    queryKey: ['catalogue', { search, sort, company }],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        search,
        sort,
        ...(company !== '' && { company }),
        ...(pageParam !== null && { after: pageParam }),
      });
      return readJson<CataloguePage>(`${catalogueRoute}?${query}`, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
    retry: retryRead,
  });

const useCount = (search: string) =>
  useQuery({
    queryKey: ['catalogueCount', search],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search });
      return { ...(await readJson<CatalogueCount>(`${catalogueCountRoute}?${query}`, signal)), search };
    },
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
    retry: retryRead,
  }).data;
