import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeInput, type Section, type SectionView, type Settings, sectionSchemas } from '#shared/settings/schema.ts';
import { codeOf, fieldErrorsOf, formErrorOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

/** How a section looks while it is typed, and back. */
export type Typing<S extends Section, Values> = {
  section: S;
  typed: (value: Settings[S]) => Values;
  /** As it would be sent; whether it is valid shows then. */
  meant: (values: Values) => unknown;
};

/** One section being edited. What is typed stays based on the state it began with until the person decides otherwise. */
export function useSectionForm<S extends Section, Values extends Record<string, unknown>>(
  stored: SectionView<S>,
  { section, typed, meant }: Typing<S, Values>,
) {
  const utils = trpc.useUtils();
  const [base, setBase] = useState({ values: typed(stored.value), revision: stored.revision });
  const [isStale, setIsStale] = useState(false);
  const [saves, setSaves] = useState(0);
  const form = useForm<Values>({
    name: `settings-${section}`,
    initialValues: base.values,
    validate: (values) => problemsIn(section, meant(values)),
  });
  const newest = useMutation({ mutationFn: () => utils.adminSettings.all.fetch(undefined, { staleTime: 0 }) });
  const rebase = (view: Pick<SectionView<S>, 'value' | 'revision'>) => {
    setBase({ values: typed(view.value), revision: view.revision });
    setIsStale(false);
  };
  const take = (view: Pick<SectionView<S>, 'value' | 'revision'>) => {
    rebase(view);
    form.setValues(typed(view.value));
  };
  const saving = trpc.adminSettings.change.useMutation({
    onSuccess: async ({ revision }, { value }) => {
      take({ value: value as Settings[S], revision });
      setSaves((before) => before + 1);
      await Promise.all([
        utils.adminSettings.all.invalidate(),
        utils.notice.current.invalidate(),
        utils.auth.options.invalidate(),
        utils.assets.invalidate(),
      ]);
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      if (codeOf(error) === 'STALE_CHANGE') setIsStale(true);
    },
  });
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(base.values);
  return {
    form,
    fixed: stored.fixed as readonly string[],
    isDirty,
    isStale,
    saves,
    isSaving: saving.isPending,
    isLoadingNewest: newest.isPending,
    failure: isDirty ? formErrorOf(newest.error ?? saving.error) : null,
    // Enter in a field also submits.
    submit: form.onSubmit((values) => {
      const change = changeInput.safeParse({ section, revision: base.revision, value: meant(values) });
      if (isDirty && change.success) saving.mutate(change.data);
    }, focusFirst),
    discard: () => {
      saving.reset();
      form.setValues(base.values);
      form.clearErrors();
      setIsStale(false);
    },
    takeNewest: () => newest.mutate(undefined, { onSuccess: (all) => take(viewIn(all, section)) }),
    keepOwn: () => newest.mutate(undefined, { onSuccess: (all) => rebase(viewIn(all, section)) }),
  };

  function focusFirst(errors: object): void {
    const [field] = Object.keys(errors);
    if (field !== undefined) form.getInputNode(field)?.focus();
  }
}

export type SectionEditing = Omit<ReturnType<typeof useSectionForm>, 'form'>;

const viewIn = <S extends Section>(all: { [K in Section]: SectionView<K> }, section: S): SectionView<S> => all[section];

/** What is wrong, by field. */
function problemsIn(section: Section, value: unknown): Record<string, string> {
  const { error } = sectionSchemas[section].safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}
