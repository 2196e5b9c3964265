import type { ReactNode } from 'react';
import classes from './test-buttons.module.css';

type QuietButtonProps = { children: ReactNode; onClick: () => void; disabled?: boolean };

/** What one may do, but need not. */
export function QuietButton({ children, onClick, disabled = false }: QuietButtonProps) {
  return (
    <button type="button" className={classes.quiet} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
