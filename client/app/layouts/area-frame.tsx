import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { paths } from '../paths.ts';
import { AreaFooter } from './area-footer.tsx';
import classes from './area-frame.module.css';
import { AreaNavigation } from './area-navigation.tsx';
import type { NavigationEntry } from './navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { PageMain } from './page-main.tsx';

type AreaFrameProps = {
  entries: readonly NavigationEntry[];
  tone: 'company' | 'admin';
  /** Beside the product name: whose area this is. */
  owner: ReactNode;
  /** At the right of the header. */
  person: ReactNode;
};

/** The working areas: header on top, navigation at the left, on phones in a drawer. Denser than the applicant side. */
export function AreaFrame({ entries, tone, owner, person }: AreaFrameProps) {
  return (
    <div className={classes.frame} data-tone={tone}>
      <SkipLink />
      <header className={classes.header}>
        <NavigationDrawer entries={entries} />
        <Link className={classes.brand} to={paths.home}>
          <Logo compact />
        </Link>
        <div className={classes.owner}>{owner}</div>
        <div className={classes.person}>{person}</div>
      </header>
      <div className={classes.sidebar}>
        <AreaNavigation entries={entries} />
      </div>
      <PageMain className={classes.main}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageMain>
      <AreaFooter />
    </div>
  );
}
