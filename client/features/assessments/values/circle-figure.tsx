import { Box, Group, Text } from '@mantine/core';
import common from '../../../components/common.module.css';
import classes from './circle-figure.module.css';

type CircleFigureProps = {
  /** In the order they were chosen: each before the next, the third before the first. */
  triad: readonly [string, string, string];
  /** The first answer was turned round: then it is an order, no circle any more. */
  isTurned?: boolean;
  /** The sentence that says the same. */
  labelledBy: string;
};

type Point = { x: number; y: number };

const [left, right, top]: [Point, Point, Point] = [
  { x: 22, y: 94 },
  { x: 218, y: 94 },
  { x: 120, y: 14 },
];
/** How far an arrow keeps from the corners, and the length of its head. */
const [distance, head] = [17, 9];

/** Three values as a triangle: below the two that are asked about, in the order of the buttons, above the third. */
export function CircleFigure({ triad: [first, second, third], isTurned = false, labelledBy }: CircleFigureProps) {
  return (
    <Box w="100%" mx="auto" maw={304} role="img" aria-labelledby={labelledBy}>
      <Text c="dimmed" fw={600} ta="center" className={common.anywhere}>
        {third}
      </Text>
      <Box component="svg" viewBox="0 0 240 108" display="block" w="100%" aria-hidden="true">
        <path className={classes.arrow} d={arrow(right, top)} />
        <path className={classes.arrow} d={arrow(top, left)} />
        <path
          className={classes.asked}
          data-turned={isTurned || undefined}
          d={isTurned ? arrow(right, left) : arrow(left, right)}
        />
        <circle className={classes.other} cx={top.x} cy={top.y} r="5" />
        {/* The two forms of the mark, with the asked answer between them. */}
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

/** A line from one corner towards the other, with a head. */
function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) =>
    `${(from.x + dx * along - dy * aside).toFixed(1)} ${(from.y + dy * along + dx * aside).toFixed(1)}`;
  const tip = length - distance;
  return `M${at(distance, 0)}L${at(tip, 0)}M${at(tip - head, head * 0.6)}L${at(tip, 0)}L${at(tip - head, -head * 0.6)}`;
}
