import { Box } from '@mantine/core';
import { type Band, rankCenter, rankSegmentOf } from '#shared/figures/profile.ts';
import common from '../common.module.css';

/** The part between the sure and the unreached one. The stroke separates it from both. */
export const uncertain = { fill: 'var(--pg-mark-angular)', stroke: 'var(--pg-surface)', strokeWidth: 2 };

type BandLaneProps = {
  band: Band;
  rankCount: number;
  height?: number;
};

export function BandLane({ band, rankCount, height = 16 }: BandLaneProps) {
  const { start, end } = rankSegmentOf(band, rankCount);
  return (
    <Box
      component="svg"
      display="block"
      bdrs="0.5rem 0.125rem 0.125rem 0.5rem"
      className={common.hidden}
      width="100%"
      height={height}
      aria-hidden="true"
    >
      <rect fill="var(--pg-sunken)" width="100%" height={height} />
      <rect fill="var(--pg-bar)" width={`${start}%`} height={height} />
      <rect {...uncertain} x={`${start}%`} y={-1} width={`${end - start}%`} height={height + 2} />
      <circle
        fill="var(--pg-ink)"
        stroke="var(--pg-surface)"
        strokeWidth={1.5}
        cx={`${rankCenter(band.rank, rankCount)}%`}
        cy={height / 2}
        r={4.5}
      />
    </Box>
  );
}
