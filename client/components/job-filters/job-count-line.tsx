import { Group, Text } from '@mantine/core';
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

export function JobCountLine({ count, place, radius, order, action }: JobCountLineProps) {
  return (
    <Group gap="0 1rem" justify="space-between" mih={isSaidBelow(count) ? 0 : 44} my="xs">
      <Text
        c="dimmed"
        className={`${common.numbers} ${isSaidBelow(count) ? common.unseen : common.anywhere}`}
        role="status"
      >
        {count !== undefined && countText(count, place, radius)}
        {order !== null && count !== undefined && count.count > 1 && `, ${texts.orders[order]}`}
      </Text>
      {action}
    </Group>
  );
}

/** The empty list says that nothing is found. */
const isSaidBelow = (count: JobCountLineProps['count']): boolean => count?.count === 0 && count.place === null;

function countText(count: NonNullable<JobCountLineProps['count']>, place: string, radius: Radius): string {
  if (count.isPlaceUnknown) return texts.unknownPlace(place);
  const foundText = texts.found(count.count);
  return count.place === null ? foundText : `${foundText} ${texts.around(count.place, radius)}`;
}
