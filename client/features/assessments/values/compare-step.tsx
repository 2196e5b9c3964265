import { Box, Group } from '@mantine/core';
import { type MouseEvent, useEffect, useEffectEvent, useId } from 'react';
import { valueTexts } from '#shared/texts/assessments.ts';
import { look } from '../../../components/look/look.ts';
import { QuietButton } from '../taking/quiet-button.tsx';
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
      <Box
        component="h1"
        fz="clamp(1.5rem, 3.2vw, 2.25rem)"
        lh={1.12}
        className={look('headingTight')}
        ref={heading}
        tabIndex={-1}
        aria-describedby={placeId}
      >
        {texts.question}
      </Box>
      <Box component="p" mt="xs" className={look('muted', 'numbers')} id={placeId}>
        {texts.counter(position + 1, pairs.length)}
      </Box>
      <div key={position} className={classes.pair}>
        {[pair.left, pair.right].map((value) => (
          <button
            key={value}
            type="button"
            className={`${classes.value} ${look('heading', 'centred', 'ink', 'snug', 'anywhere', 'surface', 'fieldLine')}`}
            aria-pressed={pair.winner === value}
            onClick={(event) => decideOnce(event, value)}
          >
            {value}
          </button>
        ))}
      </div>
      <Group
        m="0.75rem -0.75rem 0"
        pb="max(1rem, env(safe-area-inset-bottom))"
        gap="md"
        wrap="nowrap"
        justify="space-between"
      >
        <QuietButton onClick={onBack}>{position === 0 ? texts.toChoice : texts.previous}</QuietButton>
        <p className={`${classes.keys} ${look('muted', 'small', 'gone')}`}>{texts.keys}</p>
      </Group>
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
