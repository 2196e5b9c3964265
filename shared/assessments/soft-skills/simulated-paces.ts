/** `spread`: of the logarithm of the time. Assumed, not observed. */
export type Pace = { medianMs: number; spread: number };

export const clickerKinds = ['hasty', 'quick', 'steady', 'patient', 'passive'] as const;
export type ClickerKind = (typeof clickerKinds)[number];

export const carefulPace: Pace = { medianMs: 20_000, spread: 0.5 };
export const fastReadersPace: Pace = { medianMs: 7000, spread: 0.4 };
const hastyPace: Pace = { medianMs: 4000, spread: 0.5 };
export const clickerPaces: Readonly<Record<ClickerKind, Pace>> = {
  hasty: hastyPace,
  quick: { ...hastyPace, medianMs: 5000 },
  steady: { ...hastyPace, medianMs: 6000 },
  patient: carefulPace,
  passive: hastyPace,
};
