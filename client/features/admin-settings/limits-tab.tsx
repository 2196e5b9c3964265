import { NumberInput } from '@mantine/core';
import { defaultSettings, type SectionView } from '#shared/settings/schema.ts';
import { settingSectionTexts, adminSettingsTexts as texts } from '#shared/texts/admin/settings.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './storage-tab.tsx';
import { useSectionForm } from './use-section-form.ts';

type FormValues = Record<string, number | string>;

const sectionTexts = settingSectionTexts.limits;
const defaults: FormValues = defaultSettings.limits;

function LimitsForm({ view, mayChange }: { view: SectionView<'limits'>; mayChange: boolean }) {
  const { form, ...editing } = useSectionForm<'limits', FormValues>(view, {
    section: 'limits',
    toFormValues: (value) => ({ ...value }),
    toInput: (values) => values,
  });
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
  <WithSettings>{({ limits }) => <LimitsForm view={limits} mayChange={mayChange} />}</WithSettings>
);
