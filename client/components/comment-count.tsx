import { Group, VisuallyHidden } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { commentTexts as texts } from '#shared/texts/draft.ts';
import { look } from './look/look.ts';

/** How many open comments a lesson has, behind its title. */
export function CommentCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <Group
      component="span"
      gap={2}
      wrap="nowrap"
      className={look('rigid', 'ink', 'tiny', 'strong', 'numbers')}
      title={texts.count(count)}
    >
      <IconMessage size={16} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{texts.count(count)}</VisuallyHidden>
    </Group>
  );
}
