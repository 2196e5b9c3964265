import { schemaResolver } from '@mantine/form';
import { type OrganisationSettings, organisationSettingsInput } from '#shared/organisations/schema.ts';
import { organisationTexts, organisationSettingsTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { useRevisionedForm } from '../../components/revisioned-form/use-revisioned-form.ts';
import { trpc } from '../../trpc.ts';

export type Settings = Omit<OrganisationSettings, 'basedOnVersion'>;
export type StoredSettings = Settings & { slug: string; version: number };

const valuesOf = ({ name, description, imprint, values, isPublic, needsReview }: Settings): Settings => ({
  name,
  description,
  imprint,
  values,
  isPublic,
  needsReview,
});

/** Surrounding spaces do not count as a change. */
const serializeTrimmed = ({ name, description, imprint, ...settings }: Settings): string =>
  JSON.stringify([name.trim(), description.trim(), imprint.trim(), settings]);

const validate = schemaResolver(organisationSettingsInput.omit({ basedOnVersion: true }), { sync: true });

export function useSettingsForm(stored: StoredSettings) {
  const utils = trpc.useUtils();
  const change = trpc.organisations.updateSettings.useMutation({
    onSuccess: () => void Promise.all([utils.organisations.invalidate(), utils.auth.me.invalidate()]),
  });
  return useRevisionedForm({
    name: 'organisation-settings',
    stored,
    valuesOf,
    isSame: (one, other) => serializeTrimmed(one) === serializeTrimmed(other),
    validate,
    save: async (values, base) => {
      await change.mutateAsync({ ...values, basedOnVersion: base.version });
      return { ...base, ...values, version: base.version + 1 };
    },
    loadLatest: () => utils.organisations.current.fetch(undefined, { staleTime: 0 }),
    failed: { save: texts.failed, load: organisationTexts.loadFailed },
  });
}
