import { Flex, Text } from '@mantine/core';
import { IconLogout, IconShieldCog } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { useSignOut } from '../../features/auth/use-session.ts';
import { paths } from '../../lib/paths.ts';
import classes from './header-item.module.css';
import { adminPortalPath, personName } from './navigation.ts';

const itemProps = {
  gap: 'xs',
  justify: 'center',
  align: 'center',
  display: 'inline-flex',
  c: 'bright',
  fw: 500,
  td: 'none',
  bdrs: 'md',
  mih: 44,
  className: `${classes.item} ${common.hoverGround}`,
} as const;

type IconLabelProps = { icon: typeof IconLogout; children: string };

const IconLabel = ({ icon: Icon, children }: IconLabelProps) => (
  <>
    <Icon size={20} stroke={1.75} aria-hidden="true" />
    <span className={classes.word}>{children}</span>
  </>
);

export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Flex component="button" type="button" {...itemProps} onClick={() => void signOut()}>
      <IconLabel icon={IconLogout}>{shellTexts.signOut}</IconLabel>
    </Flex>
  );
}

export const AdminPortalLink = () => (
  <Flex component={Link} {...itemProps} to={adminPortalPath}>
    <IconLabel icon={IconShieldCog}>{shellTexts.adminPortal}</IconLabel>
  </Flex>
);

type PersonLabelProps = { user: SessionUser; role?: string | undefined };

export function PersonLabel({ user, role }: PersonLabelProps) {
  return (
    <NavLink className={classes.name} to={paths.account} title={personName(user)}>
      <span>{personName(user)}</span>
      {role && (
        <Text span c="dimmed" fz="xs" fw={500}>
          {role}
        </Text>
      )}
    </NavLink>
  );
}
