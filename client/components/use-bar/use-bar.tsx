import { scarceShare } from '#shared/assets/kinds.ts';
import { look } from '../look/look.ts';
import classes from './use-bar.module.css';

/** How much of what is allowed is used: `share` from 0 to 1. */
export function UseBar({ share, label }: { share: number; label: string }) {
  return (
    <progress
      className={`${classes.bar} ${look('hidden', 'full', 'noBorder')}`}
      data-scarce={share >= scarceShare}
      max={1}
      value={Math.min(share, 1)}
      aria-label={label}
    />
  );
}
