import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { paths } from '../paths.ts';
import classes from './site-header.module.css';

type SiteHeaderProps = { children: ReactNode; compact?: boolean };

/** The header outside the working areas: the name at the left, the rest as the layout wishes. Stays in sight. */
export function SiteHeader({ children, compact = false }: SiteHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link className={classes.brand} to={paths.home}>
          <Logo compact={compact} />
        </Link>
        {children}
      </div>
    </header>
  );
}
