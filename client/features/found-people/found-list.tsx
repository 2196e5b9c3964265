import { Box, NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { foundOrders } from '#shared/found/schema.ts';
import { foundUi as texts } from '#shared/texts/found/people.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { HumanDecision } from '../../components/human-decision.tsx';
import { look } from '../../components/look/look.ts';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { forgotten, isRefused } from '../../lib/refused.ts';
import { useAddress } from '../../lib/use-address.ts';
import { trpc } from '../../trpc.ts';
import { FoundCard } from './found-card.tsx';
import { FoundSkeleton } from './found-skeleton.tsx';

/** Everybody whom a job finds without a name, 200 at most. */
export function FoundList({ jobId }: { jobId: string }) {
  const { params, change } = useAddress();
  const order = foundOrders.find((one) => one === params.get('order')) ?? 'newest';
  const list = trpc.foundPeople.page.useInfiniteQuery(
    { jobId, order },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData, ...forgotten },
  );
  if (list.isPending) return <FoundSkeleton />;
  if (list.data === undefined || isRefused(list.error))
    return <ErrorState title={texts.failed} onRetry={() => void list.refetch()} />;
  const people = list.data.pages.flatMap((page) => page.people);
  if (people.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  const isCut = list.data.pages[0]?.isCut ?? false;
  return (
    <section aria-label={texts.list}>
      <h2 className={look('unseen')}>{texts.list}</h2>
      <NativeSelect
        maw="16rem"
        mb="md"
        label={texts.order}
        data={foundOrders.map((value) => ({ value, label: texts.orders[value] }))}
        value={order}
        onChange={(event) => change({ order: event.currentTarget.value === 'group' ? 'group' : '' })}
      />
      <HumanDecision>
        {texts.bounds} {isCut && texts.isCut}
      </HumanDecision>
      <Box
        component="ul"
        mb="lg"
        className={look('unlisted', 'stack', 'gap16')}
        data-busy={list.isPlaceholderData || undefined}
      >
        {people.map((person) => (
          <FoundCard key={person.personId} person={person} jobId={jobId} />
        ))}
      </Box>
      <MoreButton list={list} label={texts.more} failed={texts.moreFailed} />
    </section>
  );
}
