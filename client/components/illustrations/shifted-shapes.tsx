import { markShapes } from '#shared/figures/mark-shapes.ts';
import classes from './shapes.module.css';

/** Something went wrong: both forms are there, but do not meet. */
export function ShiftedShapes() {
  return (
    <svg viewBox="1 -1 38 36" aria-hidden="true">
      <path className={classes.angular} transform="translate(6 4)" d={markShapes.angular} />
      <path className={classes.round} d={markShapes.round} />
    </svg>
  );
}
