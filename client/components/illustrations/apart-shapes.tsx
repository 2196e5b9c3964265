import { markShapes } from '#shared/figures/mark-shapes.ts';
import { look } from '../look/look.ts';
import classes from './shapes.module.css';

/** Empty: the round form is there, the place beside it is still only an outline. */
export function ApartShapes() {
  return (
    <svg viewBox="1 1 36 30" aria-hidden="true">
      <path className={classes.trace} transform="translate(5)" d={markShapes.angular} />
      <path className={look('fillRound')} d={markShapes.round} />
    </svg>
  );
}
