import { Box } from '@mantine/core';
import type { Match } from '#shared/matching/types.ts';
import common from '../common.module.css';
import { uncertain } from '../range-bars/band-lane.tsx';

type MatchRangeBarProps = {
  match: Pick<Match, 'match' | 'low' | 'high'>;
  width?: number | string;
  height?: number;
};

export function MatchRangeBar({ match, width = '100%', height = 16 }: MatchRangeBarProps) {
  const { low, high } = match;
  return (
    <Box
      component="svg"
      display="block"
      className={common.hidden}
      width={width}
      height={height}
      style={{ borderRadius: '0.5rem 0.125rem 0.125rem 0.5rem' }}
      aria-hidden="true"
    >
      <rect fill="var(--pg-sunken)" width="100%" height={height} />
      <rect fill="var(--pg-mark-round)" width={`${low}%`} height={height} />
      {low < high && <rect {...uncertain} x={`${low}%`} y={-1} width={`${high - low}%`} height={height + 2} />}
      <circle
        fill="var(--pg-ink)"
        stroke="var(--pg-surface)"
        strokeWidth={1.5}
        cx={`${match.match}%`}
        cy={height / 2}
        r={height * 0.28}
      />
    </Box>
  );
}
