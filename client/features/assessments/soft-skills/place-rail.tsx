import { look } from '../../../components/look/look.ts';
import classes from './statements.module.css';

/** The places that the cards are put down on. They stay where they are. */
export function PlaceRail({ count }: { count: number }) {
  return (
    <div className={`${classes.rail} ${look('unlisted', 'stack', 'gap10')}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <span key={index} className={`${classes.place} ${look('heading', 'centred', 'step1')}`} data-place={index + 1}>
          {index + 1}
        </span>
      ))}
    </div>
  );
}
