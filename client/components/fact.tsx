import { Box } from '@mantine/core';
import { look } from './look/look.ts';

/** A line of a `<dl>`: what it is, and below it what is so. */
export function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <Box component="dt" mb={4} className={look('muted', 'fine')}>
        {term}
      </Box>
      <dd className={look('anywhere', 'unhyphenated', 'preLine')}>{children}</dd>
    </div>
  );
}
