import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { answerTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import view from '../../components/content-view/content-view.module.css';
import classes from './quiz.module.css';
import { ReloadButton } from './reader-notes.tsx';

export type QuizProblem = { message: string; isOutdated: boolean };

type QuizFormProps = {
  name: string;
  options: readonly string[];
  isPending: boolean;
  problem: QuizProblem | null;
  onCheck: (chosen: number) => void;
  onReload: () => Promise<unknown>;
};

export function QuizForm({ name, options, isPending, problem, onCheck, onReload }: QuizFormProps) {
  const group = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setWasSubmitted(true);
    else if (!isPending) onCheck(chosen);
  };
  const message = problem?.message ?? (wasSubmitted && chosen === null ? texts.choose : null);
  return (
    <form onSubmit={send} noValidate>
      <fieldset>
        <legend className={common.unseen}>{name}</legend>
        <Stack gap="xs">
          {options.map((option, index) => (
            <Group
              component="label"
              gap="0.25rem 0.75rem"
              align="baseline"
              // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
              key={index}
              bdrs="md"
              className={`${view.option} ${classes.choice} ${common.line} ${common.hoverLine}`}
            >
              <Box
                component="input"
                flex="none"
                className={classes.radio}
                type="radio"
                name={group}
                checked={chosen === index}
                onChange={() => setChosen(index)}
              />
              <Text span miw={14} c="dimmed" fw={600} aria-hidden="true">
                {letterOf(index)}
              </Text>
              <Text span flex="1 1 12rem" miw={0} className={common.anywhere}>
                {option === '' ? contentViewTexts.quiz.blankOption : option}
              </Text>
            </Group>
          ))}
        </Stack>
      </fieldset>
      <Group gap="0.5rem 1.25rem" mt={20} mih={44} data-screen="">
        <Button type="submit" color="coral" loading={isPending}>
          {texts.check}
        </Button>
        <Text c="var(--pg-error-text)" fz="sm" role="alert">
          {message}
        </Text>
        {problem?.isOutdated === true && <ReloadButton onReload={onReload} />}
      </Group>
    </form>
  );
}

const first = 'A'.charCodeAt(0);

export const letterOf = (index: number): string => String.fromCharCode(first + index);
