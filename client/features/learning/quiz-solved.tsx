import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { QuizOutcome } from '#shared/learning/state.ts';
import { contentViewTexts } from '#shared/texts/courses.ts';
import { answerTexts as texts } from '#shared/texts/learning.ts';
import view from '../../components/content-view/content-view.module.css';
import classes from './quiz.module.css';
import { letterOf } from './quiz-letters.ts';

type QuizSolvedProps = { options: readonly string[]; outcome: QuizOutcome; onAgain: () => void };

/** One's own answer and the right one, said in words; the colour only repeats it. */
export function QuizSolved({ options, outcome, onAgain }: QuizSolvedProps) {
  const { isCorrect, correctIndex } = outcome;
  return (
    <>
      <ol className={view.options} aria-label={contentViewTexts.quiz.options}>
        {options.map((option, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
            key={index}
            className={`${view.option} ${classes.settled}`}
            data-right={index === correctIndex || undefined}
            data-wrong={(index === outcome.chosen && !isCorrect) || undefined}
          >
            <span className={view.letter} aria-hidden="true">
              {letterOf(index)}
            </span>
            <span className={view.answer}>{option === '' ? contentViewTexts.quiz.blankOption : option}</span>
            <Verdict index={index} outcome={outcome} />
          </li>
        ))}
      </ol>
      <div className={classes.below}>
        <p className={classes.result} data-result="" data-right={isCorrect || undefined} tabIndex={-1} role="status">
          {isCorrect ? texts.right : texts.wrong(letterOf(correctIndex))}
        </p>
        {!isCorrect && (
          <Button variant="default" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
      </div>
    </>
  );
}

function Verdict({ index, outcome: { chosen, correctIndex } }: { index: number; outcome: QuizOutcome }) {
  if (index === correctIndex) {
    return (
      <span className={view.right}>
        <IconCheck size={18} stroke={2} aria-hidden="true" />
        {index === chosen ? texts.yoursRight : texts.solution}
      </span>
    );
  }
  if (index !== chosen) return null;
  return (
    <span className={classes.wrong}>
      <IconX size={18} stroke={2} aria-hidden="true" />
      {texts.yours}
    </span>
  );
}
