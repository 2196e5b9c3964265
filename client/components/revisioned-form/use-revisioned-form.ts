import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { codeOf, fieldErrorsOf, formErrorOf } from '../../lib/errors.ts';

type Options<Stored, Values extends Record<string, unknown>> = {
  name: string;
  stored: Stored;
  draft?: { values: Values; base: Stored } | undefined;
  valuesOf: (stored: Stored) => Values;
  isSame?: (one: Values, other: Values) => boolean;
  validate: (values: Values) => Record<string, ReactNode>;
  /** Saves on top of `base`; resolves with the stored state. */
  save: (values: Values, base: Stored) => Promise<Stored>;
  loadLatest: () => Promise<Stored>;
  failed?: { save?: string; load?: string };
};

const isEqualJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A form for a document with a revision. After a conflict, saves nothing until the user accepts or overrides it. */
export function useRevisionedForm<Stored, Values extends Record<string, unknown>>(options: Options<Stored, Values>) {
  const { name, stored, draft, valuesOf, isSame = isEqualJson, validate, failed = {} } = options;
  const [base, setBase] = useState(draft?.base ?? stored);
  const [isStale, setIsStale] = useState(false);
  const [saves, setSaves] = useState(0);
  const form = useForm<Values>({ name, initialValues: draft?.values ?? valuesOf(stored), validate });
  const rebase = (next: Stored) => {
    setBase(next);
    setIsStale(false);
  };
  const acceptStored = (next: Stored) => {
    rebase(next);
    form.setValues(valuesOf(next));
    form.clearErrors();
  };
  const saving = useMutation({
    mutationFn: (values: Values) => options.save(values, base),
    onSuccess: (next, values) => {
      setSaves((before) => before + 1);
      if (isSame(form.getValues(), values)) acceptStored(next);
      else rebase(next);
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      if (codeOf(error) === 'STALE_CHANGE') setIsStale(true);
    },
  });
  const latestMutation = useMutation({ mutationFn: options.loadLatest });
  const isDirty = !isSame(form.values, valuesOf(base));
  const failure = latestMutation.isError
    ? formErrorOf(latestMutation.error, failed.load)
    : formErrorOf(saving.error, failed.save);
  return {
    form,
    base,
    isDirty,
    isStale,
    saves,
    failure: isDirty ? failure : null,
    isSaving: saving.isPending,
    isLoadingLatest: latestMutation.isPending,
    submit: form.onSubmit(
      (values) => {
        if (isDirty) saving.mutate(values);
      },
      (errors) => {
        const [field] = Object.keys(errors);
        if (field !== undefined) form.getInputNode(field)?.focus();
      },
    ),
    discard: () => {
      saving.reset();
      acceptStored(base);
    },
    acceptLatest: () => latestMutation.mutate(undefined, { onSuccess: acceptStored }),
    keepMine: () => latestMutation.mutate(undefined, { onSuccess: rebase }),
  };
}

export type Revisioned = Omit<ReturnType<typeof useRevisionedForm>, 'form' | 'base'>;
