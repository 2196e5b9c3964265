import { Group, Stack } from '@mantine/core';
import { NavLink, useLocation } from 'react-router-dom';
import { safeReturnPath } from '#shared/auth/return-path.ts';
import { isPagePath } from '#shared/paths.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { companySignUpPath, signInPath, signUpPath } from '../../lib/access.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { MenuLink, MenuList } from './menu-list.tsx';
import { publicMenu, publicNavigation } from './navigation.ts';
import { PersonMenu } from './person-menu.tsx';
import { PopupPanel } from './popup-panel.tsx';
import classes from './public-header.module.css';
import { SiteHeader } from './site-header.tsx';

export function PublicHeader() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const accountLinks = accountLinksFrom(pathname, search);
  const isGuest = session.status === 'guest';
  return (
    <SiteHeader compact>
      <nav className={classes.links} aria-label={shellTexts.mainNavigation}>
        {publicNavigation.map(({ label, to }) => (
          <NavLink key={to} className={`${classes.link} ${common.oneLine} ${common.hoverGround}`} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <Group gap="sm" wrap="nowrap" miw={0} ms="auto">
        {session.status === 'signedIn' && <PersonMenu user={session.user} />}
        {isGuest && (
          <div className={classes.entrances}>
            <LinkButton to={accountLinks.signIn} kind="plain">
              {shellTexts.signIn}
            </LinkButton>
            <LinkButton to={accountLinks.signUp}>{shellTexts.signUp}</LinkButton>
          </div>
        )}
        <PublicMenu accountLinks={isGuest ? accountLinks : null} />
      </Group>
    </SiteHeader>
  );
}

type AccountLinks = { signIn: string; signUp: string };

function PublicMenu({ accountLinks }: { accountLinks: AccountLinks | null }) {
  return (
    <div className={classes.menu}>
      <PopupPanel wide button={shellTexts.menu}>
        {(close) => (
          <nav aria-label={shellTexts.mainNavigation}>
            <MenuList>
              {publicMenu.map(({ label, to }) => (
                <MenuLink key={to} to={to} onClick={close}>
                  {label}
                </MenuLink>
              ))}
            </MenuList>
            {accountLinks && (
              <Stack gap="xs" mt="xs" pt="sm" className={common.lineTop}>
                <Stack className={classes.narrow}>
                  <LinkButton to={accountLinks.signIn} onClick={close} kind="plain">
                    {shellTexts.signIn}
                  </LinkButton>
                </Stack>
                <LinkButton to={accountLinks.signUp} onClick={close}>
                  {shellTexts.signUp}
                </LinkButton>
              </Stack>
            )}
          </nav>
        )}
      </PopupPanel>
    </div>
  );
}

export function accountLinksFrom(pathname: string, search: string): AccountLinks {
  if (pathname === paths.companyInfo) return { signIn: paths.auth, signUp: companySignUpPath };
  const next = returnPathOf(pathname, search);
  return { signIn: signInPath(next), signUp: signUpPath(next) };
}

function returnPathOf(pathname: string, search: string): string | null {
  if (pathname === paths.home || pathname === paths.homeAlias || !isPagePath(pathname)) return null;
  if (pathname === paths.testResults) return paths.ownResults;
  // Sign-in and password pages have the return address in their own URL.
  return safeReturnPath(`${pathname}${search}`) ?? safeReturnPath(new URLSearchParams(search).get('next'));
}
