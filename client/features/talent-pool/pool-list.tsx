import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { poolOrders } from '#shared/talent-pool/schema.ts';
import { talentPoolMatchTexts as texts } from '#shared/texts/talent-pool/company.ts';
import { HumanDecisionNote } from '../../components/candidate-view/human-decision-note.tsx';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { ChoiceField } from '../../components/fields/search-field.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { dropOnUnmount } from '../../lib/errors.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { PoolCard } from './pool-card.tsx';
import { PoolSkeleton } from './pool-skeleton.tsx';

export function PoolList({ jobId }: { jobId: string }) {
  const { params, change } = useUrlParams();
  const order = poolOrders.find((one) => one === params.get('order')) ?? 'newest';
  const list = trpc.foundPeople.page.useInfiniteQuery(
    { jobId, order },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData, ...dropOnUnmount },
  );
  return (
    <PagedList
      list={list}
      itemsOf={({ people }) => people}
      texts={texts}
      skeleton={<PoolSkeleton />}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      label={texts.list}
      hidesRefused
    >
      {(people, [first]) => (
        <>
          <h2 className={common.unseen}>{texts.list}</h2>
          <ChoiceField
            maw="16rem"
            mb="md"
            label={texts.order}
            values={poolOrders}
            names={texts.orders}
            value={order}
            onChange={(value) => change({ order: value === 'group' ? 'group' : '' })}
          />
          <HumanDecisionNote>
            {texts.bounds} {first?.isCut && texts.isCut}
          </HumanDecisionNote>
          <Stack component="ul" mb="lg" gap="md" data-busy={list.isPlaceholderData || undefined}>
            {people.map((person) => (
              <PoolCard key={person.personId} person={person} jobId={jobId} />
            ))}
          </Stack>
        </>
      )}
    </PagedList>
  );
}
