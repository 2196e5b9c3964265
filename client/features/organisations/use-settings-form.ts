import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationSettingsInput } from '#shared/organisations/schema.ts';
import { organisationTexts, settingsTexts as texts } from '#shared/texts/organisations.ts';
import { codeOf, fieldErrorsOf, formErrorOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { isSameSettings, type Settings, type StoredSettings, settingsOf } from './settings.ts';

const settingsForm = organisationSettingsInput.omit({ basedOnVersion: true });

/** The settings being edited. What is typed stays based on the version it began with until the person decides otherwise. */
export function useSettingsForm(stored: StoredSettings) {
  const utils = trpc.useUtils();
  const [base, setBase] = useState(stored);
  const [isStale, setIsStale] = useState(false);
  const [saves, setSaves] = useState(0);
  const form = useForm<Settings>({
    name: 'organisation-settings',
    initialValues: settingsOf(stored),
    validate: schemaResolver(settingsForm, { sync: true }),
  });
  const saving = trpc.organisations.updateSettings.useMutation({
    onSuccess: async (_, { basedOnVersion, ...saved }) => {
      setBase({ ...base, ...saved, version: basedOnVersion + 1 });
      setIsStale(false);
      setSaves((before) => before + 1);
      await Promise.all([utils.organisations.invalidate(), utils.auth.me.invalidate()]);
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      if (codeOf(error) === 'STALE_CHANGE') setIsStale(true);
    },
  });
  const newest = useMutation({
    mutationFn: () => utils.organisations.current.fetch(undefined, { staleTime: 0 }),
  });
  const rebase = (organisation: StoredSettings) => {
    setBase(organisation);
    setIsStale(false);
  };
  const take = (organisation: StoredSettings) => {
    rebase(organisation);
    form.setValues(settingsOf(organisation));
  };
  const isDirty = !isSameSettings(form.values, settingsOf(base));
  const failure = newest.isError ? organisationTexts.loadFailed : formErrorOf(saving.error, texts.failed);
  return {
    form,
    base,
    isStale,
    isDirty,
    saves,
    failure: isDirty ? failure : null,
    isSaving: saving.isPending,
    isLoadingNewest: newest.isPending,
    // Enter in a field also submits.
    save: (values: Settings) => {
      if (isDirty) saving.mutate({ ...values, basedOnVersion: base.version });
    },
    discard: () => {
      saving.reset();
      take(base);
    },
    takeNewest: () => newest.mutate(undefined, { onSuccess: take }),
    keepOwn: () => newest.mutate(undefined, { onSuccess: rebase }),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
