import { Group, Select } from '@mantine/core';
import { SearchField } from './search-field.tsx';

/** What a list is filtered by now, and how that changes. */
export type TitleFilter<Status> = {
  typed: string;
  setTyped: (typed: string) => void;
  status: Status;
  setStatus: (status: Status) => void;
};
type TitleFiltersProps<Status extends string> = TitleFilter<Status> & {
  texts: { search: string; searchPlaceholder: string; status: string; filters: Readonly<Record<Status, string>> };
  maxLength: number;
  statuses: readonly Status[];
};

const whole = '100%';

/** Of a list that is searched by title and narrowed down by status. */
export function TitleFilters<Status extends string>(props: TitleFiltersProps<Status>) {
  const { texts, maxLength, typed, setTyped, statuses, status, setStatus } = props;
  const choose = (value: string | null) => {
    const chosen = statuses.find((one) => one === value);
    if (chosen !== undefined) setStatus(chosen);
  };
  return (
    <Group gap="0.75rem 1rem" align="stretch" mb="lg">
      <SearchField
        w={{ base: whole, sm: '26rem' }}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        {...{ maxLength, typed, setTyped }}
      />
      <Select
        w={{ base: whole, sm: '13rem' }}
        label={texts.status}
        data={statuses.map((value) => ({ value, label: texts.filters[value] }))}
        value={status}
        onChange={choose}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
      />
    </Group>
  );
}
