import { IconLogout } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import { useSignOut } from '../../features/auth/use-session.ts';
import { paths } from '../../lib/paths.ts';
import classes from './header-item.module.css';
import { personName } from './navigation.ts';

/** Phones show only the icon; the word stays as the accessible name. */
export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <button
      className={`${classes.item} ${look('inlineRow', 'toMiddle', 'ink', 'medium', 'undecorated', 'roundMd', 'noBorder', 'noGround', 'finger', 'gap8', 'hoverGround')}`}
      type="button"
      onClick={() => void signOut()}
    >
      <IconLogout size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.word}>{shellTexts.signOut}</span>
    </button>
  );
}

type PersonLabelProps = { user: SessionUser; role?: string | undefined };

export function PersonLabel({ user, role }: PersonLabelProps) {
  return (
    <NavLink
      className={`${classes.name} ${look('stack', 'narrowable', 'ink', 'strong', 'textEnd', 'undecorated', 'finger')}`}
      to={paths.account}
      title={personName(user)}
    >
      <span>{personName(user)}</span>
      {role && <span className={look('muted', 'tiny', 'medium')}>{role}</span>}
    </NavLink>
  );
}
