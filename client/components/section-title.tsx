import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

export const SectionTitle = ({ id, children }: { id: string; children: ReactNode }) => (
  <Box
    component="h2"
    maw="20em"
    fz="clamp(1.875rem, 3.6vw, 2.75rem)"
    lts="-0.025em"
    lh={1.08}
    ff="heading"
    fw={650}
    id={id}
  >
    {children}
  </Box>
);
