import { Text } from '@mantine/core';
import type { Radius } from '#shared/jobs/board.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import common from '../common.module.css';

type JobCountLineProps = {
  count: { count: number; place: string | null; isPlaceUnknown: boolean } | undefined;
  place: string;
  radius: Radius;
};

export function JobCountLine({ count, place, radius }: JobCountLineProps) {
  return (
    <Text mih="1.5rem" mt={20} mb="md" c="dimmed" className={`${common.numbers} ${common.anywhere}`} role="status">
      {count !== undefined && countText(count, place, radius)}
    </Text>
  );
}

function countText(count: NonNullable<JobCountLineProps['count']>, place: string, radius: Radius): string {
  if (count.isPlaceUnknown) return texts.unknownPlace(place);
  const foundText = texts.found(count.count);
  return count.place === null ? foundText : `${foundText} ${texts.around(count.place, radius)}`;
}
