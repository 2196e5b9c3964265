import { Box, Group, Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { look } from '../../../components/look/look.ts';
import classes from './test-card.module.css';

type TestCardProps = {
  title: string;
  text: string;
  facts: readonly string[];
  picture: ReactNode;
  isCompleted: boolean;
  /** How far one is, if one has begun. */
  soFar: string | null;
  children: ReactNode;
};

export function TestCard({ title, text, facts, picture, isCompleted, soFar, children }: TestCardProps) {
  const titleId = useId();
  return (
    <Stack
      p="clamp(1.25rem, 3vw, 2.25rem)"
      bdrs="1.25rem"
      component="section"
      gap={0}
      className={look('surface', 'line')}
      aria-labelledby={titleId}
    >
      <div className={classes.picture}>{picture}</div>
      <Group gap="0.5rem 1rem" justify="space-between">
        <Box component="h2" lh={1.1} className={look('headingTight', 'step3')} id={titleId}>
          {title}
        </Box>
        {isCompleted && (
          <Box
            component="p"
            p="0.25rem 0.75rem 0.25rem 0.625rem"
            bdrs="1rem 0.25rem 0.25rem 1rem"
            className={look('inlineRow', 'good', 'small', 'strong', 'fitSoft', 'gap6')}
          >
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {testsOverviewTexts.completed}
          </Box>
        )}
      </Group>
      <Box component="p" mt="sm" className={look('muted', 'large')}>
        {text}
      </Box>
      <Group gap="0.25rem 1.25rem" align="stretch" component="ul" mt={18} mb={28} className={look('strong')}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Group>
      <Box mt="auto">
        {soFar !== null && (
          <Box component="p" mb="sm" className={look('muted', 'numbers')}>
            {soFar}
          </Box>
        )}
        {children}
      </Box>
    </Stack>
  );
}
