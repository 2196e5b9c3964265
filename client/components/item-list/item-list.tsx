import { Box, Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTemporaryNote } from '../../lib/hooks.ts';
import common from '../common.module.css';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';
import { PagedList, type PagedQuery } from '../paged-list.tsx';
import { SavedNote } from '../saved-note/saved-note.tsx';
import { ContentSkeleton } from '../skeleton/content-skeleton.tsx';
import classes from './item-list.module.css';
import { type FilterTexts, type TitleFilter, TitleFilters } from './title-filters.tsx';

type EmptyTexts = {
  empty: string;
  emptyText: string;
  emptyReader?: string;
  emptyReaderText: string;
  emptyFiltered: string;
  emptyFilteredText: string;
  clearFilter: string;
  create: string;
};

type ItemListProps<Page, Item, Status extends string> = {
  texts: FilterTexts<Status> & EmptyTexts & { list: string; more: string; loadFailed: string };
  list: PagedQuery<Page>;
  itemsOf: (page: Page) => readonly Item[];
  filter: TitleFilter<Status>;
  outcome: ReturnType<typeof useItemOutcome>;
  createPath: string | null;
  notice?: ReactNode;
  skeleton: ReactNode;
  cardOf: (item: Item) => ReactNode;
};

export function ItemList<Page, Item, Status extends string>(props: ItemListProps<Page, Item, Status>) {
  const { texts, list, itemsOf, filter, outcome, createPath, notice, skeleton, cardOf } = props;
  return (
    <PagedList
      list={list}
      itemsOf={itemsOf}
      texts={{ failed: texts.loadFailed, more: texts.more, moreFailed: texts.loadFailed }}
      skeleton={
        <ContentSkeleton>
          <TitleFilters texts={texts} filter={filter} />
          <Box mih="1.75rem" />
          <ItemCards>{skeleton}</ItemCards>
        </ContentSkeleton>
      }
      label={texts.list}
    >
      {(items) => (
        <>
          <h2 className={common.unseen} ref={outcome.heading} tabIndex={-1}>
            {texts.list}
          </h2>
          {items.length > 0 && notice}
          {(items.length > 0 || filter.isFiltered || filter.typed !== '') && (
            <TitleFilters texts={texts} filter={filter} />
          )}
          <Box mih="1.75rem">
            <SavedNote note={outcome.note} />
          </Box>
          {items.length === 0 ? (
            <NoItems texts={texts} createPath={createPath} onClear={filter.isFiltered ? filter.clear : undefined} />
          ) : (
            <ItemCards isBusy={list.isPlaceholderData}>{items.map(cardOf)}</ItemCards>
          )}
        </>
      )}
    </PagedList>
  );
}

type ItemCardsProps = { label?: string; isBusy?: boolean; children: ReactNode };

export const ItemCards = ({ label, isBusy = false, children }: ItemCardsProps) => (
  <ul className={classes.cards} aria-label={label} data-busy={isBusy || undefined}>
    {children}
  </ul>
);

type NoItemsProps = { texts: EmptyTexts; createPath: string | null; onClear?: (() => void) | undefined };

export function NoItems({ texts, createPath, onClear }: NoItemsProps) {
  if (onClear !== undefined) {
    const action = (
      <Button variant="default" onClick={onClear}>
        {texts.clearFilter}
      </Button>
    );
    return <EmptyState title={texts.emptyFiltered} text={texts.emptyFilteredText} action={action} />;
  }
  if (createPath === null) return <EmptyState title={texts.emptyReader ?? texts.empty} text={texts.emptyReaderText} />;
  const action = <LinkButton to={createPath}>{texts.create}</LinkButton>;
  return <EmptyState title={texts.empty} text={texts.emptyText} action={action} />;
}

export function useItemOutcome() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, say] = useTemporaryNote();
  const [failed, setFailed] = useState<{ id: string; message: string } | null>(null);
  return {
    heading,
    note,
    say,
    /** Focuses the heading, because the card with the pressed button may be removed. */
    announceAndFocus: (sentence: string) => {
      heading.current?.focus();
      say(sentence);
    },
    fail: (id: string, message: string) => setFailed({ id, message }),
    forget: () => setFailed(null),
    failureOf: (id: string) => (failed?.id === id ? failed.message : null),
  };
}
