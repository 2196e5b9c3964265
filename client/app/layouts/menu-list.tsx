import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './menu-list.module.css';

/** The rows of a header menu. */
export function MenuList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

type MenuLinkProps = { to: string; children: ReactNode; onClick: () => void };

export function MenuLink({ to, children, onClick }: MenuLinkProps) {
  return (
    <li>
      <Link className={classes.item} to={to} onClick={onClick}>
        {children}
      </Link>
    </li>
  );
}

export function MenuButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <li>
      <button className={classes.item} type="button" onClick={onClick}>
        {children}
      </button>
    </li>
  );
}
