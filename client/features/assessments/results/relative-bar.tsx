import { look } from '../../../components/look/look.ts';
import classes from './relative-bar.module.css';

/** A share of one's own largest figure; the number stands beside it in words. */
export function RelativeBar({ part, whole }: { part: number; whole: number }) {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  return (
    <svg className={classes.bar} width="100%" height="16" aria-hidden="true">
      <rect fill="var(--pg-sunken)" width="100%" height="16" rx="4" />
      <rect className={look('fillPerson')} width={`${percent}%`} height="16" rx="4" />
    </svg>
  );
}
