import classes from './announcer.module.css';

/** Tells a screen reader what a button just did. */
export function Announcer({ message }: { message: string }) {
  return (
    <p className={classes.hidden} role="status">
      {message}
    </p>
  );
}
