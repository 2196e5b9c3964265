import { markShapes } from '#shared/figures/mark-shapes.ts';
import classes from './illustrations.module.css';

export function EmptyIllustration() {
  return (
    <svg viewBox="1 1 36 30" aria-hidden="true">
      <path className={classes.trace} transform="translate(5)" d={markShapes.angular} />
      <path fill="var(--pg-mark-round)" d={markShapes.round} />
    </svg>
  );
}

export function NotFoundIllustration() {
  return (
    <svg viewBox="5.5 7 66 30" aria-hidden="true">
      <path className={classes.trace} transform="translate(4.6 6)" d={markShapes.angular} />
      <path fill="var(--pg-mark-round)" transform="translate(4 6)" d={markShapes.round} />
      <path fill="var(--pg-mark-angular)" transform="translate(78.6 9.9) rotate(116)" d={markShapes.angular} />
    </svg>
  );
}

export function ErrorIllustration() {
  return (
    <svg viewBox="1 -1 38 36" aria-hidden="true">
      <path fill="var(--pg-mark-angular)" transform="translate(6 4)" d={markShapes.angular} />
      <path fill="var(--pg-mark-round)" d={markShapes.round} />
    </svg>
  );
}
