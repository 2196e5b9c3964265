import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { courseLimits } from '#shared/courses/schema.ts';
import { courseListTexts as texts } from '#shared/texts/courses.ts';
import classes from './courses.module.css';
import { type StatusFilter, statusFilters } from './use-courses.ts';

type CourseFiltersProps = {
  typed: string;
  setTyped: (typed: string) => void;
  status: StatusFilter;
  setStatus: (status: StatusFilter) => void;
};

export function CourseFilters({ typed, setTyped, status, setStatus }: CourseFiltersProps) {
  const choose = (value: string | null) => {
    const chosen = statusFilters.find((one) => one === value);
    if (chosen !== undefined) setStatus(chosen);
  };
  return (
    <Group gap="0.75rem 1rem" align="stretch" mb="lg">
      <TextInput
        className={classes.search}
        type="search"
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        maxLength={courseLimits.title}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        className={classes.status}
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
