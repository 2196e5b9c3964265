import { Group, VisuallyHidden } from '@mantine/core';
import { type Icon, IconMessage } from '@tabler/icons-react';
import { commentTexts as texts } from '#shared/texts/courses/draft.ts';
import { look } from './look/look.ts';

type IconCountProps = { icon: Icon; tone: 'ink' | 'muted'; count: number; label: string };

/** How many of something a lesson has, behind its title: as a small picture for the eye, in words for the ear. */
export function IconCount({ icon: Picture, tone, count, label }: IconCountProps) {
  return (
    <Group
      component="span"
      gap={2}
      wrap="nowrap"
      className={look('rigid', tone, 'tiny', 'strong', 'numbers')}
      title={label}
    >
      <Picture size={16} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Group>
  );
}

export function CommentCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return <IconCount icon={IconMessage} tone="ink" count={count} label={texts.count(count)} />;
}
