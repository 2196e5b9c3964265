import { Box, Group, Text } from '@mantine/core';
import common from '../../../components/common.module.css';
import classes from './cycle-figure.module.css';

type CycleFigureProps = {
  /** Each value was chosen over the next, and the third over the first. */
  triad: readonly [string, string, string];
  isResolved?: boolean;
  labelledBy: string;
};

type Point = { x: number; y: number };

const [left, right, top]: [Point, Point, Point] = [
  { x: 22, y: 94 },
  { x: 218, y: 94 },
  { x: 120, y: 14 },
];
const [distance, head] = [17, 9];

export function CycleFigure({ triad: [first, second, third], isResolved = false, labelledBy }: CycleFigureProps) {
  return (
    <Box w="100%" mx="auto" maw={{ base: 160, sm: 304 }} role="img" aria-labelledby={labelledBy}>
      <Text c="dimmed" fw={600} ta="center" className={common.anywhere}>
        {third}
      </Text>
      <Box component="svg" viewBox="0 0 240 108" display="block" w="100%" aria-hidden="true">
        <path className={classes.arrow} d={arrow(right, top)} />
        <path className={classes.arrow} d={arrow(top, left)} />
        <path
          className={classes.asked}
          data-turned={isResolved || undefined}
          d={isResolved ? arrow(right, left) : arrow(left, right)}
        />
        <circle className={classes.other} cx={top.x} cy={top.y} r="5" />
        <path fill="var(--pg-mark-round)" d={`M${left.x + 6} ${left.y - 10}v20h-6a10 10 0 0 1 0 -20z`} />
        <path fill="var(--pg-mark-round)" d={`M${right.x - 6} ${right.y - 10}v20h6a10 10 0 0 0 0 -20z`} />
      </Box>
      <Group gap="0rem 1rem" justify="space-between" fw={600}>
        <p className={common.anywhere}>{first}</p>
        <Text ta="end" ms="auto" className={common.anywhere}>
          {second}
        </Text>
      </Group>
    </Box>
  );
}

function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) =>
    `${(from.x + dx * along - dy * aside).toFixed(1)} ${(from.y + dy * along + dx * aside).toFixed(1)}`;
  const tip = length - distance;
  return `M${at(distance, 0)}L${at(tip, 0)}M${at(tip - head, head * 0.6)}L${at(tip, 0)}L${at(tip - head, -head * 0.6)}`;
}
