import { markShapes } from '#shared/figures/mark-shapes.ts';
import { look } from '../look/look.ts';
import classes from './shapes.module.css';

/** Not found: the angular form has tipped over and lies apart; an outline shows where it would belong. */
export function LostShapes() {
  return (
    <svg viewBox="5.5 7 66 30" aria-hidden="true">
      <path className={classes.trace} transform="translate(4.6 6)" d={markShapes.angular} />
      <path className={look('fillRound')} transform="translate(4 6)" d={markShapes.round} />
      <path className={look('fillJob')} transform="translate(78.6 9.9) rotate(116)" d={markShapes.angular} />
    </svg>
  );
}
