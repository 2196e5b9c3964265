import { IconMessage } from '@tabler/icons-react';
import { commentTexts as texts } from '#shared/texts/courses/draft.ts';
import { IconCount } from './icon-count.tsx';

/** How many open comments a lesson has. */
export function CommentCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return <IconCount icon={IconMessage} tone="ink" count={count} label={texts.count(count)} />;
}
