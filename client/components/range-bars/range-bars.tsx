import { Box, Text, VisuallyHidden } from '@mantine/core';
import { rangeTexts as texts } from '#shared/texts/candidates/view.ts';
import common from '../common.module.css';
import { BandLane } from './band-lane.tsx';
import classes from './range-bars.module.css';
import { SkillRows, type SkillRowsProps } from './skill-rows.tsx';

type RangeRow = {
  skillId: number;
  name: string;
  rank: number | null;
  low: number | null;
  high: number | null;
  isShared?: boolean;
};

type RangeBarsProps<Row> = Omit<SkillRowsProps<Row>, 'children'> & {
  of: number;
};

export const RangeBars = <Row extends RangeRow>({ of, ...props }: RangeBarsProps<Row>) => (
  <SkillRows {...props}>{(row) => <Bar row={row} of={of} />}</SkillRows>
);

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
        <BandLane band={{ rank, low, high }} rankCount={of} />
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
