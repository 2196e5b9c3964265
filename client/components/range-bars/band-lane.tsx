import { type Band, middleOf, stretchOf } from '#shared/figures/profile.ts';
import { look } from '../look/look.ts';
import classes from './band-lane.module.css';

type BandLaneProps = {
  band: Band;
  /** How many places there are. */
  of: number;
  height?: number;
};

/**
 * One row of the profile by itself: the form of the person, the band between, the other form, and a point at the measured place.
 * Says nothing aloud: the numbers stand beside it.
 */
export function BandLane({ band, of, height = 16 }: BandLaneProps) {
  const { start, end } = stretchOf(band, of);
  return (
    <svg className={`${classes.lane} ${look('block', 'hidden')}`} width="100%" height={height} aria-hidden="true">
      <rect className={look('fillJob')} width="100%" height={height} />
      <rect className={look('fillPerson')} width={`${start}%`} height={height} />
      <rect className={classes.band} x={`${start}%`} y={-1} width={`${end - start}%`} height={height + 2} />
      <circle
        fill="var(--pg-ink)"
        stroke="var(--pg-surface)"
        strokeWidth={1.5}
        cx={`${middleOf(band.rank, of)}%`}
        cy={height / 2}
        r={4.5}
      />
    </svg>
  );
}
