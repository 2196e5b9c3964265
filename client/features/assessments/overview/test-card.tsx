import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type Icon, IconCheck, IconClock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import classes from './test-card.module.css';

type TestTexts = { title: string; text: string; duration: string; gains: readonly string[]; done: string };
type TestCardProps = {
  texts: TestTexts;
  picture: ReactNode;
  isCompleted: boolean;
  isPreparing?: boolean;
  progressText: string | null;
  /** A sentence about the result. */
  result?: ReactNode;
  children: ReactNode;
};

/** Four rows of the card grid, so that actions align. */
export function TestCard({
  texts,
  picture,
  isCompleted,
  isPreparing = false,
  progressText,
  result,
  children,
}: TestCardProps) {
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
      data-completed={isCompleted || undefined}
    >
      <Box visibleFrom="sm" className={classes.picture}>
        {picture}
      </Box>
      <Group gap="0.5rem 1rem">
        <Title order={2} lh={1.1} lts="-0.02em" id={titleId}>
          {texts.title}
        </Title>
        {isCompleted && <Completed />}
      </Group>
      <Box mt="sm">
        <Text c="dimmed" fz={17}>
          {isCompleted ? texts.done : texts.text}
        </Text>
        {isCompleted && result && <Box mt="md">{result}</Box>}
        {!isCompleted && !isPreparing && <Facts duration={texts.duration} gains={texts.gains} />}
      </Box>
      <Box mt="lg">
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

const Completed = () => (
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
);

const Facts = ({ duration, gains }: Pick<TestTexts, 'duration' | 'gains'>) => (
  <Stack component="ul" gap={6} mt="md">
    <Fact icon={IconClock}>{duration}</Fact>
    {gains.map((gain) => (
      <Fact key={gain} icon={IconCheck}>
        {gain}
      </Fact>
    ))}
  </Stack>
);

const Fact = ({ icon: Picture, children }: { icon: Icon; children: string }) => (
  <Group component="li" gap={10} wrap="nowrap" fw={500}>
    <Picture color="var(--pg-fit-text)" size={20} stroke={2} aria-hidden="true" />
    {children}
  </Group>
);
