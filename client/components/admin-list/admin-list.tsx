import { Box, Button, Group } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mostFound } from '#shared/admin/list.ts';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';
import { downloadFrom } from '../../lib/download.ts';
import { AdminFailure } from '../admin-failure.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LoadingShape } from '../loading-shape.tsx';
import { look } from '../look/look.ts';
import { MoreButton } from '../more-button/more-button.tsx';
import { focusTools, listToolsId } from './focus-tools.ts';

/** The part of an endless query that a list is drawn from. */
export type ListQuery = {
  isPending: boolean;
  isSuccess: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type AdminListProps = {
  query: ListQuery;
  /** So many have been loaded. */
  count: number;
  /** A search found more than the list goes through. */
  isCut?: boolean | undefined;
  isNarrowed: boolean;
  onClear: () => void;
  empty: { title: string; text: string };
  children: ReactNode;
};

/** What stands below the filters of a list: loading, failed, empty, or the table with a button for more. */
export function AdminList({ query, count, isCut, isNarrowed, onClear, empty, children }: AdminListProps) {
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
              focusTools();
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
          <Box component="p" mb="md" className={look('muted', 'reading')}>
            {texts.cut(mostFound)}
          </Box>
        )}
        {children}
      </Box>
      <MoreButton list={query} label={texts.more} failed={texts.moreFailed} />
    </>
  );
}

/** Search and filters at the left, the file at the right. */
export function ListTools({ children, exportTo }: { children: ReactNode; exportTo?: string }) {
  return (
    <search id={listToolsId} tabIndex={-1}>
      <Group gap="0.75rem 1rem" align="flex-end" mb="lg">
        {children}
        {exportTo !== undefined && (
          <Button
            ml={{ sm: 'auto' }}
            variant="default"
            leftSection={<IconTableExport size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => downloadFrom(exportTo)}
          >
            {texts.export}
          </Button>
        )}
      </Group>
    </search>
  );
}
