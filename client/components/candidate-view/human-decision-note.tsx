import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { humanDecisionText } from '#shared/texts/candidates/candidates.ts';

export const HumanDecisionNote = ({ children }: { children?: ReactNode }) => (
  <Text maw="44rem" mb="md" c="dimmed" fz="sm">
    {humanDecisionText} {children}
  </Text>
);
