import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { look } from '../../components/look/look.ts';
import classes from './menu-list.module.css';

/** The rows of a header menu. */
export function MenuList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

type MenuLinkProps = { to: string; children: ReactNode; onClick: () => void };

export function MenuLink({ to, children, onClick }: MenuLinkProps) {
  return (
    <li>
      <Link
        className={`${classes.item} ${look('row', 'full', 'ink', 'medium', 'textStart', 'undecorated', 'roundMd', 'noBorder', 'noGround', 'finger', 'hoverGround')}`}
        to={to}
        onClick={onClick}
      >
        {children}
      </Link>
    </li>
  );
}

export function MenuButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <li>
      <button
        className={`${classes.item} ${look('row', 'full', 'ink', 'medium', 'textStart', 'undecorated', 'roundMd', 'noBorder', 'noGround', 'finger', 'hoverGround')}`}
        type="button"
        onClick={onClick}
      >
        {children}
      </button>
    </li>
  );
}
