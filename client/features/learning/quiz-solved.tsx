import { Box, Button, Group, Stack } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { QuizOutcome } from '#shared/learning/state.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { answerTexts as texts } from '#shared/texts/learning/learning.ts';
import view from '../../components/content-view/content-view.module.css';
import { QuizExplanation } from '../../components/content-view/quiz-explanation.tsx';
import { look } from '../../components/look/look.ts';
import classes from './quiz.module.css';
import { letterOf } from './quiz-form.tsx';

type QuizSolvedProps = {
  options: readonly string[];
  outcome: QuizOutcome;
  onAgain: () => void;
  /** What stands below the explanation. */
  children?: ReactNode;
};

/** One's own answer and the right one, said in words; the colour only repeats it. */
export function QuizSolved({ options, outcome, onAgain, children }: QuizSolvedProps) {
  const { isCorrect, correctIndex, explanation } = outcome;
  return (
    <>
      <Stack component="ol" gap="xs" className={look('unlisted')} aria-label={contentViewTexts.quiz.options}>
        {options.map((option, index) => (
          <Group
            component="li"
            gap="0.25rem 0.75rem"
            align="baseline"
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
            key={index}
            className={`${view.option} ${look('surface', 'line', 'roundMd')} ${classes.settled}`}
            data-right={index === correctIndex || undefined}
            data-wrong={(index === outcome.chosen && !isCorrect) || undefined}
          >
            <span className={look('muted', 'strong')} aria-hidden="true">
              {letterOf(index)}
            </span>
            <Box component="span" flex="1 1 12rem" className={look('narrowable', 'anywhere')}>
              {option === '' ? contentViewTexts.quiz.blankOption : option}
            </Box>
            <Verdict index={index} outcome={outcome} />
          </Group>
        ))}
      </Stack>
      <Group gap="0.5rem 1.25rem" mt={20} className={look('finger')}>
        <p
          className={`${classes.result} ${look('strong')}`}
          data-result=""
          data-right={isCorrect || undefined}
          tabIndex={-1}
          role="status"
        >
          {isCorrect ? texts.right : texts.wrong(letterOf(correctIndex))}
        </p>
        {!isCorrect && (
          <Button variant="default" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
      </Group>
      <QuizExplanation text={explanation}>{children}</QuizExplanation>
    </>
  );
}

function Verdict({ index, outcome: { chosen, correctIndex } }: { index: number; outcome: QuizOutcome }) {
  if (index === correctIndex) {
    return (
      <span className={look('inlineRow', 'good', 'fine', 'strong', 'gap4')}>
        <IconCheck size={18} stroke={2} aria-hidden="true" />
        {index === chosen ? texts.yoursRight : texts.solution}
      </span>
    );
  }
  if (index !== chosen) return null;
  return (
    <span className={look('inlineRow', 'bad', 'fine', 'strong', 'gap4')}>
      <IconX size={18} stroke={2} aria-hidden="true" />
      {texts.yours}
    </span>
  );
}
