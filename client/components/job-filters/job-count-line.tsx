import { Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Radius } from '#shared/jobs/board.ts';
import type { DiscoverSort } from '#shared/matching/schema.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import common from '../common.module.css';

type JobCountLineProps = {
  count: { count: number; place: string | null; isPlaceUnknown: boolean } | undefined;
  place: string;
  radius: Radius;
  /** Null while unknown. */
  order: DiscoverSort | null;
  action?: ReactNode;
};

const announcedMs = 3_000;

/** An empty list says the same in its heading. Until then, its count is only announced. */
export function JobCountLine({ count, place, radius, order, action }: JobCountLineProps) {
  const isSaidBelow = count?.count === 0;
  const text = count === undefined ? '' : countText(count, place, radius);
  const [announced] = useDebouncedValue(text, announcedMs);
  return (
    <Group gap="0 1rem" justify="space-between" mih={isSaidBelow ? 0 : 44} my="xs">
      <Text c="dimmed" className={`${common.numbers} ${isSaidBelow ? common.unseen : common.anywhere}`} role="status">
        {(!isSaidBelow || text !== announced) && text}
        {order !== null && count !== undefined && count.count > 1 && `, ${texts.orders[order]}`}
      </Text>
      {action}
    </Group>
  );
}

function countText(count: NonNullable<JobCountLineProps['count']>, place: string, radius: Radius): string {
  if (count.isPlaceUnknown) return texts.unknownPlace(place);
  const foundText = texts.found(count.count);
  return count.place === null ? foundText : `${foundText} ${texts.around(count.place, radius)}`;
}
