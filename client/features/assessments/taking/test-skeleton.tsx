import { Skeleton } from '@mantine/core';
import { testScreenTexts } from '#shared/texts/assessments.ts';
import { TestFrame } from './test-frame.tsx';

const cards = ['a', 'b', 'c', 'd'];

/** A question and four cards: the shape of what comes. */
export function TestSkeleton({ title }: { title: string }) {
  return (
    <TestFrame bar={<Skeleton height={4} radius={2} />}>
      <div role="status" aria-label={`${title}: ${testScreenTexts.loading}`}>
        <Skeleton height={34} width="75%" mb={16} />
        <Skeleton height={18} width="55%" mb={44} />
        {cards.map((card) => (
          <Skeleton key={card} height={82} radius={12} mb={10} />
        ))}
      </div>
    </TestFrame>
  );
}
