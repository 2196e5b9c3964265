import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { humanDecision } from '#shared/texts/candidates/candidates.ts';
import { look } from '../look/look.ts';

/** Beside every order of people: that it supports a human decision and rejects nobody. `children`: what else is to be known of it. */
export const HumanDecision = ({ children }: { children?: ReactNode }) => (
  <Box component="p" maw="44rem" mb="md" className={look('muted', 'small')}>
    {humanDecision} {children}
  </Box>
);
