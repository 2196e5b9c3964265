import { Group, Select } from '@mantine/core';
import { z } from 'zod';
import { useSearchText } from '../../lib/hooks.ts';
import { choiceParam, textParam, useUrlQuery } from '../../lib/use-url-query.ts';
import { SearchField } from '../fields/search-field.tsx';

export function useTitleFilter<const Status extends string>(
  statuses: readonly [Status, ...Status[]],
  maxLength: number,
) {
  const schema = z.object({ status: choiceParam(statuses), search: textParam(maxLength) });
  const { query, set, clear, isNarrowed } = useUrlQuery(schema);
  const { search } = query;
  const status = query.status as Status;
  const { typed, setTyped } = useSearchText(search, (value) => set({ search: value }));
  return {
    ...{ search, status, statuses, maxLength, typed, setTyped },
    setStatus: (value: Status) => set({ status: value } as Partial<typeof query>),
    isFiltered: isNarrowed,
    clear: () => {
      setTyped('');
      clear();
    },
  };
}

export type TitleFilter<Status extends string> = ReturnType<typeof useTitleFilter<Status>>;

export type FilterTexts<Status extends string> = {
  search: string;
  searchPlaceholder: string;
  status: string;
  filters: Readonly<Record<Status, string>>;
};

type TitleFiltersProps<Status extends string> = {
  texts: FilterTexts<Status>;
  filter: Pick<TitleFilter<Status>, 'statuses' | 'maxLength' | 'typed' | 'setTyped' | 'status' | 'setStatus'>;
};

export function TitleFilters<Status extends string>({ texts, filter }: TitleFiltersProps<Status>) {
  const { statuses, maxLength, typed, setTyped, status, setStatus } = filter;
  const choose = (value: string | null) => {
    const selectedStatus = statuses.find((one) => one === value);
    if (selectedStatus !== undefined) setStatus(selectedStatus);
  };
  return (
    <Group gap="0.75rem 1rem" align="stretch" mb="lg">
      <SearchField
        w={{ base: '100%', sm: '26rem' }}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        {...{ maxLength, typed, setTyped }}
      />
      <Select
        w={{ base: '100%', sm: '13rem' }}
        label={texts.status}
        data={statuses.map((value) => ({ value, label: texts.filters[value] }))}
        value={status}
        onChange={choose}
        allowDeselect={false}
      />
    </Group>
  );
}
