import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import classes from './test-card.module.css';

type TestCardProps = {
  title: string;
  text: string;
  facts: readonly string[];
  picture: ReactNode;
  isCompleted: boolean;
  progressText: string | null;
  children: ReactNode;
};

export function TestCard({ title, text, facts, picture, isCompleted, progressText, children }: TestCardProps) {
  const titleId = useId();
  return (
    <Stack
      p="clamp(1.25rem, 3vw, 2.25rem)"
      bdrs="1.25rem"
      component="section"
      gap={0}
      bg="var(--pg-surface)"
      bd="1px solid var(--pg-line)"
      aria-labelledby={titleId}
    >
      <Box visibleFrom="sm" className={classes.picture}>
        {picture}
      </Box>
      <Group gap="0.5rem 1rem" justify="space-between">
        <Title order={2} lh={1.1} lts="-0.02em" id={titleId}>
          {title}
        </Title>
        {isCompleted && (
          <Group
            component="p"
            p="0.25rem 0.75rem 0.25rem 0.625rem"
            bdrs="1rem 0.25rem 0.25rem 1rem"
            gap={6}
            wrap="nowrap"
            display="inline-flex"
            c="var(--pg-fit-text)"
            fz="sm"
            fw={600}
            bg="var(--pg-fit-soft)"
          >
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {testsOverviewTexts.completed}
          </Group>
        )}
      </Group>
      {!isCompleted && (
        <>
          <Text mt="sm" c="dimmed" fz={17}>
            {text}
          </Text>
          <Group gap="0.25rem 1.25rem" align="stretch" component="ul" mt={{ base: 'sm', sm: 18 }} fw={600}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Group>
        </>
      )}
      <Box mt="auto" pt="lg">
        {progressText !== null && (
          <Text mb="sm" c="dimmed" className={common.numbers}>
            {progressText}
          </Text>
        )}
        {children}
      </Box>
    </Stack>
  );
}
