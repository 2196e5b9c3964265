import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { isRefused } from '../lib/errors.ts';
import { ErrorState } from './error-state.tsx';
import { MoreButton } from './more-button/more-button.tsx';

export type PagedQuery<Page> = {
  data?: { pages: Page[] } | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type PagedListProps<Page, Item> = {
  list: PagedQuery<Page>;
  itemsOf: (page: Page) => readonly Item[];
  texts: { failed?: string; more: string; moreFailed: string };
  skeleton: ReactNode;
  empty?: ReactNode;
  /** For lists of people: a refusal hides the loaded pages, too. */
  hidesRefused?: boolean;
  label?: string | undefined;
  beside?: ReactNode;
  children: (items: Item[], pages: Page[]) => ReactNode;
};

export function PagedList<Page, Item>(props: PagedListProps<Page, Item>) {
  const { list, itemsOf, texts, skeleton, empty, hidesRefused = false, label, beside, children } = props;
  if (list.isPending) return skeleton;
  if (list.data === undefined || (hidesRefused && isRefused(list.error)))
    return <ErrorState {...(texts.failed && { title: texts.failed })} onRetry={() => void list.refetch()} />;
  const { pages } = list.data;
  const items = pages.flatMap(itemsOf);
  if (items.length === 0 && empty !== undefined) return empty;
  const more = <MoreButton list={list} label={texts.more} failed={texts.moreFailed} />;
  const content = (
    <>
      {children(items, pages)}
      {beside === undefined ? (
        more
      ) : (
        <Group gap="0.75rem 1.25rem">
          {more}
          {beside}
        </Group>
      )}
    </>
  );
  return label === undefined ? content : <section aria-label={label}>{content}</section>;
}
