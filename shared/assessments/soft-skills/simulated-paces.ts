/** Middle and spread (of the logarithm) of the time for a group. Assumed, not observed. */
export type Pace = { medianMs: number; spread: number };

/**
 * Clickers answer at random: 'hasty', 'quick' and 'steady' ones in 4, 5 and 6 seconds a group, 'patient' ones at the pace of somebody who
 * reads; 'passive' ones are hasty and leave half of the groups as shown.
 */
export const clickerKinds = ['hasty', 'quick', 'steady', 'patient', 'passive'] as const;
export type ClickerKind = (typeof clickerKinds)[number];

export const carefulPace: Pace = { medianMs: 20_000, spread: 0.5 };
/** Somebody who reads 270 characters in 4 seconds and decides in 3. */
export const fastReadersPace: Pace = { medianMs: 7000, spread: 0.4 };
const hastyPace: Pace = { medianMs: 4000, spread: 0.5 };
export const clickerPaces: Readonly<Record<ClickerKind, Pace>> = {
  hasty: hastyPace,
  quick: { ...hastyPace, medianMs: 5000 },
  steady: { ...hastyPace, medianMs: 6000 },
  patient: carefulPace,
  passive: hastyPace,
};
