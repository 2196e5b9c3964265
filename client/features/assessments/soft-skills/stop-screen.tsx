import { Group, Stack, Text } from '@mantine/core';
import { type Icon, IconCheck, IconClock, IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import type { AnswerState } from '../../../lib/outbox/answer-queue.ts';
import { useIsFailing } from '../taking/save-status.tsx';
import { TestFooter } from '../taking/test-footer.tsx';
import { QuestionTitle } from '../taking/test-frame.tsx';
import classes from './stop-screen.module.css';

const { stop: texts } = softskillTexts;

type Fact = { icon: Icon; text: string };
type StopScreenProps = {
  heading: Ref<HTMLHeadingElement>;
  title: string;
  text: string;
  picture: ReactNode;
  facts: ReadonlyArray<Fact | null>;
  start: ReactNode;
  children: ReactNode;
};

export function StopScreen({ heading, title, text, picture, facts, start, children }: StopScreenProps) {
  const textId = useId();
  return (
    <>
      <div className={classes.sheet}>
        {picture}
        <QuestionTitle ref={heading} tabIndex={-1} aria-describedby={textId}>
          {title}
        </QuestionTitle>
        <Text id={textId} mt="xs" maw="38rem" c="dimmed" fz={17}>
          {text}
        </Text>
        <Stack component="ul" gap="sm" mt="lg">
          {facts
            .filter((fact) => fact !== null)
            .map(({ icon: IconOf, text: fact }) => (
              <Group component="li" key={fact} gap={10} wrap="nowrap">
                <IconOf color="var(--pg-fit-text)" size={22} stroke={1.75} aria-hidden="true" />
                {fact}
              </Group>
            ))}
        </Stack>
      </div>
      <TestFooter start={start}>{children}</TestFooter>
    </>
  );
}

export const doneFact = (text: string): Fact => ({ icon: IconCheck, text });

export function useSaveFact(save: AnswerState<string>): Fact {
  const { unsent } = save;
  if (useIsFailing(save)) return { icon: IconCloudOff, text: texts.unsaved(unsent) };
  return { icon: IconCloudCheck, text: unsent === 0 ? texts.saved : texts.saving };
}

export const minutesFact = (minutes: number | null): Fact | null =>
  minutes === null ? null : { icon: IconClock, text: texts.minutes(minutes) };
