import { Group } from '@mantine/core';
import { type SortOption, sortOptions } from '#shared/catalogue/schema.ts';
import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import { ChoiceField } from '../../components/choice-field.tsx';
import { SearchField } from '../../components/search-field.tsx';
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
  return (
    <Group component="search" gap="0.75rem 1rem" align="stretch">
      <SearchField
        className={classes.search}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={searchLimit}
        typed={typed}
        setTyped={setTyped}
        clearing={{ label: texts.clear, onClear: clear }}
      />
      <ChoiceField
        className={classes.sort}
        label={texts.sort}
        values={sortOptions}
        names={texts.sorts}
        value={sort}
        onChange={setSort}
      />
    </Group>
  );
}
