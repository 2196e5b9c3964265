import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationSettingsInput } from '#shared/organisations/schema.ts';
import { organisationTexts, settingsTexts as texts } from '#shared/texts/organisations.ts';
import { codeOf, fieldErrorsOf, sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { isSameSettings, type Settings, type StoredSettings, settingsOf } from './settings.ts';

const settingsForm = organisationSettingsInput.omit({ basedOnVersion: true });

/** The settings being edited. What is typed stays based on the version it began with until the person decides otherwise. */
export function useSettingsForm(stored: StoredSettings) {
  const utils = trpc.useUtils();
  const [base, setBase] = useState(stored);
  const [isStale, setIsStale] = useState(false);
  const form = useForm<Settings>({
    name: 'organisation-settings',
    initialValues: settingsOf(stored),
    validate: schemaResolver(settingsForm, { sync: true }),
  });
  const saving = trpc.organisations.updateSettings.useMutation({
    onSuccess: async (_, { basedOnVersion, ...saved }) => {
      setBase({ ...base, ...saved, version: basedOnVersion + 1 });
      setIsStale(false);
      toastSuccess(texts.saved);
      await Promise.all([utils.organisations.invalidate(), utils.auth.me.invalidate()]);
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      if (codeOf(error) === 'STALE_CHANGE') setIsStale(true);
      toastError(sentenceOf(error, texts.failed));
    },
  });
  const newest = useMutation({
    mutationFn: () => utils.organisations.current.fetch(undefined, { staleTime: 0 }),
    onError: () => toastError(organisationTexts.loadFailed),
  });
  const rebase = (organisation: StoredSettings) => {
    setBase(organisation);
    setIsStale(false);
  };
  const take = (organisation: StoredSettings) => {
    rebase(organisation);
    form.setValues(settingsOf(organisation));
  };
  return {
    form,
    base,
    isStale,
    isDirty: !isSameSettings(form.values, settingsOf(base)),
    isSaving: saving.isPending,
    isLoadingNewest: newest.isPending,
    save: (values: Settings) => saving.mutate({ ...values, basedOnVersion: base.version }),
    takeNewest: () => newest.mutate(undefined, { onSuccess: take }),
    keepOwn: () => newest.mutate(undefined, { onSuccess: rebase }),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
