import { Outlet } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import { SkipLink } from '../../components/skip-link.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { paths } from '../paths.ts';
import { LandingActions } from './landing-actions.tsx';
import classes from './landing-layout.module.css';
import type { NavigationLink } from './navigation.ts';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteLinks } from './site-links.tsx';
import { SiteMenu } from './site-menu.tsx';

const links: readonly NavigationLink[] = [
  { label: shellTexts.home, to: paths.home },
  { label: shellTexts.forCompanies, to: paths.companyInfo },
];

export function LandingLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader>
        <SiteLinks links={links} label={shellTexts.mainNavigation} />
        <div className={`${classes.end} ${look('middle', 'autoStart', 'gone', 'gap16')}`}>
          <LandingActions />
        </div>
        <SiteMenu links={links}>{(close) => <LandingActions onChoose={close} />}</SiteMenu>
      </SiteHeader>
      <PageMain>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageMain>
      <SiteFooter />
    </>
  );
}
