import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { savePageInput } from '#shared/pages/schema.ts';
import type { ContentPageSlug } from '#shared/pages.ts';
import { formErrorOf } from '../../lib/errors.ts';
import { type PageBase, type PageValues, usePageDrafts } from './page-draft.ts';
import { useNewestPage } from './use-newest-page.ts';
import { useSavePage } from './use-save-page.ts';

const pageForm = savePageInput.pick({ title: true, description: true, markdown: true });
const valuesOf = ({ title, description, markdown }: PageValues): PageValues => ({ title, description, markdown });
const isSame = (one: PageValues, other: PageValues) =>
  one.title === other.title && one.description === other.description && one.markdown === other.markdown;

/** One page being edited. What is typed stays based on the version it began with until the person decides otherwise. */
export function usePageEditor(slug: ContentPageSlug, source: PageBase) {
  const { drafts, setDraft } = usePageDrafts();
  const [start] = useState(drafts[slug] ?? { values: valuesOf(source), base: source });
  const [base, setBase] = useState<PageBase>(start.base);
  const [isStale, setIsStale] = useState(false);
  const form = useForm({
    name: 'page',
    initialValues: start.values,
    validate: schemaResolver(pageForm, { sync: true }),
  });
  const { values } = form;
  const isDirty = !isSame(values, base);
  useEffect(() => setDraft(slug, isDirty ? { values, base } : null), [slug, values, base, isDirty, setDraft]);

  const take = (page: PageBase) => {
    setBase(page);
    form.setValues(valuesOf(page));
    setIsStale(false);
  };
  const keepOwn = (newest: PageBase) => {
    setBase(newest);
    setIsStale(false);
  };
  const [saves, setSaves] = useState(0);
  const onSaved = (page: PageBase) => {
    setBase(page);
    setSaves((before) => before + 1);
  };
  const saving = useSavePage({ onSaved, onStale: () => setIsStale(true), setErrors: form.setErrors });
  const newest = useNewestPage(slug);
  return {
    form,
    isDirty,
    isStale,
    isSaving: saving.isPending,
    isLoadingNewest: newest.isPending,
    saves,
    failure: isDirty ? formErrorOf(saving.error ?? newest.error) : null,
    // Enter in a field also submits.
    save: (typed: PageValues) => {
      if (isDirty) saving.mutate({ slug, ...typed, basedOnVersion: base.version });
    },
    discard: () => {
      saving.reset();
      take(base);
    },
    takeNewest: () => newest.mutate(undefined, { onSuccess: take }),
    keepOwn: () => newest.mutate(undefined, { onSuccess: keepOwn }),
  };
}
