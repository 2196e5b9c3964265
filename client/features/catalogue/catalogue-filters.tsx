import { CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { type SortOption, sortOptions } from '#shared/catalogue/schema.ts';
import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import classes from './catalogue.module.css';
import { searchLimit } from './use-catalogue.ts';

type CatalogueFiltersProps = {
  typed: string;
  setTyped: (typed: string) => void;
  clear: () => void;
  sort: SortOption;
  setSort: (sort: SortOption) => void;
};

export function CatalogueFilters({ typed, setTyped, clear, sort, setSort }: CatalogueFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const empty = () => {
    clear();
    field.current?.focus();
  };
  const choose = (value: string) => setSort(sortOptions.find((one) => one === value) ?? 'newest');
  return (
    <Group component="search" gap="0.75rem 1rem" align="stretch">
      <TextInput
        className={classes.search}
        ref={field}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        rightSection={typed !== '' && <CloseButton aria-label={texts.clear} onClick={empty} />}
        maxLength={searchLimit}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        className={classes.sort}
        label={texts.sort}
        data={sortOptions.map((value) => ({ value, label: texts.sorts[value] }))}
        value={sort}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Group>
  );
}
