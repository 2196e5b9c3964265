import { Box } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { look } from '../look/look.ts';

type JobPartProps = { title: string; below: 1 | 2; children: ReactNode };

/** One matter of a job under its heading. `below`: the level of the job's own title. */
export function JobPart({ title, below, children }: JobPartProps) {
  const titleId = useId();
  return (
    <Box component="section" mt={48} pt="xl" className={look('lineTop')} aria-labelledby={titleId}>
      <Box
        component={below === 1 ? 'h2' : 'h3'}
        mb="md"
        lh={1.25}
        className={look('heading', 'step2', 'snug')}
        id={titleId}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
