import { MultiSelect, NativeSelect, SimpleGrid } from '@mantine/core';
import { employments } from '#shared/jobs/draft.ts';
import { jobListTexts as texts } from '#shared/texts/job-board.ts';
import { jobWords } from '#shared/texts/job-words.ts';
import list from '../option-list.module.css';
import { type JobFilterState, remoteWishes } from './job-filter.ts';

type FurtherFiltersProps = { filter: JobFilterState; set: (changes: Partial<JobFilterState>) => void };

/** Whole euros a year. */
const paySteps = [0, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000] as const;

/** From anywhere or not, the kind of employment, the pay. */
export function FurtherFilters({ filter, set }: FurtherFiltersProps) {
  const { remote, employment, pay } = filter;
  // Another amount may stand in the address: it is a step, too.
  const steps = [...new Set([...paySteps, pay])].sort((a, b) => a - b);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm">
      <NativeSelect
        label={texts.remote}
        data={remoteWishes.map((value) => ({ value, label: texts.remotes[value] }))}
        value={remote}
        onChange={(event) => set({ remote: remoteWishes.find((one) => one === event.currentTarget.value) ?? '' })}
      />
      <MultiSelect
        label={texts.employment}
        placeholder={employment.length === 0 ? texts.anyEmployment : ''}
        data={employments.map((value) => ({ value, label: jobWords.employments[value] }))}
        value={employment}
        onChange={(chosen) => set({ employment: employments.filter((one) => chosen.includes(one)) })}
        classNames={{ options: list.options }}
        styles={{ pillsList: { minHeight: '2.25rem', alignItems: 'center' } }}
        withScrollArea={false}
        comboboxProps={{ withinPortal: false }}
      />
      <NativeSelect
        label={texts.pay}
        data={steps.map((value) => ({
          value: String(value),
          label: value === 0 ? texts.anyPay : texts.payFrom(value),
        }))}
        value={String(pay)}
        onChange={(event) => set({ pay: Number(event.currentTarget.value) })}
      />
    </SimpleGrid>
  );
}
