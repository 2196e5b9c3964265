import { Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type CompanyImprint,
  type ImprintCountry,
  imprintCountries,
  imprintForm,
} from '#shared/organisations/imprint.ts';
import type { StoredImprint } from '#shared/organisations/verification.ts';
import { countryNames, imprintLines, imprintTexts as texts } from '#shared/texts/organisations/imprint.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { fieldErrorsOf, formErrorOf } from '../../lib/errors.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { trpc } from '../../trpc.ts';

const emptyImprint: CompanyImprint = {
  ...{ legalName: '', street: '', postalCode: '', town: '', country: 'DE' },
  ...{ email: '', phone: '', register: '' },
};
const countries = imprintCountries.map((value) => ({ value, label: countryNames[value] }));

type ImprintSectionProps = { imprint: StoredImprint | null; isEditable: boolean };

export function ImprintSection({ imprint, isEditable }: ImprintSectionProps) {
  const sectionRef = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link changes only the key
  useEffect(() => {
    if (hash === `#${texts.anchor}`) sectionRef.current?.scrollIntoView();
  }, [hash, key]);
  return (
    <div id={texts.anchor} ref={sectionRef}>
      <SettingsSection title={texts.title} text={texts.text}>
        {isEditable ? (
          <ImprintForm stored={imprint} />
        ) : imprint === null ? (
          <p>{texts.none}</p>
        ) : (
          <Text c="dimmed" className={`${common.anywhere} ${common.preLine}`}>
            {imprintLines(imprint).join('\n')}
          </Text>
        )}
      </SettingsSection>
    </div>
  );
}

function ImprintForm({ stored }: { stored: StoredImprint | null }) {
  const utils = trpc.useUtils();
  const { version: storedVersion, ...imprint } = stored ?? { ...emptyImprint, version: 0 };
  // The version at opening, so that saving over a newer one is a conflict.
  const [version, setVersion] = useState(storedVersion);
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<CompanyImprint>({
    name: 'organisation-imprint',
    initialValues: imprint,
    validate: schemaResolver(imprintForm, { sync: true }),
  });
  useLeaveWarning(form.isDirty());
  const saving = trpc.verification.saveImprint.useMutation({
    onSuccess: async (_, { basedOnVersion }) => {
      setVersion(basedOnVersion + 1);
      setIsSaved(true);
      form.resetDirty();
      await Promise.all([utils.verification.invalidate(), utils.organisations.invalidate(), utils.jobs.invalidate()]);
    },
    onError: (error) => form.setErrors(fieldErrorsOf(error)),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => saving.mutate({ imprint: values, basedOnVersion: version }))}>
      <SimpleGrid cols={1} spacing="lg">
        <LineField
          label={texts.legalName}
          description={texts.legalNameHint}
          maxLength={200}
          {...form.getInputProps('legalName')}
        />
        <LineField
          label={texts.street}
          maxLength={200}
          autoComplete="street-address"
          {...form.getInputProps('street')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
          <LineField
            label={texts.postalCode}
            maxLength={12}
            autoComplete="postal-code"
            {...form.getInputProps('postalCode')}
          />
          <LineField label={texts.town} maxLength={100} autoComplete="address-level2" {...form.getInputProps('town')} />
        </SimpleGrid>
        <NativeSelect
          label={texts.country}
          data={countries}
          value={form.values.country}
          onChange={(event) => form.setFieldValue('country', event.currentTarget.value as ImprintCountry)}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
          <LineField
            label={texts.email}
            description={texts.contactHint}
            maxLength={320}
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <LineField
            label={texts.phone}
            description={texts.contactHint}
            maxLength={40}
            autoComplete="tel"
            {...form.getInputProps('phone')}
          />
        </SimpleGrid>
        <LineField
          label={texts.register}
          description={texts.registerHint}
          maxLength={200}
          {...form.getInputProps('register')}
        />
        <FormError message={formErrorOf(saving.error, texts.failed)} />
        <Group>
          <Button type="submit" loading={saving.isPending}>
            {texts.save}
          </Button>
          <SavedNote note={isSaved && !form.isDirty() && !saving.isPending && texts.saved} />
        </Group>
      </SimpleGrid>
    </form>
  );
}
