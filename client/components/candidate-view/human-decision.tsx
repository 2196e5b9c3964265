import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { humanDecision } from '#shared/texts/candidates/candidates.ts';

/** Beside every order of people: that it supports a human decision and rejects nobody. `children`: what else is to be known of it. */
export const HumanDecision = ({ children }: { children?: ReactNode }) => (
  <Text maw="44rem" mb="md" c="dimmed" fz="sm">
    {humanDecision} {children}
  </Text>
);
