import { fieldWidth, leftForm, rightForm } from './contour.ts';

export type Band = { rank: number; low: number; high: number };
type Segment = { start: number; end: number };

export function rankSegmentOf({ low, high }: Pick<Band, 'low' | 'high'>, of: number): Segment {
  const width = fieldWidth / of;
  return { start: (of - high) * width, end: (of - low + 1) * width };
}

export function rankCenter(rank: number, of: number): number {
  const { start, end } = rankSegmentOf({ low: rank, high: rank }, of);
  return (start + end) / 2;
}

/** The left form ends at the certain part, the right one begins after the possible part; the gap is the uncertainty. */
export function profileForms(bands: readonly Band[], of: number): { sure: string; beyond: string } {
  const stretches = bands.map((band) => rankSegmentOf(band, of));
  return {
    sure: leftForm(stretches.map(({ start }) => round(start))),
    beyond: rightForm(stretches.map(({ end }) => round(end))),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
