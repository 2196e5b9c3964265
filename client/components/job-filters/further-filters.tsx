import { Box, CheckIcon, MultiSelect, type MultiSelectProps, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { employments } from '#shared/jobs/draft.ts';
import { fieldsAmong, fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import { type Currency, currencies } from '#shared/places/country.ts';
import { locale } from '#shared/product.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { amountText } from '#shared/texts/jobs/pay-text.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { currencyNames } from '#shared/texts/places.ts';
import { useIsNarrow } from '../../lib/hooks.ts';
import { boardCount, fieldCounts } from './board-count.ts';
import { type JobFilterState, noJobFilter, remoteFilters } from './job-filter.ts';

type FurtherFiltersProps = {
  filter: JobFilterState;
  set: (changes: Partial<JobFilterState>) => void;
  isOpen: boolean;
  /** Shown while no field is chosen. */
  storedFields?: string | undefined;
  /** Limits the list while the filter has no place. */
  storedPlace?: Pick<JobFilterState, 'place' | 'radius'> | undefined;
};

/** Per year, in whole hundreds per month. */
const paySteps: Readonly<Record<Currency, readonly number[]>> = {
  EUR: [24_000, 30_000, 36_000, 42_000, 48_000, 60_000, 72_000, 96_000],
  CHF: [48_000, 60_000, 72_000, 84_000, 96_000, 120_000],
};

const payKey = (pay: number, currency: Currency): string => `${pay} ${currency}`;

function parsePayKey(key: string): Pick<JobFilterState, 'pay' | 'currency'> {
  const [pay, currency] = key.split(' ');
  return { pay: Number(pay), currency: currencies.find((one) => one === currency) ?? 'EUR' };
}

function payStepsFor(currency: Currency, selectedPay: number) {
  const steps = [...new Set([...paySteps[currency], ...(selectedPay === 0 ? [] : [selectedPay])])].sort(
    (a, b) => a - b,
  );
  return steps.map((pay) => ({
    value: payKey(pay, currency),
    label: texts.payFrom(amountText(pay, currency), amountText(pay / 12, currency)),
  }));
}

/** Steps in francs are of use only if an open job pays in them. */
const useHasFrancs = (isOpen: boolean): boolean =>
  (useQuery({ ...boardCount({ ...noJobFilter, pay: 1, currency: 'CHF' }), enabled: isOpen }).data?.count ?? 0) > 0;

/** Never above the field, where it would cover the label. It scrolls below the button that counts the jobs. */
const listBelowField = { withinPortal: false, zIndex: 2, middlewares: { flip: false } };

/** Without a place, 'also' has no effect. */
function remoteOptions({ place, remote }: JobFilterState) {
  const hasPlace = place !== '';
  return remoteFilters
    .filter((value) => hasPlace || value !== 'also' || remote === 'also')
    .map((value) => ({ value, label: value === '' && !hasPlace ? texts.anyRemote : texts.remotes[value] }));
}

/** On phones, the field moves to the top, so that the list has room above the button that counts the jobs. */
function ChoiceList({ style, ...props }: MultiSelectProps) {
  const field = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  return (
    <Box ref={field} style={style}>
      <MultiSelect
        comboboxProps={listBelowField}
        onDropdownOpen={() => isNarrow && field.current?.scrollIntoView({ block: 'start' })}
        {...props}
      />
    </Box>
  );
}

export function FurtherFilters(props: FurtherFiltersProps) {
  const { filter, set, isOpen } = props;
  const { remote, employment, pay, currency } = filter;
  const hasFrancs = useHasFrancs(isOpen) || currency === 'CHF';
  const euros = payStepsFor('EUR', currency === 'EUR' ? pay : 0);
  return (
    <>
      <FieldsOfWork {...props} />
      <NativeSelect
        label={texts.remote}
        data={remoteOptions(filter)}
        value={remote}
        onChange={(event) => set({ remote: remoteFilters.find((one) => one === event.currentTarget.value) ?? '' })}
      />
      <ChoiceList
        label={texts.employment}
        placeholder={employment.length === 0 ? texts.anyEmployment : ''}
        data={employments.map((value) => ({ value, label: jobWords.employments[value] }))}
        value={employment}
        onChange={(chosen) => set({ employment: employments.filter((one) => chosen.includes(one)) })}
      />
      <NativeSelect
        label={texts.pay}
        data={[
          { value: payKey(0, currency), label: texts.anyPay },
          ...(hasFrancs
            ? [
                { group: currencyNames.EUR, items: euros },
                { group: currencyNames.CHF, items: payStepsFor('CHF', currency === 'CHF' ? pay : 0) },
              ]
            : euros),
        ]}
        value={payKey(pay, currency)}
        onChange={(event) => set(parsePayKey(event.currentTarget.value))}
      />
    </>
  );
}

const countText = (count: number | undefined) => (count === undefined ? '' : ` (${count.toLocaleString(locale)})`);

const inkPlaceholder = { inputField: { '--input-placeholder-color': 'var(--pg-ink)' } };

/** Fields without a job come last. */
function FieldsOfWork({ filter, set, isOpen, storedFields, storedPlace }: FurtherFiltersProps) {
  const counted = storedPlace && { place: storedPlace.place, radius: storedPlace.radius, remote: 'also' as const };
  const counts = useQuery({
    ...fieldCounts({ ...filter, ...counted }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  }).data;
  const countOf = (value: string) => fieldsAmong([value]).map((field) => counts?.[field])[0];
  const isEmpty = (value: string) => countOf(value) === 0;
  return (
    <ChoiceList
      style={{ gridColumn: '1 / -1' }}
      label={texts.field}
      placeholder={filter.field.length === 0 ? (storedFields ?? texts.anyField) : ''}
      {...(storedFields && { styles: inkPlaceholder })}
      data={fieldsOfWork
        .toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
        .map((value) => ({ value, label: fieldNames[value] }))}
      renderOption={({ option: { value, label }, checked }) => (
        <>
          {checked && <CheckIcon size="0.8em" aria-hidden="true" />}
          <Text span inherit {...(isEmpty(value) && { c: 'dimmed' })}>
            {label}
            {countText(countOf(value))}
          </Text>
        </>
      )}
      value={filter.field}
      onChange={(chosen) => set({ field: fieldsAmong(chosen) })}
    />
  );
}
