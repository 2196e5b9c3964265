import { codeOf, fieldErrorsOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import type { PageBase } from './page-draft.ts';

type Outcomes = {
  onSaved: (page: PageBase) => void;
  /** Somebody else's newer version was in the way; nothing was saved. */
  onStale: () => void;
  setErrors: (errors: Record<string, string>) => void;
};

export function useSavePage({ onSaved, onStale, setErrors }: Outcomes) {
  const utils = trpc.useUtils();
  return trpc.pages.save.useMutation({
    onSuccess: async ({ version }, { slug, title, description, markdown }) => {
      onSaved({ title, description, markdown, version });
      await Promise.all([utils.pages.source.invalidate({ slug }), utils.pages.page.invalidate({ slug })]);
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      if (codeOf(error) === 'STALE_CHANGE') onStale();
    },
  });
}
