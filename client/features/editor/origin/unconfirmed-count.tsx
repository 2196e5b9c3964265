import { Group, VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { originTexts as texts } from '#shared/texts/ai-origin.ts';
import { look } from '../../../components/look/look.ts';

/** Behind the title of a lesson in the structure. */
export function UnconfirmedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Group
      component="span"
      gap={2}
      wrap="nowrap"
      className={look('rigid', 'muted', 'tiny', 'strong', 'numbers')}
      title={texts.waiting(count)}
    >
      <IconSparkles size={16} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{texts.waiting(count)}</VisuallyHidden>
    </Group>
  );
}
