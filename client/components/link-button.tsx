import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './link-button.module.css';

type LinkButtonProps = {
  to: string;
  children: ReactNode;
  /** 'action' is the one coral thing on a screen. */
  kind?: 'action' | 'outline' | 'plain';
  size?: 'md' | 'lg';
  onClick?: () => void;
};

/** A link that looks like the theme's buttons, without loading Mantine's Button: for the public pages. */
export function LinkButton({ to, children, kind = 'outline', size = 'md', onClick }: LinkButtonProps) {
  return (
    <Link className={`${classes.button} ${classes[kind]} ${classes[size]}`} to={to} onClick={onClick} data-button="">
      {children}
    </Link>
  );
}

type PlainButtonProps = { children: ReactNode; onClick: () => void };

/** The theme's filled button without Mantine's Button: what every page carries must not make the start page heavier. */
export function PlainButton({ children, onClick }: PlainButtonProps) {
  return (
    <button className={`${classes.button} ${classes.filled} ${classes.md}`} type="button" onClick={onClick}>
      {children}
    </button>
  );
}
