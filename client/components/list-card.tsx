import { Stack, type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';

export const ListCard = (props: StackProps & { children: ReactNode }) => (
  <Stack
    component="li"
    gap={0}
    miw={0}
    p="1.25rem 1.5rem 1.5rem"
    bdrs="2rem 0.5rem 0.5rem 2rem"
    bg="var(--pg-surface)"
    bd="1px solid var(--pg-line)"
    {...props}
  />
);
