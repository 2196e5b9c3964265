import { Group, Select, TextInput } from '@mantine/core';
import { employments, workplaces } from '#shared/jobs/draft.ts';
import { jobEditorTexts, jobFormTexts as texts } from '#shared/texts/jobs/editor.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { townText } from '#shared/texts/places.ts';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { Choice } from './choice.tsx';
import { DateField } from './date-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { fieldPlace } from './field-place.ts';
import { FigureField } from './figure-field.tsx';
import type { JobForm } from './use-job-form.ts';
import { townKey, useTowns } from './use-towns.ts';

const { fieldNames } = jobEditorTexts;

export function PlaceSection({ form }: { form: JobForm }) {
  const { workplace, employment } = form.values;
  return (
    <SettingsSection {...texts.place}>
      <Choice
        label={texts.workplace}
        hint={workplace === 'remote' ? texts.remotePlace : undefined}
        options={workplaces.map((value) => ({ value, label: jobWords.workplaces[value] }))}
        value={workplace}
        onChange={(value) => form.setFieldValue('workplace', value)}
      />
      <PlaceFields form={form} />
      <Select
        id={fieldPlace('employment')}
        label={texts.employment}
        placeholder={texts.employmentPlaceholder}
        data={employments.map((value) => ({ value, label: jobWords.employments[value] }))}
        value={employment}
        error={form.errors['employment']}
        onChange={(value) => form.setFieldValue('employment', employments.find((one) => one === value) ?? null)}
        comboboxProps={{ withinPortal: false }}
        maw="24rem"
      />
      <Hours form={form} />
      <DateField
        id={fieldPlace('startsOn')}
        label={fieldNames.startsOn}
        description={texts.startsOnHint}
        {...form.getInputProps('startsOn')}
      />
    </SettingsSection>
  );
}

/** The postal code determines the town, and the town the country. People choose where there are several. */
function PlaceFields({ form }: { form: JobForm }) {
  const { towns, setTown, setPostalCode, leavePostalCode } = useTowns(form);
  const { postalCode, town, country } = form.values;
  const own = town === '' ? [] : [{ town, country }];
  const choices = new Map([...towns, ...own].map((one) => [townKey(one), one]));
  return (
    <Group gap="md" align="flex-start">
      <TextInput
        id={fieldPlace('postalCode')}
        flex="0 0 8rem"
        label={fieldNames.postalCode}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={postalCode}
        error={form.errors['postalCode']}
        onChange={({ currentTarget }) => setPostalCode(currentTarget.value)}
        onBlur={leavePostalCode}
      />
      <Select
        id={fieldPlace('town')}
        flex="1 1 8rem"
        label={fieldNames.town}
        placeholder={texts.townHint}
        data={[...choices].map(([value, one]) => ({ value, label: townText({ postalCode: null, ...one }) }))}
        value={town === '' ? null : townKey({ town, country })}
        error={form.errors['town']}
        disabled={towns.length === 0 && town === ''}
        onChange={(value) => {
          const chosen = choices.get(value ?? '');
          if (chosen !== undefined) setTown(chosen);
        }}
        comboboxProps={{ withinPortal: false }}
        allowDeselect={false}
      />
    </Group>
  );
}

function Hours({ form }: { form: JobForm }) {
  return (
    <FieldGroup label={texts.hours}>
      {({ labelId }) => (
        <Group role="group" aria-labelledby={labelId} gap="md" align="flex-start">
          <FigureField
            id={fieldPlace('hoursFrom')}
            label={texts.from}
            decimals={1}
            {...form.getInputProps('hoursFrom')}
          />
          <FigureField id={fieldPlace('hoursTo')} label={texts.to} decimals={1} {...form.getInputProps('hoursTo')} />
        </Group>
      )}
    </FieldGroup>
  );
}
