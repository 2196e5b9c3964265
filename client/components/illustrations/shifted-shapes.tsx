import { markShapes } from '#shared/figures/mark-shapes.ts';
import { look } from '../look/look.ts';

/** Something went wrong: both forms are there, but do not meet. */
export function ShiftedShapes() {
  return (
    <svg viewBox="1 -1 38 36" aria-hidden="true">
      <path className={look('fillJob')} transform="translate(6 4)" d={markShapes.angular} />
      <path className={look('fillRound')} d={markShapes.round} />
    </svg>
  );
}
