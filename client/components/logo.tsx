import { markShapes } from '#shared/figures/mark-shapes.ts';
import { productName } from '#shared/product.ts';
import classes from './logo.module.css';
import { look } from './look/look.ts';

export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg className={look('block', 'rigid')} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path className={look('fillJob')} d={markShapes.angular} />
      <path className={look('fillRound')} d={markShapes.round} />
    </svg>
  );
}

/** Mark and name; the name is the accessible text. `compact` shows only the mark in a narrow header. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className={`${classes.logo} ${look('inlineRow', 'gap10')}`} data-compact={compact || undefined}>
      <Mark />
      <span className={`${classes.name} ${look('unhyphenated')}`} translate="no">
        {productName}
      </span>
    </span>
  );
}
