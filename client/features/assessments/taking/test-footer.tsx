import type { ReactNode } from 'react';
import classes from './test-footer.module.css';

type TestFooterProps = {
  children: ReactNode;
  /** What leads back, at the left. */
  start?: ReactNode;
  /** Why it does not go on at once. */
  note?: string | null;
  /** Stays at the bottom of the screen at every width, where what is above it is long. */
  isPinned?: boolean;
};

/** The confirm button: on phones at the bottom of the screen, where the thumb is. */
export function TestFooter({ children, start, note = null, isPinned = false }: TestFooterProps) {
  return (
    <div className={classes.footer} data-pinned={isPinned || undefined}>
      <p className={classes.note} role="status">
        {note}
      </p>
      <div className={classes.row}>
        <div className={classes.start}>{start}</div>
        <div className={classes.confirm}>{children}</div>
      </div>
    </div>
  );
}
