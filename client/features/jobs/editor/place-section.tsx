import { Group, Select, TextInput, type TextInputProps } from '@mantine/core';
import { useRef } from 'react';
import { employments, workplaces } from '#shared/jobs/draft.ts';
import { type Country, countries, isPostalCode, postalCodeDigits } from '#shared/places/country.ts';
import type { TownOfCode } from '#shared/places/schema.ts';
import { jobEditorTexts, jobFormTexts as texts } from '#shared/texts/jobs/editor.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { townText } from '#shared/texts/places.ts';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { trpc } from '../../../trpc.ts';
import { Choice } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';
import { GermanNumberField } from './german-number-field.tsx';
import { fieldElementId } from './go-to-field.ts';
import type { JobForm } from './use-job-form.ts';

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
        id={fieldElementId('employment')}
        label={texts.employment}
        placeholder={texts.employmentPlaceholder}
        data={employments.map((value) => ({ value, label: jobWords.employments[value] }))}
        value={employment}
        error={form.errors['employment']}
        onChange={(value) => form.setFieldValue('employment', employments.find((one) => one === value) ?? null)}
        maw="24rem"
      />
      <Hours form={form} />
      <DateField
        id={fieldElementId('startsOn')}
        label={fieldNames.startsOn}
        description={texts.startsOnHint}
        {...form.getInputProps('startsOn')}
      />
    </SettingsSection>
  );
}

function PlaceFields({ form }: { form: JobForm }) {
  const { towns, setTown, setPostalCode, leavePostalCode } = useTowns(form);
  const { postalCode, town, country } = form.values;
  const own = town === '' ? [] : [{ town, country }];
  const choices = new Map([...towns, ...own].map((one) => [townKey(one), one]));
  return (
    <Group gap="md" align="flex-start">
      <TextInput
        id={fieldElementId('postalCode')}
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
        id={fieldElementId('town')}
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
          <GermanNumberField
            id={fieldElementId('hoursFrom')}
            label={texts.from}
            decimals={1}
            {...form.getInputProps('hoursFrom')}
          />
          <GermanNumberField
            id={fieldElementId('hoursTo')}
            label={texts.to}
            decimals={1}
            {...form.getInputProps('hoursTo')}
          />
        </Group>
      )}
    </FieldGroup>
  );
}

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** An ISO date such as 2026-11-24, or null. */
  value?: string | null;
  onChange?: (value: string | null) => void;
};

export function DateField({ value, onChange, ...props }: DateFieldProps) {
  return (
    <TextInput
      type="date"
      maw="14rem"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value === '' ? null : currentTarget.value)}
      {...props}
    />
  );
}

const isCompleteCode = (text: string): boolean => countries.some((country) => isPostalCode(text, country));
const maxCodeLength = Math.max(...Object.values(postalCodeDigits));
const freshQuery = { staleTime: 300_000 };

function useTowns(form: JobForm) {
  const utils = trpc.useUtils();
  const { postalCode } = form.values;
  const towns = trpc.places.towns.useQuery({ postalCode }, { enabled: isCompleteCode(postalCode), ...freshQuery });
  const latestCode = useRef(postalCode);
  const setTown = ({ town, country }: TownOfCode) => {
    form.setFieldValue('town', town);
    form.setFieldValue('country', country);
  };
  const fillTown = async (code: string) => {
    const matchingTowns = isCompleteCode(code)
      ? await utils.places.towns.fetch({ postalCode: code }, freshQuery).catch(() => [])
      : [];
    const [first] = matchingTowns;
    const isOneCountry = new Set(matchingTowns.map(({ country }) => country)).size === 1;
    if (first !== undefined && isOneCountry && latestCode.current === code) setTown(first);
  };
  const setPostalCode = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, maxCodeLength);
    latestCode.current = code;
    form.setFieldValue('postalCode', code);
    if (code !== postalCode) form.setFieldValue('town', '');
    if (code.length === maxCodeLength) void fillTown(code);
  };
  const leavePostalCode = () => {
    if (form.values.town === '') void fillTown(form.values.postalCode);
  };
  return { towns: towns.data ?? [], setTown, setPostalCode, leavePostalCode };
}

const townKey = ({ town, country }: { town: string; country: Country }): string => `${country} ${town}`;
