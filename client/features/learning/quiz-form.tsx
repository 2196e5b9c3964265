import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { contentViewTexts } from '#shared/texts/courses.ts';
import { answerTexts as texts } from '#shared/texts/learning.ts';
import view from '../courses/content-view/content-view.module.css';
import classes from './quiz.module.css';
import { letterOf } from './quiz-letters.ts';

type QuizFormProps = {
  /** The question, for those who hear it. */
  name: string;
  options: readonly string[];
  isPending: boolean;
  problem: string | null;
  onCheck: (chosen: number) => void;
};

export function QuizForm({ name, options, isPending, problem, onCheck }: QuizFormProps) {
  const group = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setIsAsked(true);
    else if (!isPending) onCheck(chosen);
  };
  const message = problem ?? (isAsked && chosen === null ? texts.choose : null);
  return (
    <form onSubmit={send} noValidate>
      <fieldset className={classes['group']}>
        <legend className={classes['hidden']}>{name}</legend>
        <div className={view['options']}>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
            <label key={index} className={`${view['option']} ${classes['choice']}`}>
              <input
                className={classes['radio']}
                type="radio"
                name={group}
                checked={chosen === index}
                onChange={() => setChosen(index)}
              />
              <span className={view['letter']} aria-hidden="true">
                {letterOf(index)}
              </span>
              <span className={view['answer']}>{option === '' ? contentViewTexts.quiz.blankOption : option}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes['below']} data-screen="">
        <Button type="submit" variant="default" loading={isPending}>
          {texts.check}
        </Button>
        <p className={classes['message']} role="alert">
          {message}
        </p>
      </div>
    </form>
  );
}
