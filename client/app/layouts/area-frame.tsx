import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { look } from '../../components/look/look.ts';
import { SkipLink } from '../../components/skip-link.tsx';
import { paths } from '../../lib/paths.ts';
import { PageBoundary } from '../page-boundary.tsx';
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
    <div className={`${classes.frame} ${look('stack', 'screenHigh')}`} data-tone={tone}>
      <SkipLink />
      <Group
        component="header"
        gap="sm"
        wrap="nowrap"
        className={`${classes.header} ${look('surface', 'lineBottom', 'sticky')}`}
      >
        <NavigationDrawer entries={entries} />
        <Link className={`${classes.brand} ${look('row', 'ink', 'undecorated', 'roundSm', 'finger')}`} to={paths.home}>
          <Logo compact />
        </Link>
        <div
          className={`${classes.owner} ${look('hidden', 'narrowable', 'strong', 'unhyphenated', 'oneLine', 'gone')}`}
        >
          {owner}
        </div>
        <Group gap="sm" wrap="nowrap" className={`${classes.person} ${look('narrowable', 'autoStart')}`}>
          {person}
        </Group>
      </Group>
      <div className={`${classes.sidebar} ${look('sticky', 'scrollY', 'gone')}`}>
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
