import { Button, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { isContentMissing } from '../../lib/scroll-positions.ts';
import { FormError } from '../form-error/form-error.tsx';

type LoadedList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type MoreButtonProps = { list: LoadedList; label: string; failed: string };

export function MoreButton({ list, label, failed }: MoreButtonProps) {
  const isIdle = list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError;
  useEffect(() => {
    if (isIdle && isContentMissing()) void list.fetchNextPage();
  });
  if (!list.hasNextPage) return null;
  return (
    <Stack gap="sm" align="flex-start" maw="var(--pg-reading)">
      <FormError message={list.isFetchNextPageError ? failed : null} />
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </Stack>
  );
}
