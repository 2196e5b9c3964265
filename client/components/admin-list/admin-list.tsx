import { Box, Button, Group, Text } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { searchResultLimit } from '#shared/admin/list.ts';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { downloadFrom } from '../../lib/requests/download.ts';
import { AdminFailure } from '../admin-failure.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LoadingShape } from '../loading-shape.tsx';
import { MoreButton } from '../more-button/more-button.tsx';
import { PageHeader } from '../page-header.tsx';
import type { PagedQuery } from '../paged-list.tsx';
import { type AdminList, exportUrl, type Filters, type useListQuery } from './list-definition.ts';
import { ListFilter, ListSearch } from './list-fields.tsx';
import { focusListTools, listToolsId, type Owner, OwnerFilter } from './owner-filter.tsx';

type RowsQuery<Page> = PagedQuery<Page> & { isSuccess: boolean };

export const listPaging = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  placeholderData: keepPreviousData,
  ...dropOnUnmount,
};

type AdminListPageProps<Row, Sort extends string, F extends Filters> = {
  list: AdminList<Row, Sort, F>;
  listState: ReturnType<typeof useListQuery<Sort, F>>;
  query: RowsQuery<{ rows: Row[]; isCut: boolean; organisation?: Owner }>;
};

export function AdminListPage<Row, Sort extends string, F extends Filters>(props: AdminListPageProps<Row, Sort, F>) {
  const { list, listState, query } = props;
  const { texts: listTexts, filters, columns, keyOf, to, exportPath } = list;
  const { query: listQuery, set, owner } = listState;
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <PageHeader title={listTexts.title} text={listTexts.text} />
      <ListTools exportTo={exportUrl(exportPath, listQuery)}>
        <ListSearch
          label={listTexts.search}
          placeholder={listTexts.searchPlaceholder}
          search={listQuery.search}
          onSearch={(search) => set({ search })}
        />
        {Object.entries(filters).map(([name, filter]) => (
          <ListFilter
            key={name}
            {...filter}
            value={listState.selectedValueOf(name)}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        <OwnerFilter owner={owner} list={query} onClear={() => set({ org: '' })} />
      </ListTools>
      <ListFrame
        query={query}
        count={rows.length}
        isCut={query.data?.pages.some((page) => page.isCut)}
        isNarrowed={listState.isNarrowed}
        onClear={listState.clear}
        empty={listTexts.empty}
      >
        <DataTable
          label={listTexts.title}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          rowLink={{ to }}
          sorting={listQuery}
          onSort={({ sort, order }) => set({ sort, order })}
        />
      </ListFrame>
    </>
  );
}

type ListFrameProps = {
  query: RowsQuery<unknown>;
  count: number;
  isCut?: boolean | undefined;
  isNarrowed: boolean;
  onClear: () => void;
  empty: { title: string; text: string };
  children: ReactNode;
};

export function ListFrame({ query, count, isCut, isNarrowed, onClear, empty, children }: ListFrameProps) {
  if (query.isPending) return <LoadingShape kind="table" />;
  if (!query.isSuccess && count === 0) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (count === 0 && isNarrowed)
    return (
      <EmptyState
        title={texts.nothing.title}
        text={texts.nothing.text}
        action={
          <Button
            variant="default"
            onClick={() => {
              onClear();
              focusListTools();
            }}
          >
            {texts.nothing.clear}
          </Button>
        }
      />
    );
  if (count === 0) return <EmptyState title={empty.title} text={empty.text} />;
  return (
    <>
      <Box mb="lg" data-busy={query.isPlaceholderData || undefined}>
        {isCut === true && (
          <Text mb="md" c="dimmed" maw="var(--pg-reading)">
            {texts.cut(searchResultLimit)}
          </Text>
        )}
        {children}
      </Box>
      <MoreButton list={query} label={texts.more} failed={texts.moreFailed} />
    </>
  );
}

export function ListTools({ children, exportTo }: { children: ReactNode; exportTo: string }) {
  return (
    <search id={listToolsId} tabIndex={-1}>
      <Group gap="0.75rem 1rem" align="flex-end" mb="lg">
        {children}
        <Button
          ml={{ sm: 'auto' }}
          variant="default"
          leftSection={<IconTableExport size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => downloadFrom(exportTo)}
        >
          {texts.export}
        </Button>
      </Group>
    </search>
  );
}
