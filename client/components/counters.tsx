import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { look } from './look/look.ts';

type CountersProps = { label?: string; figures: ReadonlyArray<{ label: string; figure: ReactNode }> };

/** A few numbers in a row between two lines. */
export function Counters({ label, figures }: CountersProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      mb="xl"
      py="md"
      className={look('stack', 'lineTop', 'lineBottom', 'cols32', 'rows16')}
      style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}
    >
      {figures.map(({ label: term, figure }) => (
        <Box key={term} style={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <dt className={look('muted')}>{term}</dt>
          <Box component="dd" lh={1.2} className={look('heading', 'step3', 'numbers')}>
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
