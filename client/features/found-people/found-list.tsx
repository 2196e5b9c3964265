import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { foundOrders } from '#shared/found/schema.ts';
import { foundUi as texts } from '#shared/texts/found/people.ts';
import { HumanDecision } from '../../components/candidate-view/human-decision.tsx';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { ChoiceField } from '../../components/fields/search-field.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { forgotten } from '../../lib/errors.ts';
import { useAddress } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';
import { FoundCard } from './found-card.tsx';
import { FoundSkeleton } from './found-skeleton.tsx';

export function FoundList({ jobId }: { jobId: string }) {
  const { params, change } = useAddress();
  const order = foundOrders.find((one) => one === params.get('order')) ?? 'newest';
  const list = trpc.foundPeople.page.useInfiniteQuery(
    { jobId, order },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData, ...forgotten },
  );
  return (
    <PagedList
      list={list}
      itemsOf={({ people }) => people}
      texts={texts}
      skeleton={<FoundSkeleton />}
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
            values={foundOrders}
            names={texts.orders}
            value={order}
            onChange={(value) => change({ order: value === 'group' ? 'group' : '' })}
          />
          <HumanDecision>
            {texts.bounds} {first?.isCut && texts.isCut}
          </HumanDecision>
          <Stack component="ul" mb="lg" gap="md" data-busy={list.isPlaceholderData || undefined}>
            {people.map((person) => (
              <FoundCard key={person.personId} person={person} jobId={jobId} />
            ))}
          </Stack>
        </>
      )}
    </PagedList>
  );
}
