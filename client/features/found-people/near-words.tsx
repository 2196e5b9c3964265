import { Badge } from '@mantine/core';
import { foundUi as texts } from '#shared/texts/found/people.ts';

/** Whether the job lies where the person looks for work; the place itself is never told. */
export const NearWords = ({ isNear }: { isNear: boolean | null }) => (
  <Badge component="span" color={isNear === true ? 'sage' : 'gray'}>
    {isNear === null ? texts.anywhere : isNear ? texts.near : texts.far}
  </Badge>
);
