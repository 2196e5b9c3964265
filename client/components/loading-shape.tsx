import { Group, Skeleton, Text } from '@mantine/core';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './loading-shape.module.css';

type Bar = readonly [height: number, width?: string];

const times = (count: number, bar: Bar): Bar[] => Array.from({ length: count }, () => bar);

const shapes = {
  form: [[28, '45%'], [16, '80%'], ...times(4, [48])],
  text: [[44, '55%'], ...times(2, [16]), [16, '60%'], ...times(3, [16]), [16, '40%']],
  table: [[20, '60%'], ...times(7, [44])],
  cards: [[32, '60%'], [20, '40%'], ...times(4, [96])],
} as const satisfies Record<string, readonly Bar[]>;

type LoadingShapeProps = { kind: keyof typeof shapes; label?: string };

export const LoadingShape = ({ kind, label = shellTexts.loading }: LoadingShapeProps) => (
  <div role="status" aria-label={label}>
    {shapes[kind].map(([height, width = '100%'], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
      <Skeleton key={index} height={height} width={width} maw="44rem" mb={height < 20 ? 12 : 20} />
    ))}
  </div>
);

export function FullScreenSpinner() {
  return (
    <Group gap={20} wrap="nowrap" justify="center" mih="100dvh" className={classes.screen} role="status">
      <MeetingShapes />
      <Text span c="dimmed" fz="sm">
        {shellTexts.loading}
      </Text>
    </Group>
  );
}

const MeetingShapes = ({ className = '' }: { className?: string }) => (
  <svg className={`${classes.mark} ${className}`} viewBox="-8 0 48 32" aria-hidden="true">
    <path className={classes.angular} d={markShapes.angular} />
    <path className={classes.round} d={markShapes.round} />
  </svg>
);

/** Close once, as the sign of an act that is done. */
export const ClosingShapes = () => <MeetingShapes className={classes.closing ?? ''} />;
