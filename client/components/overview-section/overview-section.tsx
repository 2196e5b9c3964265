import { Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type OverviewSectionProps = { title: string; action?: ReactNode; children: ReactNode };

export function OverviewSection({ title, action, children }: OverviewSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Group gap="0.75rem 2rem" justify="space-between" mb="md">
        <Title order={2} size="h3" id={titleId}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </section>
  );
}
