import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { jobLimits } from '#shared/jobs/draft.ts';
import { jobListTexts as texts } from '#shared/texts/job-editor.ts';
import { type StatusFilter, statusFilters } from './use-jobs.ts';

type JobFiltersProps = {
  typed: string;
  setTyped: (typed: string) => void;
  status: StatusFilter;
  setStatus: (status: StatusFilter) => void;
};

const whole = '100%';

export function JobFilters({ typed, setTyped, status, setStatus }: JobFiltersProps) {
  const choose = (value: string | null) => {
    const chosen = statusFilters.find((one) => one === value);
    if (chosen !== undefined) setStatus(chosen);
  };
  return (
    <Group gap="0.75rem 1rem" align="stretch" mb="lg">
      <TextInput
        w={{ base: whole, sm: '26rem' }}
        type="search"
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        maxLength={jobLimits.title}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        w={{ base: whole, sm: '13rem' }}
        label={texts.status}
        data={statusFilters.map((value) => ({ value, label: texts.filters[value] }))}
        value={status}
        onChange={choose}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
      />
    </Group>
  );
}
