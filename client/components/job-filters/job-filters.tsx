import { Box, Button, Group, NativeSelect, SimpleGrid } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { radii } from '#shared/jobs/board.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { useSearchText } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../empty-state.tsx';
import { PlaceField } from '../fields/place-field.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { LinkButton } from '../link-button.tsx';
import { FurtherFilters } from './further-filters.tsx';
import { countFurtherFilters, type JobFilterState, searchLimit } from './job-filter.ts';

type JobFiltersProps = {
  filter: JobFilterState;
  set: (changes: Partial<JobFilterState>) => void;
  sort: ReactNode;
  anyField?: string;
};

export function JobFilters({ filter, set, sort, ...further }: JobFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const furtherId = useId();
  return (
    <search>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm">
        <SearchTextField search={filter.search} onSearch={(search) => set({ search })} />
        <PlaceFields filter={filter} set={set} />
        {sort}
      </SimpleGrid>
      <Box hiddenFrom="xs" mt="sm">
        <Button
          variant="default"
          fullWidth
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={furtherId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.moreFilters(countFurtherFilters(filter))}
        </Button>
      </Box>
      <Box id={furtherId} mt="sm" {...(!isOpen && { visibleFrom: 'xs' })}>
        <FurtherFilters filter={filter} set={set} {...further} />
      </Box>
    </search>
  );
}

type SearchWordsFieldProps = { search: string; onSearch: (search: string) => void };

function SearchTextField({ search, onSearch }: SearchWordsFieldProps) {
  const { typed, setTyped, clear } = useSearchText(search, onSearch);
  return (
    <SearchField
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      maxLength={searchLimit}
      typed={typed}
      setTyped={setTyped}
      clearButton={{ label: texts.clear, onClear: clear }}
    />
  );
}

function PlaceFields({ filter, set }: Pick<JobFiltersProps, 'filter' | 'set'>) {
  const { typed, setTyped } = useSearchText(filter.place, (place) => set({ place }));
  const choose = (value: string) => set({ radius: radii.find((one) => String(one) === value) ?? filter.radius });
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <PlaceField flex={1} miw={0} label={texts.place} value={typed} onChange={setTyped} />
      <NativeSelect
        w="6.5rem"
        label={texts.radius}
        data={radii.map((km) => ({ value: String(km), label: texts.radiusOf(km) }))}
        value={String(filter.radius)}
        disabled={filter.place === '' || filter.remote === 'only'}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Group>
  );
}

type NoJobsProps = { isNarrowed: boolean; onClear: () => void };

export function NoJobs({ isNarrowed, onClear }: NoJobsProps) {
  const action = isNarrowed ? (
    <Button variant="default" onClick={onClear}>
      {texts.showAll}
    </Button>
  ) : (
    <LinkButton to={paths.courses}>{texts.toCourses}</LinkButton>
  );
  return <EmptyState title={texts.empty} text={isNarrowed ? texts.emptySearch : texts.emptyAll} action={action} />;
}
