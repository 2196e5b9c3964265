import { initialsOf } from '#shared/members/name.ts';
import classes from './avatar.module.css';

type AvatarProps = { person: { firstName: string; lastName: string; email: string } };

/** The initials in the round form of the mark. The name stands beside it, so it is only to look at. */
export function Avatar({ person }: AvatarProps) {
  return (
    <span className={classes.avatar} aria-hidden="true">
      {initialsOf(person)}
    </span>
  );
}
