import { Box, Group } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { look } from '../look/look.ts';

type SummaryPartProps = { title: string; action?: ReactNode; children: ReactNode };

/** One part of the overview, with the way to where it is worked on. */
export function SummaryPart({ title, action, children }: SummaryPartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Group gap="0.75rem 2rem" justify="space-between" mb="md">
        <Box component="h2" lh={1.25} className={look('heading', 'step2')} id={titleId}>
          {title}
        </Box>
        {action}
      </Group>
      {children}
    </section>
  );
}
