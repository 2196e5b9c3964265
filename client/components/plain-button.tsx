import type { ReactNode } from 'react';
import classes from './link-button.module.css';

type PlainButtonProps = { children: ReactNode; onClick: () => void };

/** The theme's filled button without Mantine's Button: what every page carries must not make the start page heavier. */
export function PlainButton({ children, onClick }: PlainButtonProps) {
  return (
    <button className={`${classes.button} ${classes.filled} ${classes.md}`} type="button" onClick={onClick}>
      {children}
    </button>
  );
}
