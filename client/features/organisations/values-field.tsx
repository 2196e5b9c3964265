import { MultiSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { valueWords } from '#shared/assessments/values/values.ts';
import { maxOrganisationValues, minOrganisationValues } from '#shared/organisations/schema.ts';
import { organisationSettingsTexts as texts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';

type ValuesFieldProps = { value: string[]; onChange: (values: string[]) => void; error?: ReactNode };

export function ValuesField({ value, onChange, error }: ValuesFieldProps) {
  return (
    <div>
      <MultiSelect
        label={texts.values}
        description={texts.valuesHint(minOrganisationValues, maxOrganisationValues)}
        placeholder={value.length < maxOrganisationValues ? texts.valuesPlaceholder : ''}
        data={valueWords}
        value={value}
        onChange={onChange}
        error={error}
        maxValues={maxOrganisationValues}
        nothingFoundMessage={texts.valuesEmpty}
        searchable
        clearSearchOnChange
        hidePickedOptions
      />
      <Text mt={6} c="dimmed" fz={14} className={common.numbers}>
        {texts.valuesCount(value.length, maxOrganisationValues)}
      </Text>
      <TooFewValues count={value.length} />
    </div>
  );
}

export const TooFewValues = ({ count }: { count: number }) =>
  count > 0 && count < minOrganisationValues ? (
    <Text mt={6} role="status" fz="sm">
      {texts.tooFewValues(count, minOrganisationValues)}
    </Text>
  ) : null;
