import { Box, Center } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { StatementView } from '#shared/assessments/state.ts';
import { autoPlacedId, type Draft, placeOf } from './ordering.ts';
import classes from './rank-button.module.css';

export type RankButtonProps = {
  statement: StatementView;
  draft: Draft;
  onPick: (statement: StatementView) => void;
};

/** Ignores the second click of a double click, which would take the statement back. */
export function RankButton({ statement, draft, onPick }: RankButtonProps) {
  const place = placeOf(draft, statement.id);
  const pickOnce = (event: MouseEvent) => {
    if (event.detail <= 1) onPick(statement);
  };
  return (
    <Box
      component="button"
      type="button"
      c="bright"
      className={classes.button}
      aria-pressed={place !== null}
      data-self={statement.id === autoPlacedId(draft) || undefined}
      onClick={pickOnce}
    >
      <Center component="span" ff="heading" fw={650} fz="h4" className={classes.place}>
        {place}
      </Center>
      <span className={classes.text}>{statement.text}</span>
    </Box>
  );
}
