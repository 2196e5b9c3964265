import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { contentViewTexts } from '#shared/texts/courses.ts';
import { answerTexts as texts } from '#shared/texts/learning.ts';
import view from '../../components/content-view/content-view.module.css';
import classes from './quiz.module.css';
import { letterOf } from './quiz-letters.ts';
import { ReloadButton } from './reload-button.tsx';

/** `isOutdated`: another version is online, and loading it is the way on. */
export type QuizProblem = { words: string; isOutdated: boolean };

type QuizFormProps = {
  /** The question, for those who hear it. */
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
  const [isAsked, setIsAsked] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setIsAsked(true);
    else if (!isPending) onCheck(chosen);
  };
  const message = problem?.words ?? (isAsked && chosen === null ? texts.choose : null);
  return (
    <form onSubmit={send} noValidate>
      <fieldset className={classes.group}>
        <legend className={classes.hidden}>{name}</legend>
        <div className={view.options}>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
            <label key={index} className={`${view.option} ${classes.choice}`}>
              <input
                className={classes.radio}
                type="radio"
                name={group}
                checked={chosen === index}
                onChange={() => setChosen(index)}
              />
              <span className={view.letter} aria-hidden="true">
                {letterOf(index)}
              </span>
              <span className={view.answer}>{option === '' ? contentViewTexts.quiz.blankOption : option}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes.below} data-screen="">
        <Button type="submit" variant="default" loading={isPending}>
          {texts.check}
        </Button>
        <p className={classes.message} role="alert">
          {message}
        </p>
        {problem?.isOutdated === true && <ReloadButton onReload={onReload} />}
      </div>
    </form>
  );
}
