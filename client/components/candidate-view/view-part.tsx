import { Box } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { look } from '../look/look.ts';

/** The headings of a view, by the level of the person's name. */
export const headingsBelow = {
  2: { part: 'h3', group: 'h4', entry: 'h5' },
  3: { part: 'h4', group: 'h5', entry: 'h6' },
} as const;
export type NameLevel = keyof typeof headingsBelow;

type ViewPartProps = { title: string; below: NameLevel; children: ReactNode };

export function ViewPart({ title, below, children }: ViewPartProps) {
  const titleId = useId();
  return (
    <Box component="section" mt="lg" pt="lg" className={look('lineTop')} aria-labelledby={titleId}>
      <Box component={headingsBelow[below].part} mb="xs" lh={1.25} className={look('heading', 'step1')} id={titleId}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
