import { Group, Stack } from '@mantine/core';
import { Outlet, useLocation } from 'react-router-dom';
import { safeReturnPath } from '#shared/auth/return-path.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { SkipLink } from '../../components/skip-link.tsx';
import { useSession } from '../../lib/session.ts';
import { signInPath } from '../access.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { paths } from '../paths.ts';
import { publicNavigation } from './navigation.ts';
import { PageMain } from './page-main.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteLinks } from './site-links.tsx';
import { SiteMenu } from './site-menu.tsx';

export function PublicLayout() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <Stack gap={0} className={look('screenHigh')}>
      <SkipLink />
      <SiteHeader compact>
        <SiteLinks links={publicNavigation} label={shellTexts.mainNavigation} />
        <Group gap="sm" wrap="nowrap" className={look('narrowable', 'autoStart')}>
          {session.status === 'signedIn' && <PersonMenu user={session.user} />}
          {session.status === 'guest' && (
            <LinkButton to={signInPath(placeOf(pathname, search))}>{shellTexts.signIn}</LinkButton>
          )}
          {publicNavigation.length > 0 && <SiteMenu links={publicNavigation} />}
        </Group>
      </SiteHeader>
      <PageMain className={classes.main}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageMain>
      <SiteFooter />
    </Stack>
  );
}

/** Signing in leads back to where one is; a guest's own results stand on the dashboard then. */
function placeOf(pathname: string, search: string): string | null {
  if (pathname === paths.testResults) return paths.ownResults;
  // What an account is reset or confirmed by leads on by itself.
  const inner = safeReturnPath(new URLSearchParams(search).get('next'));
  return safeReturnPath(`${pathname}${search}`) ?? inner;
}
