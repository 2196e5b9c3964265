import { Text } from '@mantine/core';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import common from '../common.module.css';
import type { Radius } from './job-filter.ts';

type FoundCountProps = {
  count: { count: number; place: string | null; isPlaceUnknown: boolean } | undefined;
  place: string;
  radius: Radius;
};

export function FoundCount({ count, place, radius }: FoundCountProps) {
  return (
    <Text mih="1.5rem" mt={20} mb="md" c="dimmed" className={`${common.numbers} ${common.anywhere}`} role="status">
      {count !== undefined && wordsOf(count, place, radius)}
    </Text>
  );
}

function wordsOf(count: NonNullable<FoundCountProps['count']>, place: string, radius: Radius): string {
  if (count.isPlaceUnknown) return texts.unknownPlace(place);
  const found = texts.found(count.count);
  return count.place === null ? found : `${found} ${texts.around(count.place, radius)}`;
}
