import { Button, Skeleton } from '@mantine/core';
import { valueTexts } from '#shared/texts/assessments.ts';
import { saveNote } from '../taking/save-note.ts';
import type { SaveState } from '../taking/save-queue.ts';
import question from '../taking/test-question.module.css';
import { useQuestionFocus } from '../taking/use-question-focus.ts';
import classes from './contradiction-step.module.css';
import { type Change, useContradictions } from './use-contradictions.ts';
import type { ValueRunEvents } from './use-value-run.ts';
import type { ValueQueue } from './value-queue.ts';

type ContradictionStepProps = ValueRunEvents & { token: string; queue: ValueQueue; save: SaveState<string> };

const { contradiction: texts, compare } = valueTexts;

/** After the last comparison: look at answers that form a circle, and turn one round or leave them. */
export function ContradictionStep({ token, queue, save, ...events }: ContradictionStepProps) {
  const { contradiction, decide, isDeciding, isError, retry } = useContradictions(token, queue, events);
  const heading = useQuestionFocus<HTMLHeadingElement>(contradiction?.number ?? 0);
  if (contradiction === null)
    return (
      <div className={classes.wait} role="status">
        <h1 className={question.question}>{compare.saving}</h1>
        <p className={question.hint}>{saveNote(save)}</p>
        {isError ? (
          <Button onClick={() => void retry()}>{compare.retry}</Button>
        ) : (
          <Skeleton height={6} width="12rem" radius={3} />
        )}
      </div>
    );
  const [a, b, c] = contradiction.triad;
  const turns: Change[] = [
    { winner: b, loser: a },
    { winner: c, loser: b },
    { winner: a, loser: c },
  ];
  return (
    <>
      <p className={classes.counter}>{texts.counter(contradiction.number, contradiction.of)}</p>
      <h1 className={question.question} ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className={classes.sentence}>{texts.sentence(a, b, c)}</p>
      <p className={question.hint}>{texts.text}</p>
      <div className={classes.turns}>
        {turns.map(({ winner, loser }) => (
          <button
            key={winner}
            type="button"
            className={classes.turn}
            disabled={isDeciding}
            onClick={() => decide({ winner, loser })}
          >
            <span className={classes.new}>{texts.turn(winner, loser)}</span>
            <span className={classes.old}>{texts.instead(loser, winner)}</span>
          </button>
        ))}
      </div>
      <Button className={classes.keep} color="coral" size="lg" loading={isDeciding} onClick={() => decide(null)}>
        {texts.keep}
      </Button>
    </>
  );
}
