import { markShapes } from '#shared/figures/mark-shapes.ts';
import { productName } from '#shared/product.ts';
import classes from './logo.module.css';

export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg className={classes.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path className={classes.angular} d={markShapes.angular} />
      <path className={classes.round} d={markShapes.round} />
    </svg>
  );
}

/** Mark and name; the name is the accessible text. `compact` shows only the mark on phones. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className={classes.logo} data-compact={compact || undefined}>
      <Mark />
      <span className={classes.name} translate="no">
        {productName}
      </span>
    </span>
  );
}
