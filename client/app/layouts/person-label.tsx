import { NavLink } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { look } from '../../components/look/look.ts';
import { paths } from '../../lib/paths.ts';
import classes from './header-item.module.css';
import { personName } from './person-name.ts';

type PersonLabelProps = { user: SessionUser; role?: string | undefined };

/** Who is signed in, with the way to their account. */
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
