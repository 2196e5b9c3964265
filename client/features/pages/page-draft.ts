import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SavePageInput } from '#shared/pages/schema.ts';
import type { ContentPageSlug } from '#shared/pages.ts';

export type PageValues = Omit<SavePageInput, 'slug' | 'basedOnVersion'>;
/** A page as the server last gave it. Version 0 is the shipped text. */
export type PageBase = PageValues & { version: number };
/** What was typed and not saved, and what it was typed on. */
type PageDraft = { values: PageValues; base: PageBase };
export type PageDrafts = Partial<Record<ContentPageSlug, PageDraft>>;

const draftsKey = ['page-drafts'];
const none: PageDrafts = {};

/**
 * Unsaved texts of all pages. They live beside what the server sent, in memory: changing to another page or another part of
 * the product loses none of them, signing out drops them with everything else.
 */
export function usePageDrafts() {
  const queryClient = useQueryClient();
  const { data: drafts = none } = useQuery<PageDrafts>({
    queryKey: draftsKey,
    queryFn: () => none,
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
