import { useMutation } from '@tanstack/react-query';
import type { ContentPageSlug } from '#shared/pages.ts';
import { trpc } from '../../trpc.ts';

/** Asks the server for a page once more, at the person's wish. */
export function useNewestPage(slug: ContentPageSlug) {
  const utils = trpc.useUtils();
  return useMutation({ mutationFn: () => utils.pages.source.fetch({ slug }, { staleTime: 0 }) });
}
