import { Box, Button, Skeleton, Stack } from '@mantine/core';
import { valueTexts } from '#shared/texts/assessments.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { look } from '../../../components/look/look.ts';
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
  const { contradiction, decide, isDeciding, failure, retry } = useContradictions(token, queue, events);
  const heading = useQuestionFocus<HTMLHeadingElement>(contradiction?.number ?? 0);
  if (contradiction === null)
    return (
      <Box pt="8vh" role="status">
        <Box component="h1" fz="clamp(1.5rem, 3.2vw, 2.25rem)" lh={1.12} className={look('headingTight')}>
          {compare.saving}
        </Box>
        <p className={`${question.hint} ${look('muted', 'body')}`}>{saveNote(save)}</p>
        {failure !== null ? (
          <Stack gap="md" align="flex-start">
            <FormError message={failure} />
            <Button onClick={() => void retry()}>{compare.retry}</Button>
          </Stack>
        ) : (
          <Skeleton height={6} width="12rem" radius={3} />
        )}
      </Box>
    );
  const [a, b, c] = contradiction.triad;
  const turns: Change[] = [
    { winner: b, loser: a },
    { winner: c, loser: b },
    { winner: a, loser: c },
  ];
  return (
    <>
      <Box component="p" mb={6} className={look('muted', 'small')}>
        {texts.counter(contradiction.number, contradiction.of)}
      </Box>
      <Box
        component="h1"
        fz="clamp(1.5rem, 3.2vw, 2.25rem)"
        lh={1.12}
        className={look('headingTight')}
        ref={heading}
        tabIndex={-1}
      >
        {texts.title}
      </Box>
      <Box component="p" mt={20} lh={1.4} className={look('step1')}>
        {texts.sentence(a, b, c)}
      </Box>
      <p className={`${question.hint} ${look('muted', 'body')}`}>{texts.text}</p>
      <div className={look('stack', 'gap10', 'threeWide')}>
        {turns.map(({ winner, loser }) => (
          <button
            key={winner}
            type="button"
            className={`${classes.turn} ${look('stack', 'ink', 'surface', 'fit', 'fieldLine', 'gap2')}`}
            disabled={isDeciding}
            onClick={() => decide({ winner, loser })}
          >
            <span className={look('strong')}>{texts.turn(winner, loser)}</span>
            <span className={look('muted', 'fine')}>{texts.instead(loser, winner)}</span>
          </button>
        ))}
      </div>
      <FormError message={failure} />
      <Button className={classes.keep} color="coral" size="lg" loading={isDeciding} onClick={() => decide(null)}>
        {texts.keep}
      </Button>
    </>
  );
}
