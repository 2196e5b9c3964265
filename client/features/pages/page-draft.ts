import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SavePageInput } from '#shared/pages/schema.ts';
import type { ContentPageSlug } from '#shared/pages.ts';

type PageText = Pick<SavePageInput, 'title' | 'description' | 'markdown'>;
/** `asks` and `summary` apply to legal pages only and to one change of the text. */
export type PageValues = PageText & { asks: boolean; summary: string };
export type PageBase = PageText & { version: number };
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
