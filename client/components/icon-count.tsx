import { Group, VisuallyHidden } from '@mantine/core';
import { type Icon, IconMessage } from '@tabler/icons-react';
import { commentTexts as texts } from '#shared/texts/courses/draft.ts';
import common from './common.module.css';

type IconCountProps = { icon: Icon; tone: 'bright' | 'dimmed'; count: number; label: string };

export function IconCount({ icon: Picture, tone, count, label }: IconCountProps) {
  return (
    <Group
      component="span"
      gap={2}
      wrap="nowrap"
      flex="none"
      c={tone}
      fz="xs"
      fw={600}
      className={common.numbers}
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
  return <IconCount icon={IconMessage} tone="bright" count={count} label={texts.count(count)} />;
}
