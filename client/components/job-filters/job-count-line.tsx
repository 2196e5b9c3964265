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
  /** The count includes jobs from home anywhere. */
  hasRemote: boolean;
  /** Null while unknown. */
  order: DiscoverSort | null;
  /** The order by match follows the shared values. */
  byValues?: boolean;
  action?: ReactNode;
};

const announcedMs = 3_000;

/** An empty list says the same in its heading. Until then, its count is only announced. */
export function JobCountLine({ count, order, byValues = false, action, ...around }: JobCountLineProps) {
  const isSaidBelow = count?.count === 0;
  const text = count === undefined ? '' : countText(count, around);
  const [announced] = useDebouncedValue(text, announcedMs);
  return (
    <Group gap="0 1rem" justify="space-between" mih={isSaidBelow ? 0 : 44} my="xs">
      <Text c="dimmed" className={`${common.numbers} ${isSaidBelow ? common.unseen : common.anywhere}`} role="status">
        {(!isSaidBelow || text !== announced) && text}
        {order !== null &&
          count !== undefined &&
          count.count > 1 &&
          `, ${byValues ? texts.byValues.order : texts.orders[order]}`}
      </Text>
      {action}
    </Group>
  );
}

/** Jobs with an application have their own count, unless there are no others. */
export const openCount = ({ total, applied }: { total: number; applied: number }): number =>
  total > applied ? total - applied : total;

type Around = Pick<JobCountLineProps, 'place' | 'radius' | 'hasRemote'>;

function countText(count: NonNullable<JobCountLineProps['count']>, { place, radius, hasRemote }: Around): string {
  if (count.isPlaceUnknown) return texts.unknownPlace(place);
  const foundText = texts.found(count.count);
  if (count.place === null) return foundText;
  return `${foundText} ${texts.around(count.place, radius)}${hasRemote ? texts.orRemote : ''}`;
}
