import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { humanDecision } from '#shared/texts/candidates/candidates.ts';

export const HumanDecision = ({ children }: { children?: ReactNode }) => (
  <Text maw="44rem" mb="md" c="dimmed" fz="sm">
    {humanDecision} {children}
  </Text>
);
