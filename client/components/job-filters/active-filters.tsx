import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { amountText } from '#shared/texts/jobs/pay-text.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import common from '../common.module.css';
import { filtersRemote, type JobFilterState, noFurtherFilters } from './job-filter.ts';

type ActiveFiltersProps = { filter: JobFilterState; onRemove: (changes: Partial<JobFilterState>) => void };

/** One button per filter behind 'Filter', which removes it. */
export function ActiveFilters({ filter, onRemove }: ActiveFiltersProps) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <Group component="ul" mt="sm" gap="xs" aria-label={texts.activeFilters}>
      {active.map(({ label, changes }) => (
        <li key={label}>
          <Button
            variant="default"
            mih={44}
            h="auto"
            py={6}
            px="sm"
            className={common.anywhere}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
            aria-label={texts.removeFilter(label)}
            onClick={() => onRemove(changes)}
          >
            {label}
          </Button>
        </li>
      ))}
    </Group>
  );
}

type ActiveFilter = { label: string; changes: Partial<JobFilterState> };

function activeFilters(filter: JobFilterState): ActiveFilter[] {
  const { field, remote, employment, pay, currency } = filter;
  const without = <Value,>(values: readonly Value[], removed: Value) => values.filter((value) => value !== removed);
  return [
    ...field.map((one) => ({ label: fieldNames[one], changes: { field: without(field, one) } })),
    ...(filtersRemote(filter) ? [{ label: texts.remotes[remote], changes: { remote: noFurtherFilters.remote } }] : []),
    ...employment.map((one) => ({
      label: jobWords.employments[one],
      changes: { employment: without(employment, one) },
    })),
    ...(pay === 0 ? [] : [{ label: texts.payChip(amountText(pay, currency)), changes: payless }]),
  ];
}

const payless = { pay: noFurtherFilters.pay, currency: noFurtherFilters.currency };
