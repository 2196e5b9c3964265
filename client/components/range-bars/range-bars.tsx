import { Box, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { rangeTexts as texts } from '#shared/texts/candidates/view.ts';
import common from '../common.module.css';
import { Jointed } from '../jointed/jointed.tsx';
import { BandLane } from './band-lane.tsx';
import classes from './range-bars.module.css';

/** `rank` null: nothing is said of this skill. */
type RangeRow = {
  skillId: number;
  name: string;
  rank: number | null;
  low: number | null;
  high: number | null;
  isShared?: boolean;
};

type RangeBarsProps<Row> = {
  rows: readonly Row[];
  /** How many skills the person's result ranks. */
  of: number;
  label: string;
  /** Behind a skill's name: what a job asks of it. */
  note?: (row: Row) => ReactNode;
};

/** Skills as bars with the range that the measurement leaves open; the numbers beside them say the same. */
export function RangeBars<Row extends RangeRow>({ rows, of, label, note }: RangeBarsProps<Row>) {
  return (
    <ul className={classes.bars} aria-label={label}>
      {rows.map((row) => (
        <li key={row.skillId} className={classes.bar}>
          <Text span fw={600} className={common.anywhere}>
            <Jointed>{row.name}</Jointed>
            {note && <> {note(row)}</>}
          </Text>
          <Bar row={row} of={of} />
        </li>
      ))}
    </ul>
  );
}

function Bar({ row: { rank, low, high, isShared = false }, of }: { row: RangeRow; of: number }) {
  if (rank === null || low === null || high === null) {
    return (
      <Text span c="dimmed" fz={14} className={classes.place}>
        {texts.unknown}
      </Text>
    );
  }
  return (
    <>
      <div>
        <BandLane band={{ rank, low, high }} of={of} />
      </div>
      <Box fz={14} className={`${classes.place} ${common.numbers}`}>
        <span aria-hidden="true">
          <span className={common.oneLine}>{texts.place(rank, isShared)}</span>{' '}
          <Text span c="dimmed" className={common.oneLine}>
            {texts.range(low, high)}
          </Text>
        </span>
        <VisuallyHidden>{texts.spoken({ rank, isShared, low, high, of })}</VisuallyHidden>
      </Box>
    </>
  );
}
