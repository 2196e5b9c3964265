import { NavLink } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { paths } from '../paths.ts';
import classes from './header-item.module.css';
import { personName } from './person-name.ts';

type PersonLabelProps = { user: SessionUser; role?: string | undefined };

/** Who is signed in, with the way to their account. */
export function PersonLabel({ user, role }: PersonLabelProps) {
  return (
    <NavLink className={classes.name} to={paths.account}>
      <span>{personName(user)}</span>
      {role && <span className={classes.role}>{role}</span>}
    </NavLink>
  );
}
