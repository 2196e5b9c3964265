import { Box, Group, Text } from '@mantine/core';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import classes from './cycle-figure.module.css';

type CycleFigureProps = {
  /** Each value was chosen over the next, and the third over the first. */
  triad: readonly [string, string, string];
  isResolved?: boolean;
  label: string;
};

type Point = { x: number; y: number };

const [left, right, top]: [Point, Point, Point] = [
  { x: 22, y: 67 },
  { x: 218, y: 67 },
  { x: 120, y: 12 },
];
const [distance, head] = [17, 9];

export function CycleFigure({ triad: [first, second, third], isResolved = false, label }: CycleFigureProps) {
  return (
    <Box w="100%" mx="auto" maw={304} role="img" aria-label={label}>
      <Text c="dimmed" fw={600} ta="center" className={common.anywhere}>
        {third}
      </Text>
      <Box component="svg" viewBox="0 0 240 80" display="block" w="100%" aria-hidden="true">
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
      <Group gap="md" wrap="nowrap" align="flex-start" justify="space-between" fw={600}>
        <Name>{first}</Name>
        <Name isEnd>{second}</Name>
      </Group>
    </Box>
  );
}

const Name = ({ isEnd = false, children }: { isEnd?: boolean; children: string }) => (
  <Text miw={0} ta={isEnd ? 'end' : 'start'} inherit className={common.anywhere}>
    <HyphenatedText>{children}</HyphenatedText>
  </Text>
);

function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) =>
    `${(from.x + dx * along - dy * aside).toFixed(1)} ${(from.y + dy * along + dx * aside).toFixed(1)}`;
  const tip = length - distance;
  return `M${at(distance, 0)}L${at(tip, 0)}M${at(tip - head, head * 0.6)}L${at(tip, 0)}L${at(tip - head, -head * 0.6)}`;
}
