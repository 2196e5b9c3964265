import { Box, Flex } from '@mantine/core';
import common from '../../components/common.module.css';
import classes from './dashboard.module.css';

export type CurveStep = { label: string; count: number };

const numberFormat = new Intl.NumberFormat('de-DE');

export function CurveChart({ steps, label }: { steps: readonly CurveStep[]; label: string }) {
  const maxCount = Math.max(...steps.map(({ count }) => count), 1);
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <figure className={classes.chart} role="img" aria-label={label}>
      <Flex c="dimmed" fz={14} direction="column" justify="space-between" ta="end" className={common.numbers}>
        <span>{numberFormat.format(maxCount)}</span>
        <span>0</span>
      </Flex>
      <div className={classes.bars}>
        {steps.map(({ label: step, count }) => (
          <div key={step} className={classes.slot} title={`${step}: ${numberFormat.format(count)}`}>
            <div className={classes.bar} style={{ blockSize: `${(count / maxCount) * 100}%` }} />
          </div>
        ))}
      </div>
      <Box c="dimmed" fz={14} className={`${classes.ends} ${common.numbers}`}>
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </Box>
    </figure>
  );
}
