import { Flex, Group, Text } from '@mantine/core';
import { IconCircle, IconCircleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TimelineStep } from '#shared/applications/timeline.ts';
import { timelineTexts as texts } from '#shared/texts/applications/applying.ts';
import common from '../../components/common.module.css';
import { formatDate } from '../../lib/dates.ts';

type TimelineProps = {
  steps: readonly TimelineStep[];
  /** The promised day while the person waits. */
  replyBy: string | null;
};

/** The last step is the current state. */
const endings: ReadonlySet<string> = new Set(['refused', 'withdrawn'] satisfies Array<TimelineStep['kind']>);

export const Timeline = ({ steps, replyBy }: TimelineProps) => (
  <Flex component="ol" wrap="wrap" gap="0.5rem 1rem" mt="xs" aria-label={texts.label}>
    {steps.map(({ kind, at }, index) => (
      <Step key={kind} isDone isEnded={endings.has(steps.at(-1)?.kind ?? '')}>
        <Text span fz="sm" lh={1.3} display="block" {...(index === steps.length - 1 ? { fw: 700 } : { c: 'dimmed' })}>
          {texts.steps[kind]}
        </Text>
        <Text span c="dimmed" fz={14} lh={1.3} className={common.numbers}>
          {formatDate(at)}
        </Text>
      </Step>
    ))}
    {replyBy !== null && (
      <Step isDone={false}>
        <Text span fz="sm" lh={1.3} display="block">
          {texts.reply}
        </Text>
        <Text span c="dimmed" fz={14} lh={1.3} className={common.numbers}>
          {texts.replyBy(replyBy)}
        </Text>
      </Step>
    )}
  </Flex>
);

type StepProps = { isDone: boolean; isEnded?: boolean; children: ReactNode };

function Step({ isDone, isEnded = false, children }: StepProps) {
  const colour = isEnded ? 'var(--mantine-color-dimmed)' : 'var(--pg-fit-text)';
  const Dot = isDone ? IconCircleFilled : IconCircle;
  return (
    <Group component="li" gap={6} wrap="nowrap" align="flex-start">
      <Dot size={12} stroke={3} color={colour} style={{ marginTop: 4, flex: 'none' }} aria-hidden="true" />
      <div>{children}</div>
    </Group>
  );
}
