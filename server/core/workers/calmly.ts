import type { Progress } from './work.ts';

/** So often somebody who watches hears of it, in ms. */
const pauseMs = 300;

export type Tell = (progress: Progress) => void;

/** Every new stage at once, what happens within it now and then. */
export function calmly(tell: Tell): Tell {
  let [stage, toldAt] = ['', 0];
  return (progress) => {
    const now = performance.now();
    if (progress.stage === stage && now - toldAt < pauseMs) return;
    [stage, toldAt] = [progress.stage, now];
    tell(progress);
  };
}
