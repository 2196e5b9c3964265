import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { QuizOutcome } from '#shared/learning/state.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { answerTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import view from '../../components/content-view/content-view.module.css';
import { QuizExplanation } from '../../components/content-view/quiz-explanation.tsx';
import classes from './quiz.module.css';
import { letterOf } from './quiz-form.tsx';

type QuizSolvedProps = {
  options: readonly string[];
  outcome: QuizOutcome;
  isRevealed: boolean;
  onAgain: () => void;
  onReveal: () => void;
  children?: ReactNode;
};

/** A wrong answer leaves the solution hidden until the person wants to see it, because the next try counts. */
export function QuizSolved({ options, outcome, children, ...afterwards }: QuizSolvedProps) {
  const { isCorrect, correctIndex, explanation } = outcome;
  const { onAgain, onReveal } = afterwards;
  const isRevealed = isCorrect || afterwards.isRevealed;
  return (
    <>
      <Stack component="ol" gap="xs" aria-label={contentViewTexts.quiz.options}>
        {options.map((option, index) => (
          <Group
            component="li"
            gap="0.25rem 0.75rem"
            align="baseline"
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
            key={index}
            bdrs="md"
            className={`${view.option} ${classes.settled}`}
            data-right={(isRevealed && index === correctIndex) || undefined}
            data-wrong={(index === outcome.chosen && !isCorrect) || undefined}
          >
            <Text span miw={14} c="dimmed" fw={600} aria-hidden="true">
              {letterOf(index)}
            </Text>
            <Text span flex="1 1 12rem" miw={0} className={common.anywhere}>
              {option === '' ? contentViewTexts.quiz.blankOption : option}
            </Text>
            {(isRevealed || index === outcome.chosen) && <Verdict index={index} outcome={outcome} />}
          </Group>
        ))}
      </Stack>
      <Group gap="0.5rem 1.25rem" mt={20} mih={44}>
        <Text
          fw={600}
          className={classes.result}
          data-result=""
          data-right={isCorrect || undefined}
          tabIndex={-1}
          role="status"
        >
          {isCorrect ? texts.right : isRevealed ? texts.solved(letterOf(correctIndex)) : texts.wrong}
        </Text>
        {!isCorrect && (
          <Button color="coral" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
        {!isRevealed && (
          <Button variant="default" onClick={onReveal}>
            {texts.showSolution}
          </Button>
        )}
      </Group>
      {isRevealed && <QuizExplanation text={explanation}>{children}</QuizExplanation>}
    </>
  );
}

function Verdict({ index, outcome: { chosen, correctIndex } }: { index: number; outcome: QuizOutcome }) {
  if (index === correctIndex) {
    return (
      <Group component="span" gap={4} wrap="nowrap" display="inline-flex" c="var(--pg-fit-text)" fz={14} fw={600}>
        <IconCheck size={18} stroke={2} aria-hidden="true" />
        {index === chosen ? texts.yoursRight : texts.solution}
      </Group>
    );
  }
  if (index !== chosen) return null;
  return (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex" c="var(--pg-error-text)" fz={14} fw={600}>
      <IconX size={18} stroke={2} aria-hidden="true" />
      {texts.yours}
    </Group>
  );
}
