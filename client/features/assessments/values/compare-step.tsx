import { type MouseEvent, useEffect, useEffectEvent, useId } from 'react';
import { valueTexts } from '#shared/texts/assessments.ts';
import { QuietButton } from '../taking/quiet-button.tsx';
import question from '../taking/test-question.module.css';
import { useQuestionFocus } from '../taking/use-question-focus.ts';
import classes from './compare-step.module.css';
import type { ValueProgress } from './value-progress.ts';

type CompareStepProps = { run: ValueProgress; onDecide: (winner: string) => void; onBack: () => void };

const { compare: texts } = valueTexts;

/** Two values, one edge between them. */
export function CompareStep({ run: { pairs, position }, onDecide, onBack }: CompareStepProps) {
  const placeId = useId();
  const heading = useQuestionFocus<HTMLHeadingElement>(position);
  const pair = pairs[position];
  useArrowKeys({ ArrowLeft: pair?.left, ArrowRight: pair?.right }, onDecide);
  if (pair === undefined) return null;
  const decideOnce = (event: MouseEvent, value: string) => {
    // The second half of a double click would answer a pair that nobody has read.
    if (event.detail <= 1) onDecide(value);
  };
  return (
    <>
      <h1 className={question.question} ref={heading} tabIndex={-1} aria-describedby={placeId}>
        {texts.question}
      </h1>
      <p className={classes.counter} id={placeId}>
        {texts.counter(position + 1, pairs.length)}
      </p>
      <div key={position} className={classes.pair}>
        {[pair.left, pair.right].map((value) => (
          <button
            key={value}
            type="button"
            className={classes.value}
            aria-pressed={pair.winner === value}
            onClick={(event) => decideOnce(event, value)}
          >
            {value}
          </button>
        ))}
      </div>
      <div className={classes.below}>
        <QuietButton onClick={onBack}>{position === 0 ? texts.toChoice : texts.previous}</QuietButton>
        <p className={classes.keys}>{texts.keys}</p>
      </div>
    </>
  );
}

function useArrowKeys(choices: Readonly<Record<string, string | undefined>>, onChoice: (value: string) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const choice = choices[event.key];
    if (choice === undefined || isCommand || event.repeat) return;
    event.preventDefault();
    onChoice(choice);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
