import { Box, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { isStaff, type SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { useSignOut } from '../../features/auth/use-session.ts';
import { paths } from '../../lib/paths.ts';
import { MenuButton, MenuLink, MenuList } from './menu-list.tsx';
import { adminPortalPath, type NavigationLink, personName } from './navigation.ts';
import classes from './person-menu.module.css';
import { PopupPanel } from './popup-panel.tsx';

export function PersonMenu({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  const name = personName(user);
  const home = personHome(user);
  return (
    <PopupPanel
      button={
        <>
          <VisuallyHidden>{shellTexts.accountMenu(name)}</VisuallyHidden>
          <Text span hiddenFrom="sm" aria-hidden="true">
            {initialsOf(user)}
          </Text>
          <Text
            span
            visibleFrom="sm"
            aria-hidden="true"
            miw={0}
            className={`${classes.name} ${common.hidden} ${common.unhyphenated} ${common.oneLine}`}
          >
            {name}
          </Text>
          <IconChevronDown size={18} aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <MenuList>
          <Box component="li" px="sm" pb={6} maw="18rem" c="dimmed" fz="sm" className={common.anywhere}>
            {name}
          </Box>
          <MenuLink to={home.to} onClick={close}>
            {home.label}
          </MenuLink>
          {user.organisation !== null && home.to !== paths.company.dashboard && (
            <MenuLink to={paths.company.dashboard} onClick={close}>
              {user.organisation.name}
            </MenuLink>
          )}
          <MenuLink to={paths.account} onClick={close}>
            {shellTexts.account}
          </MenuLink>
          <MenuButton
            onClick={() => {
              close();
              void signOut();
            }}
          >
            {shellTexts.signOut}
          </MenuButton>
        </MenuList>
      )}
    </PopupPanel>
  );
}

const initialsOf = ({ firstName, lastName, email }: SessionUser): string =>
  [firstName, lastName].map(([initial = '']) => initial).join('') || email.slice(0, 1).toUpperCase();

function personHome(user: SessionUser): NavigationLink {
  if (isStaff(user)) return { label: shellTexts.adminPortal, to: adminPortalPath };
  if (user.userType === 'company') return { label: shellTexts.toDashboard, to: paths.company.dashboard };
  return { label: shellTexts.navigation.start, to: paths.dashboard };
}
