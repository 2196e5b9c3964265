import { Radio, Stack, Switch, Textarea } from '@mantine/core';
import { registrationModes, type SectionView, type Settings } from '#shared/settings/schema.ts';
import { settingSectionTexts } from '#shared/texts/admin/settings.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './storage-tab.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = settingSectionTexts.registration;

type TabProps = { mayChange: boolean };
export const RegistrationTab = ({ mayChange }: TabProps) => (
  <WithSettings>{({ registration }) => <RegistrationForm view={registration} mayChange={mayChange} />}</WithSettings>
);

type FormValues = { mode: string; domains: string; checksCompanies: boolean };
const mapping = {
  section: 'registration' as const,
  toFormValues: ({ mode, domains, checksCompanies }: Settings['registration']): FormValues => ({
    ...{ mode, checksCompanies },
    domains: domains.join('\n'),
  }),
  toInput: ({ mode, domains, checksCompanies }: FormValues) => ({
    mode,
    domains: domains.split(/[\s,;]+/).filter((one) => one !== ''),
    checksCompanies: mode !== 'invited' || checksCompanies,
  }),
};

function RegistrationForm({ view, mayChange }: TabProps & { view: SectionView<'registration'> }) {
  const { form, ...editing } = useSectionForm(view, mapping);
  return (
    <SectionForm about={texts} editing={editing} mayChange={mayChange}>
      <Radio.Group label={texts.fields.mode} {...form.getInputProps('mode')}>
        <Stack gap="md" mt="xs">
          {registrationModes.map((mode) => (
            <Radio
              key={mode}
              value={mode}
              label={texts.modes[mode]}
              description={texts.modeHints[mode]}
              disabled={!mayChange}
            />
          ))}
        </Stack>
      </Radio.Group>
      {form.values.mode === 'domains' && (
        <Textarea
          label={texts.fields.domains}
          description={texts.domainsHint}
          minRows={3}
          maxRows={12}
          spellCheck={false}
          {...form.getInputProps('domains')}
        />
      )}
      <Switch
        label={texts.fields.checksCompanies}
        description={`${texts.checksHint} ${texts.checksFixed}`}
        disabled={!mayChange || form.values.mode !== 'invited'}
        checked={form.values.mode !== 'invited' || form.values.checksCompanies}
        onChange={(event) => form.setFieldValue('checksCompanies', event.currentTarget.checked)}
      />
    </SectionForm>
  );
}
