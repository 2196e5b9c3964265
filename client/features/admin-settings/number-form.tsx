import { NumberInput } from '@mantine/core';
import { defaultSettings, type SectionView, type Settings } from '#shared/settings/schema.ts';
import { settingSectionTexts, adminSettingsTexts as texts } from '#shared/texts/admin/settings.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './storage-tab.tsx';
import { useSectionForm } from './use-section-form.ts';

type NumberSection = 'limits' | 'retention';
type FormValues = Record<string, number | string>;

type NumberFormProps<S extends NumberSection> = { section: S; view: SectionView<S>; mayChange: boolean };

function NumberForm<S extends NumberSection>({ section, view, mayChange }: NumberFormProps<S>) {
  const { form, ...editing } = useSectionForm<S, FormValues>(view, {
    section,
    toFormValues: (value: Settings[S]) => ({ ...value }),
    toInput: (values) => values,
  });
  const sectionTexts = settingSectionTexts[section];
  const defaults: FormValues = defaultSettings[section];
  const hint = (field: string) =>
    editing.fixed.includes(field) ? texts.fixed : texts.usual((defaults[field] ?? '').toLocaleString('de-DE'));
  return (
    <SectionForm about={sectionTexts} editing={editing} mayChange={mayChange}>
      {Object.entries(sectionTexts.fields).map(([field, label]) => (
        <NumberInput
          key={field}
          label={label}
          description={hint(field)}
          disabled={editing.fixed.includes(field)}
          allowDecimal={false}
          {...form.getInputProps(field)}
        />
      ))}
    </SectionForm>
  );
}

export const LimitsTab = ({ mayChange }: { mayChange: boolean }) => (
  <WithSettings>{({ limits }) => <NumberForm section="limits" view={limits} mayChange={mayChange} />}</WithSettings>
);

export const RetentionTab = ({ mayChange }: { mayChange: boolean }) => (
  <WithSettings>
    {({ retention }) => <NumberForm section="retention" view={retention} mayChange={mayChange} />}
  </WithSettings>
);
