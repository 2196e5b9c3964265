import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { paths } from '../paths.ts';
import classes from './site-header.module.css';

/** The header of every page that is open to all: the name at the left, the rest as the layout wishes. Stays in sight. */
export function SiteHeader({ children }: { children: ReactNode }) {
  return (
    <header className={classes['header']}>
      <div className={classes['inner']}>
        <Link className={classes['brand']} to={paths.home}>
          <Logo />
        </Link>
        {children}
      </div>
    </header>
  );
}
