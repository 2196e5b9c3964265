import { Button, Checkbox, Group, NativeSelect, Popover, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { candidateSorts, candidateTabs, statusFilters } from '#shared/candidates/schema.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { candidateListTexts as texts } from '#shared/texts/candidates/list.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { useSearchText } from '../../lib/hooks.ts';
import { type CandidateListQuery, filterCount, searchLimit } from './candidate-filter.ts';

type CandidateFiltersProps = {
  query: CandidateListQuery;
  jobs: ReadonlyArray<{ jobId: string; title: string }>;
  set: (changes: Partial<CandidateListQuery>) => void;
};

export function CandidateFilters({ query, jobs, set }: CandidateFiltersProps) {
  const { typed, setTyped } = useSearchText(query.search, (search) => set({ search }));
  // The URL may name a job that the list does not offer.
  const isOffered = query.jobId === null || jobs.some(({ jobId }) => jobId === query.jobId);
  return (
    <search>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm" mb="md">
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={searchLimit}
          {...{ typed, setTyped }}
        />
        <NativeSelect
          label={texts.job}
          data={[
            { value: '', label: texts.allJobs },
            ...jobs.map(({ jobId, title }) => ({ value: jobId, label: title })),
            ...(isOffered ? [] : [{ value: query.jobId ?? '', label: texts.job }]),
          ]}
          value={query.jobId ?? ''}
          onChange={(event) => set({ jobId: event.currentTarget.value || null })}
        />
        <NativeSelect
          label={texts.sort}
          data={candidateSorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={query.sort}
          onChange={(event) =>
            set({ sort: candidateSorts.find((one) => one === event.currentTarget.value) ?? 'newest' })
          }
        />
      </SimpleGrid>
    </search>
  );
}

export function FilterButton({ query, set }: Omit<CandidateFiltersProps, 'jobs'>) {
  const count = filterCount(query);
  const { filter } = texts;
  return (
    <Popover width={320} position="bottom-end" withinPortal={false} shadow="md" radius="lg" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
        >
          {count === 0 ? filter.button : `${filter.button}: ${filter.active(count)}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={filter.title}>
        <Stack gap="md">
          <NativeSelect
            label={filter.status}
            data={statusFilters.map((value) => ({ value, label: statusLabel(value) }))}
            value={query.status}
            onChange={(event) =>
              set({ status: statusFilters.find((one) => one === event.currentTarget.value) ?? 'any' })
            }
          />
          <Checkbox
            label={filter.onlyReliable}
            checked={query.onlyReliable}
            onChange={(event) => set({ onlyReliable: event.currentTarget.checked })}
          />
          <Checkbox
            label={filter.onlyNamed}
            checked={query.onlyNamed}
            onChange={(event) => set({ onlyNamed: event.currentTarget.checked })}
          />
          <Button
            variant="default"
            disabled={count === 0}
            onClick={() => set({ status: 'any', onlyReliable: false, onlyNamed: false })}
          >
            {filter.clear}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

const statusLabel = (value: (typeof statusFilters)[number]): string =>
  value === 'any' ? texts.filter.any : value === 'none' ? texts.filter.none : applicationStatusNames[value];

type CandidateTabsProps = Omit<CandidateFiltersProps, 'jobs'> & { actions: ReactNode; children: ReactNode };

export function CandidateTabs({ query, set, actions, children }: CandidateTabsProps) {
  const note = texts.tabNote[query.tab];
  return (
    <Tabs value={query.tab} onChange={(value) => set({ tab: candidateTabs.find((one) => one === value) ?? 'all' })}>
      <Group gap="sm" justify="space-between" align="flex-end" mb="md">
        <Tabs.List aria-label={texts.tabs}>
          {candidateTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {texts.tab[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Group gap="xs">{actions}</Group>
      </Group>
      {candidateTabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          {tab === query.tab && (
            <>
              {note !== null && (
                <Text mb="sm" c="dimmed" fz="sm">
                  {note}
                </Text>
              )}
              {children}
            </>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
