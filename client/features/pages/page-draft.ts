import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SavePageInput } from '#shared/pages/schema.ts';
import type { ContentPageSlug } from '#shared/pages.ts';

export type PageValues = Omit<SavePageInput, 'slug' | 'basedOnVersion'>;
export type PageBase = PageValues & { version: number };
type PageDraft = { values: PageValues; base: PageBase };
export type PageDrafts = Partial<Record<ContentPageSlug, PageDraft>>;

const draftsKey = ['page-drafts'];
const noDrafts: PageDrafts = {};

/** The query cache holds unsaved texts of all pages: they survive navigation and end with the session. */
export function usePageDrafts() {
  const queryClient = useQueryClient();
  const { data: drafts = noDrafts } = useQuery<PageDrafts>({
    queryKey: draftsKey,
    queryFn: () => noDrafts,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const setDraft = useCallback(
    (slug: ContentPageSlug, draft: PageDraft | null) => {
      queryClient.setQueryData<PageDrafts>(draftsKey, ({ [slug]: _, ...others } = {}) =>
        draft === null ? others : { ...others, [slug]: draft },
      );
    },
    [queryClient],
  );
  return { drafts, setDraft };
}
