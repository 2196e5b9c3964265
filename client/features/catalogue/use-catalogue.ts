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
import { choiceParam, patternParam, textParam, useUrlQuery } from '../../lib/use-url-query.ts';

const staleAfterMs = 60_000;
export const searchLimit = 200;
const listQuerySchema = z.object({
  search: textParam(searchLimit),
  skill: patternParam(/^[1-9]\d{0,8}$/),
  sort: choiceParam(sortOptions),
});

/** Fewer courses need no filters or sorting. */
const sortableFrom = 7;

export function useCatalogue() {
  const {
    query: { search, skill: wantedSkill, sort },
    set,
  } = useUrlQuery(listQuerySchema, { search: 'q' });
  const { typed, setTyped, clear } = useSearchText(search, (value) => set({ search: value }));
  const all = useCount({});
  const isOffered = all?.skills.some(({ skillId }) => String(skillId) === wantedSkill) ?? true;
  const skill = isOffered ? wantedSkill : '';
  const list = useCatalogueList({ search, skill, sort });
  const count = useCount({ search, skill });
  const isLarge = (all?.count ?? 0) >= sortableFrom;
  return {
    list,
    count,
    meant: count?.search === search ? count.meant : undefined,
    isFiltered: search !== '' || skill !== '',
    typed,
    setTyped,
    skill,
    skills: isLarge || skill !== '' ? (all?.skills ?? []) : [],
    setSearch: (value: string) => set({ search: value }),
    setSkill: (value: string) => set({ skill: value }),
    sort,
    isSortable: sort !== 'newest' || (count?.count ?? 0) >= sortableFrom,
    setSort: (value: SortOption) => set({ sort: value }),
    clear,
    clearAll: () => {
      clear();
      set({ skill: '' });
    },
  };
}

type CountQuery = { search?: string; skill?: string };
type ListQuery = CountQuery & { sort?: SortOption; company?: string };

export const useCatalogueList = ({ search = '', skill = '', sort = 'newest', company = '' }: ListQuery) =>
  useInfiniteQuery({
    queryKey: ['catalogue', { search, skill, sort, company }],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        search,
        sort,
        ...(skill !== '' && { skill }),
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

const useCount = ({ search = '', skill = '' }: CountQuery) =>
  useQuery({
    queryKey: ['catalogueCount', search, skill],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search, ...(skill !== '' && { skill }) });
      return { ...(await readJson<CatalogueCount>(`${catalogueCountRoute}?${query}`, signal)), search };
    },
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
    retry: retryRead,
  }).data;
