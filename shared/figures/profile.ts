import { fieldWidth, leftForm, rightForm } from './contour.ts';

export type Band = { rank: number; low: number; high: number };
/** A stretch of a lane that is `fieldWidth` wide. */
type Stretch = { start: number; end: number };

/** Where the ranks low to high lie on the lane: the strongest rank ends at the right, each rank has the same width. */
export function stretchOf({ low, high }: Pick<Band, 'low' | 'high'>, of: number): Stretch {
  const width = fieldWidth / of;
  return { start: (of - high) * width, end: (of - low + 1) * width };
}

/** The middle of a rank's place on the lane. */
export function middleOf(rank: number, of: number): number {
  const { start, end } = stretchOf({ low: rank, high: rank }, of);
  return (start + end) / 2;
}

/**
 * The two forms of a profile, one row for each band in the given order. The left one reaches as far as the skill surely does,
 * the right one begins where it surely ends; what lies between them is left open by the measurement.
 */
export function profileForms(bands: readonly Band[], of: number): { sure: string; beyond: string } {
  const stretches = bands.map((band) => stretchOf(band, of));
  return {
    sure: leftForm(stretches.map(({ start }) => round(start))),
    beyond: rightForm(stretches.map(({ end }) => round(end))),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
